import { cpSync, statSync } from 'node:fs';
import { defineConfig } from 'tsup';
import { keepLastBuilds } from './last-builds.mjs';

const began = Date.now();

/**
 * Bundles the server and the commands of the operator: this repository's packages from source, npm packages as external
 * dependencies. What is imported when it is needed stays a file of its own, and its packages with it: all of them would
 * take a start two seconds and 100 MB more.
 */
export default defineConfig({
  entry: {
    main: 'src/main.ts',
    worker: 'src/bootstrap/run-worker.ts',
    move: 'src/bootstrap/move.ts',
    admin: 'src/bootstrap/admin.ts',
  },
  outDir: 'dist',
  format: 'esm',
  platform: 'node',
  target: 'node20',
  // What a running server has not loaded yet stays for it.
  clean: false,
  sourcemap: true,
  splitting: true,
  // Half the text to read; names stay, for the traces of errors.
  esbuildOptions(options) {
    options.minifyWhitespace = true;
  },
  skipNodeModulesBundle: true,
  noExternal: [/^@rdm\//],
  // Workbooks are read in a worker thread, which needs its own files.
  async onSuccess() {
    const isScript = (file: string) => statSync(file).isDirectory() || file.endsWith('.mjs');
    cpSync('../documents/src/reading', 'dist/reading', { recursive: true, filter: isScript });
    keepLastBuilds('dist', began);
  },
});
