import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/**
 * What a page pays that uses everything of one door of the installed library.
 * @returns bytes of JavaScript, gzip
 */
export async function browserSize(project: string, statement: string): Promise<number> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'rdm-browser-'));
  const entry = path.join(fs.mkdtempSync(path.join(project, 'page-')), 'entry.js');
  fs.writeFileSync(entry, statement);
  try {
    await build({
      configFile: false,
      root: project,
      logLevel: 'error',
      build: { outDir: folder, minify: true, modulePreload: false, rollupOptions: { input: entry } },
    });
    const assets = path.join(folder, 'assets');
    const sizes = fs.readdirSync(assets).map((name) => gzipSync(fs.readFileSync(path.join(assets, name))).length);
    return sizes.reduce((sum, size) => sum + size, 0);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
    fs.rmSync(path.dirname(entry), { recursive: true, force: true });
  }
}
