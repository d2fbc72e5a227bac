import { tokenOf, TOKEN_HEADER } from '@rdm/blade-protocol';
import type { Application, Visitor } from '@rdm/core/application';
import type { FastifyRequest } from 'fastify';

/** Who a request comes from: its token, or nobody. The token may stand in the query for downloads by link. */
export async function visitorOf(application: Application, request: FastifyRequest): Promise<Visitor> {
  const inQuery = (request.query as Record<string, unknown>)['blade-auth'];
  const header = request.headers[TOKEN_HEADER.toLowerCase()];
  const token = tokenOf(textOf(header) ?? textOf(inQuery));
  const found = token ? await application.callerOf(token) : null;
  return {
    caller: found?.caller ?? null,
    sessionKey: found?.sessionKey ?? null,
    language: /^en/i.test(request.headers['accept-language'] ?? '') ? 'en' : 'zh',
    tenantId: textOf(request.headers['tenant-id']),
  };
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
