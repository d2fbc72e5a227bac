import { createReadStream, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const home = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const { version } = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8'));

/** Character maps for Chinese and other encodings, the standard fonts, image decoders and colour profiles. */
const folders = ['cmaps', 'standard_fonts', 'wasm', 'iccs'];
const WORKER = 'legacy/build/pdf.worker.min.mjs';

/** Where each file is served, below the folder of the version, and its path on disk. */
const served = new Map([
  [path.basename(WORKER), path.join(home, WORKER)],
  ...folders.flatMap((folder) =>
    readdirSync(path.join(home, folder))
      .filter((name) => !/^LICENSE/.test(name))
      .map((name) => [`${folder}/${name}`, path.join(home, folder, name)]),
  ),
]);

/** A plugin of the screens' build: serves the files that pdf.js loads at run time from the product's own server. */
export function pdfFiles() {
  const folder = `assets/pdfjs-${version}`;
  return {
    name: 'pdf-files',
    generateBundle() {
      for (const [name, file] of served) {
        this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source: readFileSync(file) });
      }
    },
    configureServer(server) {
      server.middlewares.use(`/${folder}`, (request, response, next) => {
        const file = served.get(decodeURIComponent(request.url.split('?')[0].slice(1)));
        if (!file || !existsSync(file)) return next();
        response.setHeader('Content-Type', file.endsWith('js') ? 'text/javascript' : 'application/octet-stream');
        response.setHeader('Content-Length', statSync(file).size);
        createReadStream(file).pipe(response);
      });
    },
  };
}
