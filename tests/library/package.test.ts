import fs from 'node:fs';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserSize, sizesOfBuild } from './browser-size';
import { describeExamples } from './examples';
import { doors, installPackage, type InstalledPackage } from './installed-package';

let installed: InstalledPackage;
beforeAll(() => void (installed = installPackage()));
afterAll(() => installed?.remove());

const opened = 'true\n'.repeat(doors.length);
const withoutNode = `
  for (const name of ['document', 'window', 'process', 'Buffer', 'setTimeout', 'fetch', 'require']) {
    Object.defineProperty(globalThis, name, { get() { throw new Error(name + ' was touched'); } });
  }`;

describe('The core as a library, packed and installed', () => {
  it('opens every door to import', () => {
    const lines = doors.map((door) => `console.log(Object.keys(await import('${door}')).length > 0);`);
    const { status, output } = installed.run('--input-type=module', '--eval', lines.join('\n'));
    expect({ status, output }).toEqual({ status: 0, output: opened });
  });

  it('opens every door to require', () => {
    const lines = doors.map((door) => `console.log(Object.keys(require('${door}')).length > 0);`);
    const { status, output } = installed.run('--input-type=commonjs', '--eval', lines.join('\n'));
    expect({ status, output }).toEqual({ status: 0, output: opened });
  });

  it('calculates with either', () => {
    const use = `console.log(String(sum([yuan('0.1'), yuan('0.2')])));`;
    const imported = installed.run(
      '--input-type=module',
      '--eval',
      `import { sum, yuan } from '@rdm/core/money'; ${use}`,
    );
    const required = installed.run(
      '--input-type=commonjs',
      '--eval',
      `const { sum, yuan } = require('@rdm/core/money'); ${use}`,
    );
    expect([imported.output, required.output]).toEqual(['0.30\n', '0.30\n']);
  });

  it.each([
    ['nodenext', ['--module', 'nodenext']],
    ['bundler', ['--module', 'esnext', '--moduleResolution', 'bundler']],
  ])('brings its types to strict programs that resolve as %s does', (_, resolution) => {
    const lines = doors.map((door, index) => `import * as area${index} from '${door}'; export { area${index} };`);
    installed.write('imports.ts', lines.join('\n'));
    installed.write('imports.cts', lines.join('\n'));
    installed.write('imports.mts', lines.join('\n'));
    const options = ['--noEmit', '--strict', '--target', 'es2022', ...resolution];
    expect(installed.compile(...options, 'imports.ts', 'imports.cts', 'imports.mts')).toBe('');
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

  it('has no tests and no sample data in it', () => {
    const files = fs.readdirSync(`${installed.project}/node_modules/@rdm/core`, { recursive: true, encoding: 'utf8' });
    expect(files.filter((file) => /\.(test|testing)\./.test(file))).toEqual([]);
  });
});

describe('What a page pays', () => {
  const everythingOf = (door: string) => `import * as all from '${door}'; globalThis.all = all;`;

  it.each([
    ['@rdm/core/identity', 7680],
    ['@rdm/core/money', 6144],
  ])('everything of %s is at most %i bytes', async (door, most) => {
    const size = await browserSize(installed.project, everythingOf(door));
    expect(size).toBeGreaterThan(500);
    expect(size).toBeLessThanOrEqual(most);
  });

  it('one function brings only what it needs', async () => {
    const [one, all] = await Promise.all([
      browserSize(
        installed.project,
        `import { validatePostcode } from '@rdm/core/identity'; globalThis.one = validatePostcode;`,
      ),
      browserSize(`${installed.project}`, everythingOf('@rdm/core/identity')),
    ]);
    expect(one).toBeLessThan(all / 3);
  });

  it('the table of holidays is only in pages that ask for workdays', async () => {
    const page = (name: string) => `import { ${name} } from '@rdm/core/calendar'; globalThis.one = ${name};`;
    const [year, workday] = await Promise.all(
      ['currentYear', 'isWorkday'].map((name) => browserSize(installed.project, page(name))),
    );
    expect(year).toBeLessThan(workday! / 2);
  });

  it('an import of a door that is not used leaves nothing behind', async () => {
    const pages = doors.map((door, at) => [`door${at}`, `import '${door}'; globalThis.door${at} = true;`]);
    const sizes = await sizesOfBuild(installed.project, Object.fromEntries(pages));
    // One file for each entry point, and none for code they would share.
    expect([...sizes.values()].filter((size) => size < 100)).toHaveLength(doors.length);
    expect(sizes.size).toBe(doors.length);
  });

  it('the areas other teams import touch nothing of a page or of Node when they are opened', () => {
    const areas = [
      'identity',
      'identity/regions',
      'identity/industries',
      'money',
      'calendar',
      'project',
      'enterprise',
      'tax',
      'statistics',
      'assessment',
      'access',
    ];
    const lines = areas.map((area) => `await import('@rdm/core/${area}');`);
    const { status, output } = installed.run('--input-type=module', '--eval', `${withoutNode}\n${lines.join('\n')}`);
    expect({ status, output }).toEqual({ status: 0, output: '' });
  });
});

describeExamples(() => installed);
