import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'rolldown';
import { afterAll, beforeAll, expect, it } from 'vitest';

/** A program of three lines that fails in its second, bundled the way the server is. */
let folder: string;
const traces = pathToFileURL(path.resolve(import.meta.dirname, '../../scripts/readable-traces.mjs')).href;
beforeAll(async () => {
  folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'rdm-traces-')));
  const source = path.join(folder, 'src', 'failing.ts');
  fs.mkdirSync(path.dirname(source));
  fs.writeFileSync(source, 'export function failing(): never {\n  throw new Error("broken on purpose");\n}\n');
  await build({
    input: source,
    output: {
      file: path.join(folder, 'dist', 'failing.mjs'),
      sourcemap: true,
      minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
    },
  });
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

function stackOf(before: string): string {
  const bundle = pathToFileURL(path.join(folder, 'dist', 'failing.mjs')).href;
  const script = [
    before,
    `const { failing } = await import(${JSON.stringify(bundle)});`,
    'try { failing(); } catch (error) { console.log(error.stack); }',
  ].join('\n');
  return execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
}

const reading = () =>
  `const { readTraces } = await import(${JSON.stringify(traces)}); readTraces(${JSON.stringify(path.join(folder, 'dist'))});`;

it('names the source and the line of an error in a bundle', () => {
  const stack = stackOf(reading());
  expect(stack).toMatch(/^Error: broken on purpose\n/);
  expect(stack).toContain(`at failing (${path.join(folder, 'src', 'failing.ts')}:2:9)`);
});

it('names the place in the bundle where its map is gone', () => {
  fs.renameSync(path.join(folder, 'dist', 'failing.mjs.map'), path.join(folder, 'gone.map'));
  expect(stackOf(reading())).toContain('dist/failing.mjs:1:');
  fs.renameSync(path.join(folder, 'gone.map'), path.join(folder, 'dist', 'failing.mjs.map'));
});

it('leaves errors of everything else as they are', () => {
  const plain = `try { null.x; } catch (error) { console.log(error.stack.split('\\n').slice(0, 2).join('\\n')); }`;
  const firstLines = (before: string) => stackOf(`${before}\n${plain}`).split('\n').slice(0, 2);
  expect(firstLines(reading())).toEqual(firstLines(';'));
});
