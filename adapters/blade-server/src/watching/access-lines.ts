import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify';

/** What an error of the database quotes: values of rows. */
const QUOTED = ['detail', 'where', 'hint', 'query', 'parameters', 'internalQuery'].map((name) => `err.${name}`);

/** The logger: lines of JSON, each with the id of its request, and without what an error quotes of the data. */
export const loggerOf = (level: string): FastifyServerOptions['logger'] => ({
  level,
  redact: { paths: QUOTED, remove: true },
});

/**
 * A line for each answered call: the route as it is declared, and the tenant. Neither the address, which may hold what
 * was searched for, nor the account, nor where it came from: the logs in the product have these, for those with the right.
 */
export function accessLines(
  server: FastifyInstance,
  tenantOf: (request: FastifyRequest) => Promise<string | undefined>,
): void {
  server.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    request.log.info(
      {
        ...{ method, route: routeOptions.url ?? 'none', status: reply.statusCode },
        ms: Math.round(reply.elapsedTime),
        tenant: await tenantOf(request),
      },
      'answered',
    );
  });
}
