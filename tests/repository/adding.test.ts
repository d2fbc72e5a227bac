import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apply, stepsOf, type Step } from './applied-readme';

const root = path.resolve(import.meta.dirname, '../..');
const copy = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'rdm-adding-')));
const readme = fs.readFileSync(path.join(root, 'README.md'), 'utf8');

const sections = ['Adding a resource', 'Adding a call'];
const ofCore = ['big.js', 'valibot'];

/** A separate checkout: the current files, the npm packages linked, the workspace packages linked within the copy. */
function makeCopy(): void {
  const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  const files = stdout.split('\0').filter((file) => file !== '' && fs.existsSync(path.join(root, file)));
  for (const file of files) {
    fs.mkdirSync(path.join(copy, path.dirname(file)), { recursive: true });
    fs.copyFileSync(path.join(root, file), path.join(copy, file));
  }
  const modules = path.join(copy, 'node_modules');
  fs.mkdirSync(path.join(modules, '@rdm'), { recursive: true });
  for (const name of fs.readdirSync(path.join(root, 'node_modules'))) {
    const from = path.join(root, 'node_modules', name);
    // The boundary rules depend on the location of the core's packages, so these are copied.
    if (ofCore.includes(name)) fs.cpSync(from, path.join(modules, name), { recursive: true });
    else if (name !== '@rdm' && name !== '.cache') fs.symlinkSync(from, path.join(modules, name));
  }
  for (const name of fs.readdirSync(path.join(root, 'node_modules/@rdm'))) {
    const workspace = path.relative(root, fs.realpathSync(path.join(root, 'node_modules/@rdm', name)));
    fs.symlinkSync(path.join(copy, workspace), path.join(modules, '@rdm', name));
  }
}

/** The compiler and the linter end soon: they collect garbage only where they come near the limit. */
const frugal = { GOGC: 'off', GOMEMLIMIT: '2GiB' };

/** Runs a command of the README; it must succeed. */
function run(command: string): void {
  const { status, stdout, stderr } = spawnSync('sh', ['-c', command], {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: { ...process.env, ...frugal, VITEST: undefined, VITEST_POOL_ID: undefined, VITEST_WORKER_ID: undefined },
  });
  expect(`${command}: ${status}\n${status === 0 ? '' : `${stdout}${stderr}`.slice(-4000)}`).toBe(`${command}: 0\n`);
}

/** Follows sections in order; a command that several end with runs once, after the last. */
function follow(...headings: readonly string[]): void {
  const sections = headings.map((heading) => stepsOf(readme, heading));
  for (const steps of sections) expect(steps.length).toBeGreaterThan(2);
  const isRepeated = (step: Step, section: number) =>
    sections.slice(section + 1).some((later) => isDeepStrictEqual(later.at(-1), step));
  for (const [section, steps] of sections.entries()) {
    for (const step of steps) {
      if (step.kind !== 'run') apply(copy, step);
      else if (!isRepeated(step, section)) run(step.command);
    }
  }
}

/** Files that a section has the reader write or change by hand. */
const touched = (heading: string) =>
  new Set(stepsOf(readme, heading).flatMap((step) => ('file' in step ? [step.file] : [])));

describe('the README', () => {
  beforeAll(makeCopy);
  afterAll(() => fs.rmSync(copy, { recursive: true, force: true }));

  it('says in three files how a call is added', () => {
    expect(touched('Adding a call').size).toBeLessThanOrEqual(3);
  });

  it(
    'adds a resource and then a call, by its own words, to a product that passes its checks and tests',
    { timeout: 400_000 },
    () => {
      follow(...sections);
      // One checker: several at once would each infer the same types.
      run('node_modules/typescript-native/bin/tsc -p tsconfig.json --checkers 1');
      run('npx oxfmt --check');
      const files = sections.flatMap((heading) => [...touched(heading)]);
      // What is linted by its types is linted in the files that were written; the checks lint all others.
      run(`npx oxlint ${files.join(' ')}`);
      // A rule is broken by one import, and a circle lies within an area: no file of another area need be read.
      const areas = new Set(files.map((file) => file.split('/').slice(0, 3).join('/')));
      run(`npx depcruise ${[...areas].join(' ')} --max-depth 1 --config .dependency-cruiser.cjs --output-type err`);
      // What asks each resource or call for something of its own.
      const asking = ['tables', 'demonstration-filled', 'openapi'].map((name) => `tests/contract/${name}.test.ts`);
      run(`npx vitest run --project stacks ${asking.join(' ')}`);
      // The page was written from what is served.
      const rights = fs.readFileSync(path.join(copy, 'docs/rights.md'), 'utf8');
      for (const call of ['POST /api/blade-rdm/prototype/submit', 'GET /api/blade-rdm/prototype/cost'])
        expect(rights).toContain(`| \`${call}`);
    },
  );
});
