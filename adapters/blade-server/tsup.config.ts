import { copyFileSync } from 'node:fs';
import { defineConfig } from 'tsup';

/** The server in one file, the move between databases in another: the packages of this repository from their source, those of npm as they are installed. */
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
  esbuildOptions(options) {
    options.conditions = ['rdm-source'];
  },
  // Reading workbooks happens in a thread, which needs files of its own.
  async onSuccess() {
    for (const file of ['reading-worker.mjs', 'parse-workbook.mjs', 'inline-texts.mjs']) {
      copyFileSync(`../documents/src/${file}`, `dist/${file}`);
    }
  },
});
