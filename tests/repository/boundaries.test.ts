import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import type { ICruiseResult, IForbiddenRuleType } from 'dependency-cruiser';
import { afterEach, describe, expect, it } from 'vitest';
import { folderLoop, kept, offences, packages, type Offence } from './miniature';

const root = path.resolve(import.meta.dirname, '../..');
const config = path.join(root, '.dependency-cruiser.cjs');
const folders = path.join(root, 'scripts/folder-loops.config.js');
const { forbidden } = createRequire(import.meta.url)(config) as { forbidden: IForbiddenRuleType[] };
const ruleNames = forbidden.map((rule) => String(rule.name));

const temporary: string[] = [];
afterEach(() => {
  for (const folder of temporary.splice(0)) fs.rmSync(folder, { recursive: true, force: true });
});

// `npm run check` verifies the repository itself.
describe('The boundaries of the architecture', () => {
  it('leave alone what keeps them', () => {
    expect(brokenRules(miniature([]))).toEqual([]);
  });

  it('are each broken by the import they forbid, and by no other', () => {
    const everyOffence = [...offences, ...upwards()];
    const expected = everyOffence.flatMap(({ file, broken }) => broken.map((rule) => `${file} breaks ${rule}`));
    expect(brokenRules(miniature(everyOffence))).toEqual(expected.sort());
    const proved = new Set(everyOffence.flatMap(({ broken }) => broken.map((rule) => rule.split(' → ')[0])));
    expect(ruleNames.filter((name) => !proved.has(name))).toEqual([]);
  });
});

describe('Files that import each other', () => {
  it('are told of by the linter, also if they do it for a type alone or through a door', () => {
    const folder = miniature([]);
    const circles = {
      'core/src/project/round.ts': `import { turn } from './turn'; export const round = (): unknown => turn;`,
      'core/src/project/turn.ts': `import { round } from './round'; export const turn = (): unknown => round;`,
      'core/src/ledger/row.ts': `import { type Cell } from './cell'; export type Row = Cell[];`,
      'core/src/ledger/cell.ts': `import { type Row } from './row'; export type Cell = Row | string;`,
      'core/src/kernel/name.ts': `export { name } from '@rdm/core/internal/project';`,
      'core/src/project/index.ts': `export * from './project'; export { name } from '../kernel/name';`,
    };
    for (const [file, text] of Object.entries(circles)) fs.writeFileSync(path.join(folder, file), text);
    expect(filesInCircles(folder)).toEqual(Object.keys(circles).sort());
    expect(filesInCircles(miniature([]))).toEqual([]);
  });
});

describe('The folders of the screens', () => {
  it('are let alone while none knows another that knows it', () => {
    expect(brokenRules(miniature([]), folders)).toEqual([]);
  });

  it('are told of when they do, though every file keeps its own rules', () => {
    const looped = miniature(folderLoop);
    expect(brokenRules(looped)).toEqual([]);
    const expected = folderLoop.flatMap(({ file, broken }) =>
      broken.map((rule) => `${path.dirname(file)} breaks ${rule}`),
    );
    expect(brokenRules(looped, folders)).toEqual(expected.sort());
  });
});

/** An import of the uppermost area by every area below it. */
function upwards(): Offence[] {
  const areas = ruleNames.flatMap((name) => /^core-(.+)-imports-nothing-above-it$/.exec(name)?.[1] ?? []);
  expect(areas.length).toBeGreaterThan(10);
  return areas.map((area) => ({
    file: `core/src/${area}/to-the-top.ts`,
    imports: '../library',
    broken: [
      ...(area === 'testing' ? ['core-testing-has-fast-check-alone → core/src/library/index.ts'] : []),
      `core-${area}-imports-nothing-above-it → core/src/library/index.ts`,
    ],
  }));
}

/** Every violation of a folder, as `file breaks rule → import`. */
function brokenRules(folder: string, rules = config): string[] {
  const cruiser = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [cruiser, 'core', 'adapters', 'ui', '--config', rules, '--output-type', 'json'],
    { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 28 },
  );
  expect(stderr).toBe('');
  const { summary } = JSON.parse(stdout) as ICruiseResult;
  return summary.violations.map(({ rule, from, to }) => `${from} breaks ${rule.name} → ${to}`).sort();
}

/** The files of which the linter says that they import each other. */
function filesInCircles(folder: string): string[] {
  // The compiler of the rules that ask for types stands in the repository alone.
  const settings = fs.readFileSync(path.join(root, '.oxlintrc.json'), 'utf8');
  fs.writeFileSync(path.join(folder, '.oxlintrc.json'), settings.replace('"typeAware": true', '"typeAware": false'));
  const linter = path.join(root, 'node_modules/oxlint/bin/oxlint');
  const { stdout } = spawnSync(process.execPath, [linter, '--tsconfig', 'tsconfig.base.json', '--format', 'json'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] };
  const found = diagnostics.filter(({ code }) => code === 'import(no-cycle)').map(({ filename }) => filename);
  return [...new Set(found)].sort();
}

/** Writes the miniature with the offences into a temporary folder. */
function miniature(added: readonly Offence[]): string {
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'rdm-boundaries-')));
  temporary.push(folder);
  const write = (file: string, contents: string) => {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), contents);
  };
  fs.copyFileSync(path.join(root, 'tsconfig.base.json'), path.join(folder, 'tsconfig.base.json'));
  write('package.json', JSON.stringify({ name: 'miniature', private: true, devDependencies: { vitest: '1.0.0' } }));
  for (const [place, { dependencies, exports }] of Object.entries(packages)) {
    const versions = Object.fromEntries(dependencies.map((name) => [name, '1.0.0']));
    const name = `@rdm/${path.basename(place)}`;
    write(`${place}/package.json`, JSON.stringify({ name, type: 'module', exports, dependencies: versions }));
    fs.mkdirSync(path.join(folder, 'node_modules/@rdm'), { recursive: true });
    fs.symlinkSync(path.join(folder, place), path.join(folder, 'node_modules', name), 'dir');
  }
  for (const name of ['big.js', 'valibot', 'fast-check', 'pg', 'react', 'vitest']) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' }));
    write(`node_modules/${name}/index.js`, 'module.exports = {};');
  }
  for (const [file, contents] of Object.entries(kept)) write(file, contents);
  for (const { file, imports } of added) write(file, `import '${imports}'; export const offence = 1;`);
  return folder;
}
