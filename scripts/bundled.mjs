import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { at } from './root.mjs';

/**
 * A module of the tests that scripts use, bundled into one file as a program that imports the library would be.
 * @param {string} entry its path from the root, without extension the name of the bundle
 */
export async function bundled(entry) {
  const name = path.basename(entry, '.ts');
  const outDir = at('.cache', `bundled-${name}`);
  await build({
    configFile: false,
    root: at(),
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
    ssr: { noExternal: ['@rdm/core'] },
    build: { ssr: at(entry), outDir, emptyOutDir: true, target: 'node20' },
  });
  return import(`${pathToFileURL(path.join(outDir, `${name}.js`)).href}?${Date.now()}`);
}
