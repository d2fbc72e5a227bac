import { copyFileSync } from 'node:fs';
import { defineConfig } from 'tsup';

/** The server in one file: the packages of this repository from their source, those of npm as they are installed. */
export default defineConfig({
  entry: ['src/main.ts'],
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
  // Reading workbooks happens in a thread, which needs a file of its own.
  async onSuccess() {
    copyFileSync('../documents/src/reading-worker.mjs', 'dist/reading-worker.mjs');
  },
});
