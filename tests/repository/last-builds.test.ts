import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepLastBuilds } from '../../adapters/blade-server/last-builds.mjs';

let folder: string;
beforeEach(() => void (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'rdm-builds-'))));
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

/** A build that writes these files, some time after the one before. */
function build(at: number, ...names: string[]): void {
  for (const name of names) {
    fs.writeFileSync(path.join(folder, name), name);
    fs.utimesSync(path.join(folder, name), at / 1_000, at / 1_000);
  }
  keepLastBuilds(folder, at);
}
const scripts = () =>
  fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .sort();

it('what a running program may still load stays through the next build, and goes with the one after it', () => {
  build(1_000_000, 'main.js', 'form-a.js', 'same.js');
  build(2_000_000, 'main.js', 'form-b.js', 'same.js');
  expect(scripts()).toEqual(['form-a.js', 'form-b.js', 'main.js', 'same.js']);
  build(3_000_000, 'main.js', 'form-c.js', 'same.js');
  expect(scripts()).toEqual(['form-b.js', 'form-c.js', 'main.js', 'same.js']);
});
