import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/**
 * What browsers may load and show in a page of this server.
 * @param editor where a document server is, whose script and frame pages may show
 */
export async function securityHeaders(server: FastifyInstance, editor?: string): Promise<void> {
  const editors = editor === undefined ? [] : [editor];
  await server.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", ...editors],
        // Positions of floating panels are set as style attributes.
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'blob:'],
        'connect-src': ["'self'"],
        // External pages that a menu shows in a frame; the administrator of the menus chooses them.
        'frame-src': ["'self'", 'https:', 'http:', ...editors],
        // Served without TLS locally; a TLS proxy in front should add this.
        'upgrade-insecure-requests': null,
      },
    },
    strictTransportSecurity: false,
  });
}
