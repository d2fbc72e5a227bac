import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { DEFAULT_SABER_SECRET } from '@rdm/blade-protocol';
import type { FastifyInstance } from 'fastify';

/** The script that reads PDF, in a folder named for its edition. */
const pdfWorker = /[\\/]pdfjs-[\d.]+[\\/]pdf\.worker\.min\.mjs$/;
/**
 * A worker has its own content security policy: this one may compile the WebAssembly image decoders for scanned
 * documents, so that pages need no such permission.
 */
const WORKER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/** Serves the built screens: files by name, and the page itself for every route of the router. */
export async function screenRoutes(server: FastifyInstance, directory: string, saberSecret: string): Promise<void> {
  await server.register(fastifyStatic, {
    root: path.join(directory, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
    setHeaders: (reply, file) => {
      if (pdfWorker.test(file)) reply.header('Content-Security-Policy', WORKER_POLICY);
    },
  });
  const page = async () => {
    const html = await readFile(path.join(directory, 'index.html'), 'utf8');
    // The screens send client credentials like every other client; a secret other than the default is passed to them
    // here.
    if (saberSecret === DEFAULT_SABER_SECRET) return html;
    return html.replace('<head>', `<head><meta name="saber-secret" content="${encodeURIComponent(saberSecret)}">`);
  };
  server.get('/*', async (_request, reply) =>
    reply
      .type('text/html;charset=UTF-8')
      .header('Cache-Control', 'no-cache')
      .send(await page()),
  );
}
