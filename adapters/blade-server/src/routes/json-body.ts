import type { FastifyInstance } from 'fastify';
import { quoteLongNumbers } from './long-numbers';

/** Reads JSON bodies as Fastify does, refusing what would reach a prototype, but long whole numbers as texts. */
export function jsonBody(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // The parser answers through `done`.
    void parse(request, quoteLongNumbers(String(body)), done);
  });
}
