import fs from 'node:fs';
import path from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserSize, sizesOfBuild } from './browser-size';
import { describeExampleProjects } from './example-projects';
import { describeExamples } from './examples';
import {
  doors,
  installPackage,
  internalDoors,
  testingDoor,
  type InstalledPackage,
  type Project,
} from './installed-package';

let installed: InstalledPackage;
let commonJs: Project;
beforeAll(() => {
  installed = installPackage();
  commonJs = installed.another('common-js', 'commonjs', installed.project);
});
afterAll(() => installed?.remove());

const allDoors = [...doors, ...internalDoors];
const withoutPeer = allDoors.filter((door) => door !== testingDoor);
const asOpened = (opened: readonly string[]) => ({ status: 0, output: opened.map((door) => `${door}\n`).join('') });

/** Programs that print the name of each door that gives something. */
const importing = (opened: readonly string[]) =>
  opened.map((door) => `if (Object.keys(await import('${door}')).length > 0) console.log('${door}');`).join('\n');
const requiring = (opened: readonly string[]) =>
  opened.map((door) => `if (Object.keys(require('${door}')).length > 0) console.log('${door}');`).join('\n');

const withoutNode = `
  for (const name of ['document', 'window', 'process', 'Buffer', 'setTimeout', 'fetch', 'require']) {
    Object.defineProperty(globalThis, name, { get() { throw new Error(name + ' was touched'); } });
  }`;

describe('The core as a library, packed and installed', () => {
  it('opens every door to import', () => {
    const { project } = installed;
    expect(doors).toContain('@rdm/core');
    expect(project.run(project.write('doors.js', importing(allDoors)))).toEqual(asOpened(allDoors));
  });

  it('opens every door to require', () => {
    expect(commonJs.run(commonJs.write('doors.js', requiring(allDoors)))).toEqual(asOpened(allDoors));
  });

  it('opens all but the door for tests without fast-check', () => {
    const { alone } = installed;
    expect(alone.run(alone.write('doors.js', importing(withoutPeer)))).toEqual(asOpened(withoutPeer));
    expect(alone.run(alone.write('doors.cjs', requiring(withoutPeer)))).toEqual(asOpened(withoutPeer));
    const { status, output } = alone.run(alone.write('testing.js', `await import('${testingDoor}');`));
    expect({ status, why: /Cannot find package '[^']*'/.exec(output)?.[0] }).toEqual({
      status: 1,
      why: `Cannot find package 'fast-check'`,
    });
  });

  it('tells its version to import and require', () => {
    const { project } = installed;
    const imported = `import own from '@rdm/core/package.json' with { type: 'json' }; console.log(own.name);`;
    expect(project.run('--no-warnings', project.write('own.js', imported)).output).toBe('@rdm/core\n');
    const required = `console.log(require('@rdm/core/package.json').name);`;
    expect(commonJs.run(commonJs.write('own.js', required)).output).toBe('@rdm/core\n');
  });

  it('calculates with either', () => {
    const { project } = installed;
    const use = `console.log(String(sum([yuan('0.1'), yuan('0.2')])));`;
    const imported = project.write('sum.js', `import { sum, yuan } from '@rdm/core/money'; ${use}`);
    const required = commonJs.write('sum.js', `const { sum, yuan } = require('@rdm/core/money'); ${use}`);
    expect([project.run(imported).output, commonJs.run(required).output]).toEqual(['0.30\n', '0.30\n']);
  });

  const ways = [
    ['an ES module project', 'node16', () => installed.project],
    ['a CommonJS project', 'node16', () => commonJs],
  ] as const;
  // A bundler finds the files an ES module does, which is told below of every way to import the package.
  it.each(ways)('brings its types to the strict programs of %s, resolved as %s does', (_, resolution, of) => {
    const lines = allDoors.map((door, index) => `import * as area${index} from '${door}'; export { area${index} };`);
    of().write('imports.ts', lines.join('\n'));
    const options = [
      '--noEmit',
      '--strict',
      '--target',
      'es2022',
      '--module',
      resolution,
      '--moduleResolution',
      resolution,
    ];
    expect(of().compile(...options, 'imports.ts')).toBe('');
  });

  it.each([
    ['an ES module', () => installed.project],
    ['a CommonJS', () => commonJs],
  ])('runs in what the compiler makes of a program of %s project', (_, of) => {
    const program = `
      import { validateCreditCode, type Verdict } from '@rdm/core/identity';
      const verdict: Verdict = validateCreditCode('91350100M000100Y44');
      const said: string = verdict.valid ? verdict.value : verdict.reason;
      (globalThis as unknown as { console: { log(text: string): void } }).console.log(said);`;
    of().write('program.ts', program);
    const options = ['--strict', '--target', 'es2022', '--lib', 'es2022', '--module', 'node16'];
    expect(of().compile(...options, 'program.ts')).toBe('');
    expect(of().run('program.js')).toEqual({ status: 0, output: 'checksum\n' });
  });

  it('says the same of itself in its package.json and its files', async () => {
    const bytes = fs.readFileSync(installed.tarball);
    const { messages, pkg } = await publint({
      pack: { tarball: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) },
      strict: true,
    });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  it('resolves the right types for every way to import it', async () => {
    const analysis = await checkPackage(
      createPackageFromTarballData(new Uint8Array(fs.readFileSync(installed.tarball))),
    );
    if (!analysis.types) throw new Error('The package has no types');
    // Node 10 does not support `exports`; the engines field requires Node 20.
    const problems = analysis.problems.filter(
      (problem) => !('resolutionKind' in problem && problem.resolutionKind === 'node10'),
    );
    expect(problems).toEqual([]);
  });

  it('consists of what was built from its modules, and the pages that belong to it', () => {
    const folder = path.join(installed.alone.folder, 'node_modules/@rdm/core');
    const files = fs
      .readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
    const pages = files.filter((file) => !file.startsWith('dist/'));
    expect(pages.toSorted()).toEqual(['CHANGELOG.md', 'LICENSE', 'README.md', 'package.json']);

    const source = path.resolve(import.meta.dirname, '../../core/src');
    const isOwn = (file: string) =>
      // The bundler's own few lines for CommonJS.
      /^dist\/_virtual\/_rolldown\/runtime\.c?js$/.test(file) ||
      /\.d\.c?ts$/.test(file) ||
      (/\.c?js$/.test(file) && fs.existsSync(path.join(source, file.replace(/^dist\/(.*)\.c?js$/, '$1.ts'))));
    const built = files.filter((file) => file.startsWith('dist/'));
    expect(built.filter((file) => !isOwn(file) || /\.(test|testing)\./.test(file))).toEqual([]);
  });
});

