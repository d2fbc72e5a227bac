import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { StepFailed } from './step.mjs';

const HOST = '127.0.0.1';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
};

/** Serves the files of a folder, and nothing else, on a port of this machine; 0 chooses a free one. */
export function serveFolder(folder, port) {
  const server = http.createServer((request, response) => answer(folder, request, response));
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(new StepFailed(sentenceFor(error, port))));
    server.listen(port, HOST, () =>
      resolve({
        url: `http://${HOST}:${server.address().port}`,
        close: () => {
          server.close();
          server.closeAllConnections();
        },
      }),
    );
  });
}

function answer(folder, { method, url }, response) {
  if (method !== 'GET' && method !== 'HEAD') return response.writeHead(405, { Allow: 'GET, HEAD' }).end();
  const file = fileOf(folder, url);
  if (file === null) return response.writeHead(404, { 'Content-Type': types['.html'] }).end('404');
  const type = types[path.extname(file)] ?? 'application/octet-stream';
  response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-cache' });
  if (method === 'HEAD') return response.end();
  return fs
    .createReadStream(file)
    .on('error', () => response.destroy())
    .pipe(response);
}

/** The file behind a URL, or null where there is none inside the folder. */
function fileOf(folder, url) {
  try {
    const { pathname } = new URL(url, `http://${HOST}`);
    const file = path.join(folder, decodeURIComponent(pathname.endsWith('/') ? `${pathname}index.html` : pathname));
    const within = file.startsWith(folder + path.sep);
    return within && fs.statSync(file, { throwIfNoEntry: false })?.isFile() ? file : null;
  } catch {
    // An invalid URL, or an impossible file name.
    return null;
  }
}

function sentenceFor(error, port) {
  if (error.code === 'EADDRINUSE')
    return `端口 ${port} 已被占用，请用 PORT 另选 / Port ${port} is taken; choose another PORT.`;
  return `端口 ${port} 不能使用：${error.message} / Port ${port} cannot be used; choose another PORT.`;
}
