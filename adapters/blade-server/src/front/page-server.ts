import Fastify, { type FastifyInstance } from 'fastify';
import { healthRoutes } from '../routes/health-routes';
import { noSchemas } from '../routes/no-schemas';
import { screenRoutes } from '../routes/screen-routes';
import { securityHeaders } from '../routes/security-headers';

export interface PageServerOptions {
  /** The folder of the built screens. */
  readonly screens: string;
  readonly saberSecret: string;
  /** Where a document server is. */
  readonly editor?: string;
}

/** Serves the screens while nothing stands behind them yet. It does not listen; `routing` answers a request. */
export async function createPageServer({ screens, saberSecret, editor }: PageServerOptions): Promise<FastifyInstance> {
  const server = Fastify({ schemaController: noSchemas });
  await securityHeaders(server, editor);
  healthRoutes(
    server,
    () => Promise.reject(new Error('The database is not open yet.')),
    () => false,
  );
  await screenRoutes(server, screens, saberSecret);
  await server.ready();
  return server;
}
