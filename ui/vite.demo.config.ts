import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { lucideIcons } from '../scripts/lucide-icons.mjs';
import { pdfFiles } from '../scripts/pdf-files.mjs';

/** The demo: the screens and everything behind them as static files, for any host and any folder. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  plugins: [react(), tailwindcss(), lucideIcons(), pdfFiles(), begunBy('/src/demo/main.tsx')],
  // The packages of this repository are built from their sources.
  resolve: { tsconfigPaths: true },
  worker: { format: 'es' },
  build: {
    outDir: 'dist-demo',
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 1_500,
  },
});

/** The page of the product, begun by another script. */
function begunBy(script: string): Plugin {
  return {
    name: 'begun-by',
    transformIndexHtml: { order: 'pre', handler: (html) => html.replace('/src/main.tsx', script) },
  };
}
