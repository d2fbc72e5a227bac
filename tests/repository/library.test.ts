import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const core = path.join(root, 'core');
const { exports: doors, dependencies } = JSON.parse(fs.readFileSync(path.join(core, 'package.json'), 'utf8')) as {
  exports: Record<string, unknown>;
  dependencies: Record<string, string>;
};
const areas = Object.keys(doors).map((door) => door.slice(2));

/** A project elsewhere that has the built core and what it depends on, and nothing else. */
let project: string;

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: project, encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

beforeAll(() => {
  project = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'rdm-library-')));
  const installed = path.join(project, 'node_modules/@rdm/core');
  fs.mkdirSync(installed, { recursive: true });
  fs.copyFileSync(path.join(core, 'package.json'), path.join(installed, 'package.json'));
  fs.writeFileSync(path.join(project, 'package.json'), '{ "type": "module" }');
  const wanted = [...Object.keys(dependencies), '@types/big.js'];
  fs.mkdirSync(path.join(project, 'node_modules/@types'));
  for (const name of wanted) {
    fs.symlinkSync(path.join(root, 'node_modules', name), path.join(project, 'node_modules', name), 'dir');
  }
  const tsup = path.join(root, 'node_modules/tsup/dist/cli-default.js');
  const args = [tsup, '--silent', '--out-dir', path.join(installed, 'dist')];
  const built = spawnSync(process.execPath, args, { cwd: core, encoding: 'utf8' });
  expect(built.stdout + built.stderr).toBe('');
  expect(built.status).toBe(0);
});

afterAll(() => fs.rmSync(project, { recursive: true, force: true }));

describe('The core as a library', () => {
  it('opens every door to import', () => {
    const lines = areas.map((area) => `console.log(Object.keys(await import('@rdm/core/${area}')).length > 0);`);
    const { status, output } = run('--input-type=module', '--eval', lines.join('\n'));
    expect({ status, output }).toEqual({ status: 0, output: 'true\n'.repeat(areas.length) });
  });

  it('opens every door to require', () => {
    const lines = areas.map((area) => `console.log(Object.keys(require('@rdm/core/${area}')).length > 0);`);
    const { status, output } = run('--input-type=commonjs', '--eval', lines.join('\n'));
    expect({ status, output }).toEqual({ status: 0, output: 'true\n'.repeat(areas.length) });
  });

  it('calculates with either', () => {
    const use = `console.log(String(sum([yuan('0.1'), yuan('0.2')])));`;
    const imported = run('--input-type=module', '--eval', `import { sum, yuan } from '@rdm/core/money'; ${use}`);
    const required = run('--input-type=commonjs', '--eval', `const { sum, yuan } = require('@rdm/core/money'); ${use}`);
    expect([imported.output, required.output]).toEqual(['0.30\n', '0.30\n']);
  });

  it('brings its types to both', () => {
    const lines = areas.map(
      (area, index) => `import * as area${index} from '@rdm/core/${area}'; export { area${index} };`,
    );
    fs.writeFileSync(path.join(project, 'imports.ts'), lines.join('\n'));
    fs.writeFileSync(path.join(project, 'imports.cts'), lines.join('\n'));
    const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
    const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2022'];
    expect(run(tsc, ...options, 'imports.ts', 'imports.cts')).toEqual({ status: 0, output: '' });
  });
});
