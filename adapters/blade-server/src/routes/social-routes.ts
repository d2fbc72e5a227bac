import type { Application } from '@rdm/core/internal/application';
import { Refusal } from '@rdm/core/internal/kernel';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Where a browser starts a sign-in through another system. docs/wire.md, Social sign-in */
const RENDER_PATH = '/api/blade-auth/oauth/render';

const COOKIE = 'rdm-oauth';
/** Seconds, as long as a pending sign-in is valid. */
const LIFETIME = 600;

/**
 * Redirects browsers to other systems. The target never comes from the request: only configured systems are used, and
 * they redirect back to the configured site. The cookie identifies the browser when it comes back.
 */
export function socialRoutes(server: FastifyInstance, application: Application): void {
  server.route<{ Params: { source: string } }>({
    method: ['GET', 'POST'],
    url: `${RENDER_PATH}/:source`,
    handler: async ({ params: { source } }, reply) => {
      reply.header('Cache-Control', 'no-store');
      try {
        const { url, browserKey, secure } = await application.beginSocial(source);
        reply.header('Set-Cookie', cookieOf(browserKey, secure));
        return await reply.redirect(url, 302);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        // The client is a browser, not a program: the page it returns to shows the error as a sentence.
        const page = `/oauth/redirect/${encodeURIComponent(source)}`;
        return reply.redirect(`${page}?error=${error.fault.name.toLowerCase()}`, 302);
      }
    },
  });
}

/** The key set as a cookie when the browser started a sign-in through another system. */
export function browserKeyOf({ headers: { cookie } }: FastifyRequest): string | undefined {
  const pairs = (cookie ?? '').split(';').map((pair) => pair.trim().split('='));
  return pairs.find(([name]) => name === COOKIE)?.[1];
}

const cookieOf = (key: string, secure: boolean): string =>
  [
    `${COOKIE}=${key}`,
    'Path=/api/blade-auth',
    `Max-Age=${LIFETIME}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(secure ? ['Secure'] : []),
  ].join('; ');
