import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** The demo: the screens and everything behind them as static files, for any host and any folder. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  plugins: [react(), tailwindcss(), namedIndex('demo.html')],
  // The packages of this repository are built from their sources.
  resolve: { conditions: ['rdm-source', 'module', 'browser', 'development|production'] },
  worker: { format: 'es' },
  build: {
    outDir: 'dist-demo',
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 1_500,
    rolldownOptions: { input: fileURLToPath(new URL('demo.html', import.meta.url)) },
  },
});

/** Writes a page under the name that hosts serve for a folder. */
function namedIndex(page: string): Plugin {
  return {
    name: 'named-index',
    enforce: 'post',
    generateBundle(_, bundle) {
      const written = bundle[page];
      if (written) written.fileName = 'index.html';
    },
  };
}
