import { tokenOf, TOKEN_HEADER } from '@rdm/blade-protocol';
import type { Application } from '@rdm/core/internal/application';
import type { Visitor } from '@rdm/core/internal/records';
import type { FastifyRequest } from 'fastify';
import { clientOf } from './client-guard';
import { browserKeyOf } from './social-routes';

const known = new WeakMap<FastifyRequest, Promise<Visitor>>();

/**
 * The visitor of a request, cached: the owner of its token, or anonymous. Downloads by link may have the token in the
 * query.
 */
export function visitorOf(application: Application, request: FastifyRequest): Promise<Visitor> {
  const visitor = known.get(request) ?? findVisitor(application, request);
  known.set(request, visitor);
  return visitor;
}

async function findVisitor(application: Application, request: FastifyRequest): Promise<Visitor> {
  const inQuery = (request.query as Record<string, unknown>)['blade-auth'];
  const header = request.headers[TOKEN_HEADER.toLowerCase()];
  const token = tokenOf(textOf(header) ?? textOf(inQuery));
  const found = token ? await application.callerOf(token) : null;
  return {
    caller: found?.caller ?? null,
    sessionKey: found?.sessionKey ?? null,
    language: /^en/i.test(request.headers['accept-language'] ?? '') ? 'en' : 'zh',
    tenantId: textOf(request.headers['tenant-id']),
    remoteIp: request.ip,
    userAgent: textOf(request.headers['user-agent']),
    client: clientOf(request),
    browserKey: browserKeyOf(request),
  };
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
