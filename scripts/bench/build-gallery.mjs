// node scripts/bench/build-gallery.mjs FOLDER: builds the component page, which is not part of the product.
import { build } from 'vite';
import { at } from '../root.mjs';

await build({
  configFile: at('ui/vite.config.ts'),
  logLevel: 'error',
  build: { outDir: process.argv[2], emptyOutDir: true, rolldownOptions: { input: at('ui/src/gallery/index.html') } },
});
