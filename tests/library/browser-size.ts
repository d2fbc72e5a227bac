import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/**
 * The size of a page that runs a statement with the installed library.
 * @returns bytes of JavaScript, gzip
 */
export async function browserSize(project: string, statement: string): Promise<number> {
  const sizes = await sizesOfBuild(project, { page: statement });
  return [...sizes.values()].reduce((sum, size) => sum + size, 0);
}

/** The same of several pages built at once: bytes of each file by its name. Shared code goes into a file of its own. */
export async function sizesOfBuild(
  project: string,
  statements: Readonly<Record<string, string>>,
): Promise<Map<string, number>> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'rdm-browser-'));
  const pages = fs.mkdtempSync(path.join(project, 'page-'));
  const input = Object.fromEntries(Object.keys(statements).map((name) => [name, path.join(pages, `${name}.js`)]));
  for (const [name, statement] of Object.entries(statements)) fs.writeFileSync(input[name]!, statement);
  try {
    await build({
      configFile: false,
      root: project,
      logLevel: 'error',
      build: { outDir: folder, minify: true, modulePreload: false, rollupOptions: { input } },
    });
    const assets = path.join(folder, 'assets');
    const size = (name: string) => gzipSync(fs.readFileSync(path.join(assets, name))).length;
    return new Map(fs.readdirSync(assets).map((name) => [name, size(name)]));
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
    fs.rmSync(pages, { recursive: true, force: true });
  }
}
