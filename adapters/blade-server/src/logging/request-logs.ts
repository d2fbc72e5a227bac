import os from 'node:os';
import { PLATFORM_TENANT } from '@rdm/core/internal/access';
import type { Application } from '@rdm/core/internal/application';
import { Refusal } from '@rdm/core/internal/kernel';
import type { Caller } from '@rdm/core/internal/records';
import { apiLog, errorLog, usualLog } from '@rdm/core/internal/system';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { visitorOf } from '../routes/visitor';
import { LogBook } from './log-book';
import { isSignOut, type LoggedCall } from './logged-call';
import { placeOf } from './place-of-error';
import { namesOnly, shownParameters } from './shown-parameters';
import { withoutFolders } from './without-folders';

/** Writes the event, call and error log. docs/wire.md, Logs */
export function requestLogs(server: FastifyInstance, application: Application): void {
  const book = new LogBook(application, (error) => server.log.error({ err: error }, 'log entries were lost'));
  const counted = new WeakMap<FastifyRequest, string>();
  server.addHook('onClose', () => book.close());
  server.addHook('onError', async (request, _reply, error) => {
    if (!isUnexpected(error)) return;
    const caller = await callerOf(application, request);
    book.note(tenantOf(caller), errorLog, faultEntry(request, error, caller));
  });
  server.addHook('preSerialization', async (request, _reply, payload) => {
    if (request.routeOptions.config.logged?.kind === 'event') counted.set(request, countsIn(payload));
    return payload;
  });
  server.addHook('onResponse', async (request, reply) => {
    const { logged } = request.routeOptions.config;
    if (!logged) return;
    const signsIn = logged.signsIn === true;
    const entrance = signsIn || isSignOut(routeOf(request), request.method);
    const caller = await callerOf(application, request);
    if (logged.kind === 'read' && !entrance && !caller?.token) return;
    // What strangers do is kept by the tenant they name, else by the platform, where enterprises register.
    const tenantId = signsIn ? tenantNamedBy(request) : (caller?.tenantId ?? tenantNamedBy(request) ?? PLATFORM_TENANT);
    if (!tenantId) return;
    const entry = {
      ...aboutRequest(request, logged),
      time: String(Math.round(reply.elapsedTime)),
      methodClass: logged.of,
      methodName: logged.name,
      createBy: signsIn || !caller ? accountNamedBy(request) : caller.account,
    };
    const title = signsIn ? signInTitle(request) : logged.title;
    const type = reply.statusCode < 400 ? '1' : '2';
    const tokenName = caller?.token?.name ?? '';
    book.note(tenantId, apiLog, { ...entry, title, type, tokenName, answerCode: reply.statusCode });
    if (logged.kind === 'event') {
      const logLevel = reply.statusCode < 400 ? 'info' : 'warn';
      book.note(tenantId, usualLog, { ...entry, logLevel, logData: `${title}：${counted.get(request) ?? ''}` });
    }
  });
}

/** A refusal is an answer, and a 4xx of the framework is the client’s fault: only the rest are server faults. */
function isUnexpected(error: FastifyError | Error): boolean {
  if (error instanceof Refusal) return false;
  const { statusCode = 500 } = error as Partial<FastifyError>;
  return statusCode >= 500;
}

const callerOf = (application: Application, request: FastifyRequest): Promise<Caller | null> =>
  visitorOf(application, request).then(
    ({ caller }) => caller,
    () => null,
  );

const tenantOf = (caller: Caller | null): string => caller?.tenantId ?? PLATFORM_TENANT;

/** Without the query, which may contain a token or a password. */
const pathOf = (request: FastifyRequest): string => request.url.split('?')[0]!;

/** The path of the route: the one in the request may be spelled in many ways. */
const routeOf = (request: FastifyRequest): string => request.routeOptions.url ?? pathOf(request);

const hostName = os.hostname();

const aboutRequest = (request: FastifyRequest, logged?: LoggedCall) => ({
  serviceId: 'rdm',
  serverHost: hostName,
  serverIp: request.socket.localAddress ?? '',
  requestId: request.id,
  method: request.method,
  requestUri: pathOf(request),
  remoteIp: request.ip,
  userAgent: request.headers['user-agent'] ?? '',
  params: logged?.showsPay
    ? shownParameters(request.query, namesOnly(request.body))
    : shownParameters(request.query, request.body),
});

function faultEntry(request: FastifyRequest, error: Error, caller: Caller | null) {
  return {
    ...aboutRequest(request),
    exceptionName: error.name,
    message: withoutFolders(error.message),
    stackTrace: withoutFolders(error.stack ?? ''),
    ...placeOf(error),
    createBy: caller?.account ?? '',
  };
}

const textIn = (part: unknown, name: string): string => {
  const value = typeof part === 'object' && part !== null ? (part as Record<string, unknown>)[name] : undefined;
  return typeof value === 'string' ? value : '';
};

const parameterOf = (request: FastifyRequest, name: string) =>
  textIn(request.query, name) || textIn(request.body, name);

/** Null for a name that no tenant can have: it is not logged. */
function tenantNamedBy(request: FastifyRequest): string | null {
  const named = textIn(request.headers, 'tenant-id') || parameterOf(request, 'tenantId');
  return /^\w{1,12}$/.test(named.trim()) ? named.trim() : null;
}

const accountNamedBy = (request: FastifyRequest) => parameterOf(request, 'username') || parameterOf(request, 'account');

const signInTitle = (request: FastifyRequest) =>
  (parameterOf(request, 'grant_type') || parameterOf(request, 'grantType')) === 'refresh_token' ? '刷新令牌' : '登录';

/** The numbers of an answer, e.g. how many rows an import has added. */
function countsIn(payload: unknown): string {
  const data = typeof payload === 'object' && payload !== null ? (payload as { data?: unknown }).data : null;
  const counts = Object.entries(typeof data === 'object' && data !== null ? data : {}).filter(
    ([, value]) => typeof value === 'number',
  );
  return JSON.stringify(Object.fromEntries(counts));
}
