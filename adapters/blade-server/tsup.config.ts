import { cpSync, statSync } from 'node:fs';
import { defineConfig } from 'tsup';

/**
 * Bundles the server into one file, and each command of the operator into another: this repository's packages from source,
 * npm packages as external dependencies.
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
  clean: true,
  sourcemap: true,
  splitting: false,
  skipNodeModulesBundle: true,
  noExternal: [/^@rdm\//],
  // Workbooks are read in a worker thread, which needs its own files.
  async onSuccess() {
    const isScript = (file: string) => statSync(file).isDirectory() || file.endsWith('.mjs');
    cpSync('../documents/src/reading', 'dist/reading', { recursive: true, filter: isScript });
  },
});
