import { cpSync, statSync } from 'node:fs';
import { defineConfig, type Options } from 'tsup';
import { keepLastBuilds } from './last-builds.mjs';

const began = Date.now();

/**
 * Bundles the server and the commands of the operator: this repository's packages from source, npm packages as external
 * dependencies. What is imported when it is needed stays a file of its own, and its packages with it: all of them would
 * take a start two seconds and 100 MB more.
 */
const bundle: Options = {
  outDir: 'dist',
  format: 'esm',
  platform: 'node',
  target: 'node20',
  // What a running server has not loaded yet stays for it.
  clean: false,
  sourcemap: true,
  // Half the text to read; names stay, for the traces of errors.
  esbuildOptions(options) {
    options.minifyWhitespace = true;
  },
  skipNodeModulesBundle: true,
  noExternal: [/^@rdm\//],
};

/** What a start listens with before it loads the rest: in a piece with the rest it would have to wait for it. */
const door: Options = { ...bundle, entry: { door: 'src/door.ts' }, splitting: false };

const rest: Options = {
  ...bundle,
  entry: {
    main: 'src/main.ts',
    worker: 'src/bootstrap/run-worker.ts',
    move: 'src/bootstrap/move.ts',
    admin: 'src/bootstrap/admin.ts',
  },
  splitting: true,
  // Workbooks are read in a worker thread, which needs its own files.
  async onSuccess() {
    const isScript = (file: string) => statSync(file).isDirectory() || file.endsWith('.mjs');
    cpSync('../documents/src/reading', 'dist/reading', { recursive: true, filter: isScript });
    keepLastBuilds('dist', began);
  },
};

export default defineConfig([door, rest]);
