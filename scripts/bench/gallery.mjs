import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { at } from '../root.mjs';

const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** Builds ui/src/gallery into a temporary folder and serves it on a free port; `close` ends both. */
export async function serveGallery() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'rdm-gallery-'));
  // In a separate process, as React and Vite read NODE_ENV.
  const env = { ...process.env, NODE_ENV: 'production' };
  await promisify(execFile)(process.execPath, [at('scripts/bench/build-gallery.mjs'), folder], { env });
  const server = http.createServer((request, response) => {
    const asked = path.normalize(new URL(request.url ?? '/', 'http://gallery').pathname);
    const file = asked.startsWith('/assets/') ? path.join(folder, asked) : path.join(folder, 'src/gallery/index.html');
    const content = fs.existsSync(file) ? fs.readFileSync(file) : undefined;
    response.writeHead(content ? 200 : 404, { 'content-type': types[path.extname(file)] ?? 'text/plain' });
    response.end(content);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}/components`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
