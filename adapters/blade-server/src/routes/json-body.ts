import type { FastifyInstance } from 'fastify';

/** A text is passed over; a whole number of sixteen digits or more is an id or an amount that a float would bend. */
const TEXT_OR_LONG_NUMBER = /"(?:[^"\\]|\\.)*"|-?\b\d{16,}(?![\d.eE])/g;

/** Reads JSON bodies as Fastify does, but long whole numbers as texts: clients may send ids as numbers. */
export function jsonBody(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const json = String(body);
    const exact = /\d{16}/.test(json)
      ? json.replace(TEXT_OR_LONG_NUMBER, (found) => (found.startsWith('"') ? found : `"${found}"`))
      : json;
    // The parser answers through `done`.
    void parse(request, exact, done);
  });
}
