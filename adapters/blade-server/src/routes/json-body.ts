import type { FastifyInstance } from 'fastify';
import { quoteLongNumbers } from './long-numbers';

/** Reads JSON bodies as Fastify does, refusing what would reach a prototype, but long whole numbers as texts. */
export function jsonBody(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // Clients name JSON where they send nothing, as what they ask stands in the address.
    if (body === '') return done(null);
    // The parser answers through `done`.
    void parse(request, quoteLongNumbers(String(body)), done);
  });
}
