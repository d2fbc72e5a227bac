import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import { endpoints } from '@rdm/blade-protocol';
import type { Application } from '@rdm/core/application';
import { text } from '@rdm/core/kernel';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { requestLogs } from './logging/request-logs';
import { apiDocs } from './routes/api-docs';
import { areaRoutes } from './routes/area-routes';
import type { OnlyOffice } from './driven/onlyoffice';
import type { LockedPasswords } from './driven/sm2-passwords';
import { clientGuard } from './routes/client-guard';
import { communityClient, COMMUNITY_TOKEN_PATH, withUsersOfTheSystem } from './routes/community-client';
import { jsonBody } from './routes/json-body';
import { onlyOfficeRoutes } from './routes/onlyoffice-routes';
import { faultBehind, refuseUnreadable, sendFault } from './routes/refusals';
import { resourceRoutes } from './routes/resource-routes';
import { screenRoutes } from './routes/screen-routes';
import { socialRoutes } from './routes/social-routes';

export interface ServerOptions {
  readonly application: Application;
  readonly saberSecret: string;
  /** The built screens; without them only the calls are served. */
  readonly screens?: string;
  readonly logLevel?: string;
  /** A document server: its calls are served then, and pages may load its script and show its frame. */
  readonly onlyOffice?: OnlyOffice;
  /** Opens what the family's community client locks; without it that client sends passwords as they are. */
  readonly lockedPasswords?: LockedPasswords;
  /** How many milliseconds a stop waits for those who are being answered; a minute when nothing is said. */
  readonly patience?: number;
}

/** Bytes of a JSON body or a plain form; files come in forms of parts and have their own limit. */
const LARGEST_BODY = 2 * 1024 * 1024;
const THIRTY_MEGABYTES = 30 * 1024 * 1024;
const ONE_MINUTE = 60_000;
const FIVE_MINUTES = 5 * ONE_MINUTE;
const NO_SUCH_CALL = text('404 没找到请求', 'There is no such call');
const WRONG_METHOD = text('不支持当前请求方法', 'This call does not take this method');

const asking = [endpoints.session.token.path, COMMUNITY_TOKEN_PATH];
const tokenPaths = { named: asking, issuing: [...asking, endpoints.registration.k3Login.path] };

/** Calls of strangers that add something. */
const founding: ReadonlySet<string> = new Set([
  endpoints.registration.register.path,
  endpoints.users.registerGuest.path,
]);

/**
 * How often an address may ask in a minute, where what can be guessed by asking often, or made by asking at all, is
 * open to strangers: passwords, captchas and codes, and new enterprises.
 */
function mostPerMinute(url: string): number | null {
  if (url.endsWith('/send-validate') || founding.has(url)) return 20;
  if (url.startsWith('/api/enterprise/') || url === endpoints.registration.k3Login.path) return 60;
  return url.startsWith('/api/blade-auth/') ? 600 : null;
}

/** Numbers of requests, none of which comes again after a restart: the error log is searched by them. */
function requestNumbers(): () => string {
  const start = Date.now().toString(36);
  let count = 0;
  return () => `req-${start}_${(count += 1).toString(36)}`;
}

/** The HTTP server over an application: calls under /api, screens elsewhere. Listening is left to the caller. */
export async function createServer({
  application,
  saberSecret,
  screens,
  logLevel,
  onlyOffice,
  lockedPasswords,
  patience = ONE_MINUTE,
}: ServerOptions): Promise<FastifyInstance> {
  const server = Fastify({
    logger: { level: logLevel ?? 'warn' },
    forceCloseConnections: 'idle',
    bodyLimit: LARGEST_BODY,
    genReqId: requestNumbers(),
    clientErrorHandler: refuseUnreadable,
    // Whoever stalls in the middle of a request must not hold it, or a stop of the server, for ever.
    requestTimeout: FIVE_MINUTES,
    routerOptions: { ignoreTrailingSlash: true },
    rewriteUrl: ({ url = '/' }) => withUsersOfTheSystem(url),
    // An address that cannot be decoded never reaches a route.
    frameworkErrors: (error, request, reply) => void sendFault(request, reply, faultBehind(error, request)),
  });
  let closing = false;
  server.addHook('preClose', (done) => {
    closing = true;
    // Whoever does not read his answer must not hold up the stop for ever.
    setTimeout(() => server.server.closeAllConnections(), patience).unref();
    done();
  });
  // A connection kept alive after the last answer would hold up the stop until its client lets go.
  server.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('Connection', 'close');
  });
  server.setErrorHandler((error, request, reply) => sendFault(request, reply, faultBehind(error as Error, request)));
  const editor = onlyOffice ? [onlyOffice.origin] : [];
  await server.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", ...editor],
        // Positions of floating panels are set as style attributes.
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'blob:'],
        'connect-src': ["'self'"],
        // Pages of others that a menu shows in a frame; which ones is for whoever sets the menus up.
        'frame-src': ["'self'", 'https:', 'http:', ...editor],
        // Served without TLS on one's own machine; whoever puts a proxy in front adds this there.
        'upgrade-insecure-requests': null,
      },
    },
    strictTransportSecurity: false,
  });
  await server.register(compress, { threshold: 1024 });
  await server.register(multipart, { limits: { fileSize: THIRTY_MEGABYTES, files: 1 } });
  const served = new Set<string>();
  server.addHook('onRoute', (route) => {
    if (!route.url.endsWith('*') && route.url !== '/api') served.add(route.url);
    // Before the limiter is registered, which reads the route when it hears of it. Passwords and captchas are what can be guessed by asking often.
    const max = mostPerMinute(route.url);
    if (max !== null) route.config = { ...route.config, rateLimit: { max } };
  });
  await server.register(rateLimit, { global: false, max: 600, timeWindow: '1 minute' });
  requestLogs(server, application);
  jsonBody(server);
  server.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  clientGuard(server, application, tokenPaths, saberSecret);
  areaRoutes(server, application);
  resourceRoutes(server, application);
  if (onlyOffice) onlyOfficeRoutes(server, application, onlyOffice);
  communityClient(server, application, lockedPasswords);
  socialRoutes(server, application);
  await apiDocs(server, application.resources);
  const unserved = (request: FastifyRequest, reply: FastifyReply) => {
    const exists = served.has(request.url.split('?')[0]!.replace(/\/$/, ''));
    return sendFault(
      request,
      reply,
      exists
        ? { code: 405, name: 'WRONG_METHOD', message: WRONG_METHOD }
        : { code: 404, name: 'NO_SUCH_CALL', message: NO_SUCH_CALL },
    );
  };
  if (screens) await screenRoutes(server, screens, saberSecret);
  server.setNotFoundHandler(unserved);
  // Every method: the page of the screens must not answer for a call that is not there.
  for (const url of ['/api', '/api/*']) server.all(url, unserved);
  return server;
}
