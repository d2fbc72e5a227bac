import { createRequire } from 'node:module';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { openApi } from '@rdm/blade-protocol';
import { text } from '@rdm/core/internal/kernel';
import type { Resource } from '@rdm/core/internal/records';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from './language-of';

const TITLE = text('RDM 接口说明', 'RDM API');

/** The installed files of Swagger UI; nothing is fetched from a CDN. */
const swaggerUi = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@fastify/swagger-ui/package.json')),
  'static',
);

/** A separate script, because the content security policy forbids inline ones. */
const start = `window.addEventListener('load', () => {
  window.SwaggerUIBundle({
    url: '/api-docs/json',
    dom_id: '#swagger-ui',
    deepLinking: true,
    docExpansion: 'none',
    filter: true,
    defaultModelsExpandDepth: -1,
    validatorUrl: null,
  });
});
`;

/** On a phone the description of a tag is shown below its name, and long paths wrap. */
const narrow = `@media (max-width: 640px) {
  .swagger-ui .opblock-tag { flex-wrap: wrap; }
  .swagger-ui .opblock-tag small { flex-basis: 100%; order: 1; padding: 4px 0 0; }
  .swagger-ui .opblock-tag > a { overflow-wrap: anywhere; min-width: 0; }
  .swagger-ui .opblock .opblock-summary-path { overflow-wrap: anywhere; }
}
`;

/**
 * Serves the API description generated from the declarations: the document for programs, a page for browsers. Public,
 * as the screens are: it holds no data, and programs read it before they can sign in.
 */
export async function apiDocs(server: FastifyInstance, resources: readonly Resource[]): Promise<void> {
  let made: string | null = null;
  const sendDocument = (reply: FastifyReply) =>
    reply
      .type('application/json;charset=UTF-8')
      .header('Cache-Control', 'no-cache')
      .send((made ??= JSON.stringify(openApi(resources))));

  server.get('/api-docs', async (request, reply) => {
    reply.header('Vary', 'Accept, Accept-Language');
    if (!/\btext\/html\b/i.test(request.headers.accept ?? '')) return sendDocument(reply);
    return reply.type('text/html;charset=UTF-8').header('Cache-Control', 'no-cache').send(pageFor(request));
  });
  server.get('/api-docs/json', async (_request, reply) => sendDocument(reply));
  server.get('/api-docs/start.js', async (_request, reply) => reply.type('text/javascript;charset=UTF-8').send(start));
  server.get('/api-docs/narrow.css', async (_request, reply) => reply.type('text/css;charset=UTF-8').send(narrow));
  await server.register(fastifyStatic, {
    root: swaggerUi,
    prefix: '/api-docs/swagger-ui/',
    allowedPath: (file) => shown.has(file.replace(/^\//, '')),
    maxAge: '1d',
    decorateReply: false,
  });
}

/** The installed files that the page needs. */
const shown = new Set(['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png']);

function pageFor(request: FastifyRequest): string {
  const language = languageOf(request.headers);
  return `<!doctype html>
<html lang="${language === 'zh' ? 'zh-CN' : 'en'}">
  <head>
    <meta charset="UTF-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${TITLE[language]}</title>
    <link rel="icon" type="image/png" href="/api-docs/swagger-ui/favicon-32x32.png" />
    <link rel="stylesheet" href="/api-docs/swagger-ui/swagger-ui.css" />
    <link rel="stylesheet" href="/api-docs/narrow.css" />
  </head>
  <body>
    <div id="swagger-ui"></div>
    <script src="/api-docs/swagger-ui/swagger-ui-bundle.js"></script>
    <script src="/api-docs/start.js"></script>
  </body>
</html>
`;
}
