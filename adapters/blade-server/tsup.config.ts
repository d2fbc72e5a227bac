import { copyFileSync } from 'node:fs';
import { defineConfig } from 'tsup';

/**
 * Bundles the server into one file and the move between databases into another: this repository's packages from source,
 * npm packages as external dependencies.
 */
export default defineConfig({
  entry: { main: 'src/main.ts', move: 'src/bootstrap/move.ts' },
  outDir: 'dist',
  format: 'esm',
  platform: 'node',
  target: 'node20',
  clean: true,
  sourcemap: true,
  splitting: false,
  skipNodeModulesBundle: true,
  noExternal: [/^@rdm\//],
  // Workbooks are read in a worker thread, which needs its own files.
  async onSuccess() {
    for (const file of ['reading-worker.mjs', 'parse-workbook.mjs', 'inline-texts.mjs']) {
      copyFileSync(`../documents/src/${file}`, `dist/${file}`);
    }
  },
});
