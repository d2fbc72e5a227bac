import type { Application } from '@rdm/core/application';
import { Refusal } from '@rdm/core/kernel';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Where a browser begins a sign-in through another system. docs/wire.md, Social sign-in */
const RENDER_PATH = '/api/blade-auth/oauth/render';

const COOKIE = 'rdm-oauth';
/** Seconds, as long as a sign-in waits. */
const LIFETIME = 600;

/**
 * Sends browsers to other systems. Nothing of the request says where: the system is one that is set up, and it sends
 * the browser back to the site that is set up. The cookie tells the browser from others when it comes back.
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
        // A person stands before this, not a program: the page he comes back to says it in a sentence.
        const page = `/oauth/redirect/${encodeURIComponent(source)}`;
        return reply.redirect(`${page}?error=${error.fault.name.toLowerCase()}`, 302);
      }
    },
  });
}

/** What the browser was given when it began a sign-in through another system. */
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
