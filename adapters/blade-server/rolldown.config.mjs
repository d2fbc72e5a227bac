import { cpSync, statSync } from 'node:fs';
import { defineConfig } from 'rolldown';
import { keepLastBuilds } from './last-builds.mjs';

const began = Date.now();

/**
 * Bundles the server and the commands of the operator: this repository's packages from source, npm packages as external
 * dependencies. What is imported when it is needed stays a file of its own, and its packages with it: all of them would
 * take a start two seconds and 100 MB more.
 */
const bundle = {
  platform: 'node',
  external: /^(?!\.|\/|@rdm\/)/,
  transform: { target: 'node20' },
};

const output = {
  // What a running server has not loaded yet stays for it.
  cleanDir: false,
  dir: 'dist',
  format: 'esm',
  sourcemap: true,
  // Half the text to read; names stay, for the traces of errors.
  minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
  entryFileNames: '[name].js',
  chunkFileNames: '[name]-[hash].js',
};

/** What a start listens with before it loads the rest: in a piece with the rest it would have to wait for it. */
const door = defineConfig({ ...bundle, input: { door: 'src/door.ts' }, output });

const rest = defineConfig({
  ...bundle,
  input: {
    main: 'src/main.ts',
    worker: 'src/bootstrap/run-worker.ts',
    move: 'src/bootstrap/move.ts',
    admin: 'src/bootstrap/admin.ts',
    backup: 'src/bootstrap/backup.ts',
  },
  output,
  plugins: [
    {
      name: 'last-builds',
      // Workbooks are read in a worker thread, which needs its own files.
      writeBundle() {
        const isScript = (file) => statSync(file).isDirectory() || file.endsWith('.mjs');
        cpSync('../documents/src/reading', 'dist/reading', { recursive: true, filter: isScript });
        keepLastBuilds('dist', began);
      },
    },
  ],
});

export default [door, rest];
