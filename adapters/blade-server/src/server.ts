import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import { endpoints } from '@rdm/blade-protocol';
import type { Application } from '@rdm/core/internal/application';
import { PLATFORM_TENANT, tenant } from '@rdm/core/internal/access';
import { text } from '@rdm/core/internal/kernel';
import Fastify, {
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerFactory,
} from 'fastify';
import type { FrontDoor } from './front/front-door';
import { requestLogs } from './logging/request-logs';
import { apiDocs } from './routes/api-docs';
import { areaRoutes } from './routes/area-routes';
import type { OnlyOffice } from './driven/onlyoffice';
import type { LockedPasswords } from './driven/sm2-passwords';
import { clientGuard } from './routes/client-guard';
import { formBodies } from './routes/form-bodies';
import { communityClient, COMMUNITY_TOKEN_PATH, withUsersOfTheSystem } from './routes/community-client';
import { healthRoutes } from './routes/health-routes';
import { jsonBody } from './routes/json-body';
import { onlyOfficeRoutes } from './routes/onlyoffice-routes';
import { faultBehind, refuseUnreadable, sendFault } from './routes/refusals';
import { resourceRoutes } from './routes/resource-routes';
import { sharedRates } from './routes/shared-rates';
import { noSchemas } from './routes/no-schemas';
import { screenRoutes } from './routes/screen-routes';
import { securityHeaders } from './routes/security-headers';
import { together } from './routes/together';
import { callerLimits } from './routes/caller-limits';
import { socialRoutes } from './routes/social-routes';
import { visitorOf } from './routes/visitor';
import { accessLines, loggerOf } from './watching/access-lines';
import { metricsRoute, type Watched } from './watching/metrics';
import { tracedRequests } from './watching/traces';

export interface ServerOptions {
  readonly application: Application;
  readonly saberSecret: string;
  /** The built screens; without them only the calls are served. */
  readonly screens?: string;
  /** The least important lines printed; with `info` each answered call is one. */
  readonly logLevel?: string;
  /** Serves figures for Prometheus to whoever has the token. */
  readonly metrics?: { readonly token: string; readonly watched: Watched };
  /** A document server: its calls are served then, and pages may load its script and show its frame. */
  readonly onlyOffice?: OnlyOffice;
  /** Decrypts the passwords of the family's community client; without it that client sends them unencrypted. */
  readonly lockedPasswords?: LockedPasswords;
  /** Proxies whose word on the address of a client is believed; none by default. */
  readonly trustedProxies?: readonly string[];
  /** Milliseconds for which shutdown waits for requests in flight; twenty seconds by default. */
  readonly patience?: number;
  /** Requests that one person may make in a minute, at this process; 6,000 by default. */
  readonly requestsPerMinute?: number;
  /** What listens already, for a server that need not. */
  readonly door?: FrontDoor;
}

/** Most bytes of a JSON body or a plain form; files come as multipart forms, which have their own limit. */
const LARGEST_BODY = 2 * 1024 * 1024;
const THIRTY_MEGABYTES = 30 * 1024 * 1024;
const ONE_MINUTE = 60_000;
/** Milliseconds of patience at a shutdown, of the thirty within which the process must have ended. */
const PATIENCE = 20_000;
const FIVE_MINUTES = 5 * ONE_MINUTE;
const NO_SUCH_CALL = text('404 没找到请求', 'There is no such call');
const WRONG_METHOD = text('不支持当前请求方法', 'This call does not take this method');

const asking = [endpoints.session.token.path, COMMUNITY_TOKEN_PATH];
const tokenPaths = { named: asking, issuing: [...asking, endpoints.registration.k3Login.path] };

/** Calls of unauthenticated clients that create records. */
const founding: ReadonlySet<string> = new Set([
  endpoints.registration.register.path,
  endpoints.users.registerGuest.path,
]);

/**
 * Rate limit per IP address and minute of the calls open to unauthenticated clients that allow guessing (passwords,
 * captchas, codes) or creating records (new enterprises).
 */
function mostPerMinute(url: string): number | null {
  if (url.endsWith('/send-validate') || founding.has(url)) return 20;
  if (url.startsWith('/api/enterprise/') || url === endpoints.registration.k3Login.path) return 60;
  return url.startsWith('/api/blade-auth/') ? 600 : null;
}