describe('What a page pays', () => {
  const folder = () => installed.project.folder;
  const everythingOf = (door: string) => `import * as all from '${door}'; globalThis.all = all;`;

  it('one function brings only what it needs', async () => {
    const one = `import { validatePostcode } from '@rdm/core/identity'; globalThis.one = validatePostcode;`;
    const sizes = await Promise.all(
      [one, everythingOf('@rdm/core/identity')].map((each) => browserSize(folder(), each)),
    );
    expect(sizes[0]).toBeGreaterThan(500);
    expect(sizes[0]).toBeLessThan(sizes[1]! / 3);
  });

  it('the table of holidays is only in pages that ask for workdays', async () => {
    const page = (name: string) => `import { ${name} } from '@rdm/core/calendar'; globalThis.one = ${name};`;
    const [year, workday] = await Promise.all(
      ['currentYear', 'isWorkday'].map((name) => browserSize(folder(), page(name))),
    );
    expect(year).toBeLessThan(workday! / 2);
  });

  it('an import of a door that is not used leaves nothing behind', async () => {
    const pages = allDoors.map((door, at) => [`door${at}`, `import '${door}'; globalThis.door${at} = true;`]);
    const sizes = await sizesOfBuild(folder(), Object.fromEntries(pages));
    // One file for each entry point, and none for code they would share.
    expect([...sizes.values()].filter((size) => size < 100)).toHaveLength(allDoors.length);
    expect(sizes.size).toBe(allDoors.length);
  });

  it('the areas other teams import touch nothing of a page or of Node when they are opened', () => {
    const areas = doors.filter((door) => door !== testingDoor);
    const lines = areas.map((door) => `await import('${door}');`);
    const { status, output } = installed.project.run(
      '--input-type=module',
      '--eval',
      `${withoutNode}\n${lines.join('\n')}`,
    );
    expect({ status, output }).toEqual({ status: 0, output: '' });
  });
});

describeExamples(() => installed.project);
describeExampleProjects(() => installed);
