import { tokenOf, TOKEN_HEADER } from '@rdm/blade-protocol';
import type { Application } from '@rdm/core/internal/application';
import type { Caller, Visitor } from '@rdm/core/internal/records';
import type { FastifyRequest } from 'fastify';
import { apiTokenOf, countCallOf } from './api-token';
import { clientOf } from './client-guard';
import { browserKeyOf } from './social-routes';

/** The parameter of downloads by link. */
const IN_QUERY = 'blade-auth';

const known = new WeakMap<FastifyRequest, Promise<Visitor>>();

/**
 * The visitor of a request, cached: the owner of its token, or anonymous. Downloads by link have a ticket in the query.
 *
 * @throws Refusal for an access token that opens nothing, or has made too many calls
 */
export function visitorOf(application: Application, request: FastifyRequest): Promise<Visitor> {
  const visitor = known.get(request) ?? findVisitor(application, request);
  known.set(request, visitor);
  return visitor;
}

async function findVisitor(application: Application, request: FastifyRequest): Promise<Visitor> {
  const token = tokenOf(textOf(request.headers[TOKEN_HEADER.toLowerCase()]));
  const apiToken = apiTokenOf(request, token);
  const session = token && !apiToken ? await application.callerOf(token) : null;
  const found = token || apiToken ? session : await holderOf(application, request);
  return {
    caller: apiToken ? await programOf(application, apiToken) : (found?.caller ?? null),
    sessionKey: found?.sessionKey ?? null,
    language: /^en/i.test(request.headers['accept-language'] ?? '') ? 'en' : 'zh',
    tenantId: textOf(request.headers['tenant-id']),
    remoteIp: request.ip,
    userAgent: textOf(request.headers['user-agent']),
    site: siteOf(request),
    client: clientOf(request),
    browserKey: browserKeyOf(request),
  };
}

/** Whoever was given the ticket in the address, which is that of one download. */
function holderOf(application: Application, { method, url, query }: FastifyRequest) {
  const given = textOf((query as Record<string, unknown>)[IN_QUERY]);
  const ticket = tokenOf(given) ?? given;
  if (!ticket || method !== 'GET') return null;
  const [path, search] = url.split('?', 2);
  const others = (search ?? '').split('&').filter((each) => !each.startsWith(`${IN_QUERY}=`));
  return application.callerOfTicket(ticket, others.length ? `${path}?${others.join('&')}` : path!);
}

/** The caller of an access token, counted. */
async function programOf(application: Application, token: string): Promise<Caller> {
  const caller = await application.callerOfApiToken(token);
  if (caller.token) await countCallOf(application.ephemeral, caller.token.id);
  return caller;
}

/** Browsers make and use passkeys over TLS, and on this machine. */
function siteOf({ protocol, host, hostname }: FastifyRequest): Visitor['site'] {
  const isSafe = protocol === 'https' || hostname === 'localhost';
  return isSafe ? { origin: `${protocol}://${host}`, host: hostname } : undefined;
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