/** Whose data a request was about, where somebody was signed in. */
const tenantOf = (application: Application, request: FastifyRequest): Promise<string | undefined> =>
  visitorOf(application, request).then(
    ({ caller }) => caller?.tenantId,
    () => undefined,
  );

/** Request ids that stay unique across restarts, because the error log is searched by them. */
function requestNumbers(): () => string {
  const start = Date.now().toString(36);
  let count = 0;
  return () => `req-${start}_${(count += 1).toString(36)}`;
}

/** The HTTP server over an application: calls under /api, screens elsewhere. The caller makes it listen. */
export async function createServer({
  application,
  saberSecret,
  screens,
  logLevel = 'warn',
  metrics,
  onlyOffice,
  lockedPasswords,
  trustedProxies = [],
  patience = PATIENCE,
  requestsPerMinute = 6_000,
  door,
}: ServerOptions): Promise<FastifyInstance> {
  const serverFactory: FastifyServerFactory | undefined = door && ((handler) => door.leadTo(handler));
  const server = Fastify({
    logger: loggerOf(logLevel),
    // Its own lines would hold addresses of clients, and what they searched for.
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    schemaController: noSchemas,
    bodyLimit: LARGEST_BODY,
    trustProxy: trustedProxies.length > 0 && [...trustedProxies],
    genReqId: requestNumbers(),
    clientErrorHandler: refuseUnreadable,
    // A client that stalls mid-request must not keep the connection open or block shutdown.
    requestTimeout: FIVE_MINUTES,
    ...(serverFactory && { serverFactory }),
    routerOptions: { ignoreTrailingSlash: true },
    rewriteUrl: ({ url = '/' }) => withUsersOfTheSystem(url),
    // A URL that cannot be decoded never reaches a route.
    frameworkErrors: (error, request, reply) => void sendFault(request, reply, faultBehind(error, request)),
  });
  let closing = false;
  server.addHook('preClose', (done) => {
    closing = true;
    // A client that does not read its response must not block shutdown.
    setTimeout(() => server.server.closeAllConnections(), patience).unref();
    done();
  });
  // The framework closes only what it has made to listen itself.
  if (door) server.addHook('preClose', () => door.close());
  // A keep-alive connection would delay shutdown until its client closes it.
  server.addHook('onSend', async (request, reply) => {
    reply.header('X-Request-Id', request.id);
    if (closing) reply.header('Connection', 'close');
    // Pay and figures are kept by no browser and no proxy.
    if (request.url.startsWith('/api/') && !reply.hasHeader('Cache-Control')) reply.header('Cache-Control', 'no-store');
  });
  tracedRequests(server);
  if (metrics) metricsRoute(server, metrics.token, metrics.watched);
  if (logLevel === 'info') accessLines(server, (request) => tenantOf(application, request));
  server.setErrorHandler((error, request, reply) => sendFault(request, reply, faultBehind(error as Error, request)));
  await securityHeaders(server, onlyOffice?.origin);
  await server.register(compress, { threshold: 1024 });
  await server.register(multipart, { limits: { fileSize: THIRTY_MEGABYTES, files: 1 } });
  const served = new Set<string>();
  server.addHook('onRoute', (route) => {
    if (!route.url.endsWith('*') && route.url !== '/api') served.add(route.url);
    // Must be added before the limiter is registered, because the limiter reads `config` in its own `onRoute` hook.
    const max = mostPerMinute(route.url);
    if (max !== null) route.config = { ...route.config, rateLimit: { max } };
  });
  await server.register(rateLimit, {
    global: false,
    max: 600,
    timeWindow: '1 minute',
    store: sharedRates(application.ephemeral),
  });
  requestLogs(server, application);
  jsonBody(server);
  formBodies(server);
  clientGuard(server, application, tokenPaths, saberSecret);
  callerLimits(server, application, requestsPerMinute);
  areaRoutes(server, application, lockedPasswords);
  resourceRoutes(server, application);
  together(server);
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
  // A read of any tenant: it needs a connection and an answer, and finds nothing.
  healthRoutes(
    server,
    () => application.inTenant(PLATFORM_TENANT, ({ records }) => records.findByKeys(tenant, [{ code: '' }])),
    () => closing,
  );
  if (screens) await screenRoutes(server, screens, saberSecret);
  server.setNotFoundHandler(unserved);
  // Every method: the page of the screens must not be served for an unknown call.
  for (const url of ['/api', '/api/*']) server.all(url, unserved);
  return server;
}
