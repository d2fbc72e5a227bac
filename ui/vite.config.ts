import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { packedAssets } from '../scripts/packed-assets.mjs';
import { lucideIcons } from '../scripts/lucide-icons.mjs';
import { pdfFiles } from '../scripts/pdf-files.mjs';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), tailwindcss(), lucideIcons(), pdfFiles(), packedAssets()],
  // The packages of this repository are built from their sources.
  resolve: { tsconfigPaths: true },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // Which chunk loads which: sizes are held for whole screens. It is not served.
    manifest: true,
    target: 'es2022',
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        // Every screen lists the chunks it needs: without names, and with what most screens share in one, the lists
        // and what stands in them are smaller. The manifest has the names.
        chunkFileNames: 'assets/[hash:8].js',
        codeSplitting: {
          groups: [
            { name: 'base', test: /node_modules.(react|react-dom|scheduler|react-router|mobx|mobx-react-lite)[\\/]/ },
            { name: 'shared', minShareCount: 44 },
          ],
        },
      },
      treeshake: {
        // A component nobody uses leaves nothing behind although its file makes its labels when loaded.
        moduleSideEffects: [{ test: /\/ui\/src\/(components|theme)\/.*\.tsx?$/, sideEffects: false }],
      },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:8080' } },
});
