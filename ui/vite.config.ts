import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { packedAssets } from '../scripts/packed-assets.mjs';
import { pdfFiles } from '../scripts/pdf-files.mjs';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), tailwindcss(), pdfFiles(), packedAssets()],
  // The packages of this repository are built from their sources.
  resolve: { conditions: ['rdm-source', 'module', 'browser', 'development|production'] },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // Which chunk loads which: sizes are held for whole screens. It is not served.
    manifest: true,
    target: 'es2022',
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      treeshake: {
        // A component nobody uses leaves nothing behind although its file makes its labels when loaded.
        moduleSideEffects: [{ test: /\/ui\/src\/(components|theme)\/.*\.tsx?$/, sideEffects: false }],
      },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:8080' } },
});
