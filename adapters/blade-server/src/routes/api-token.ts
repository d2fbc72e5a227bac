import { Refusal, text, type Ephemeral } from '@rdm/core/internal/kernel';
import { API_TOKEN_START } from '@rdm/blade-protocol';
import type { FastifyRequest } from 'fastify';

const ONE_MINUTE = 60_000;
/** Calls of one token in a minute. */
const MOST_PER_MINUTE = 600;

const said = {
  inAddress: text(
    '访问令牌只能放在 Authorization 请求头中，出现在网址里的令牌请立即撤销',
    'Send the access token in the Authorization header only; revoke one that stood in an address',
  ),
  otherHeader: text(
    '访问令牌应以 Authorization: Bearer 发送，不用 Blade-Auth',
    'Send the access token as Authorization: Bearer, not as Blade-Auth',
  ),
  both: text(
    '请求同时带有访问令牌和登录令牌，请只用一种',
    'The request carries an access token and a sign-in token; send one of them',
  ),
  tooMany: text(
    '访问令牌每分钟最多调用600次，请一分钟后再试',
    'A token may make 600 calls a minute; try again in a minute',
  ),
};

const refused = (message: (typeof said)['both']) => new Refusal({ code: 401, name: 'TOKEN_REFUSED', message });

/**
 * The access token of a program in a request: `Authorization: Bearer rdm_…`; null where there is none. Any other Bearer is
 * left alone, as are the stock clients' `Authorization: Basic` and `Blade-Auth`. docs/wire.md, Access tokens
 *
 * @param session the token of a session, wherever the request carries it
 * @throws Refusal for a token that stands anywhere else, or beside a session
 */
export function apiTokenOf(request: FastifyRequest, session: string | null): string | null {
  if (request.url.includes(API_TOKEN_START) && tokenInQuery(request)) throw refused(said.inAddress);
  if (session?.startsWith(API_TOKEN_START)) throw refused(said.otherHeader);
  const { authorization = '' } = request.headers;
  const token = /^bearer /i.test(authorization) ? authorization.slice(7).trim() : '';
  if (!token.startsWith(API_TOKEN_START)) return null;
  if (session !== null) throw refused(said.both);
  return token;
}

/** Whether a parameter is a token, alone or behind `bearer`; a text that only mentions one is none. */
const tokenInQuery = ({ query }: FastifyRequest): boolean =>
  Object.values(query as Record<string, unknown>)
    .flat()
    .some((value) => typeof value === 'string' && /^(?:bearer\s+)?rdm_\w{1,12}_\w{8}_\w{49}$/i.test(value.trim()));

/** @throws Refusal with 429 where a token has made its calls of this minute, in all processes together */
export async function countCallOf(ephemeral: Ephemeral, id: string): Promise<void> {
  const { count } = await ephemeral.count(`calls of token ${id}`, ONE_MINUTE);
  if (count > MOST_PER_MINUTE) throw new Refusal({ code: 429, name: 'TOO_MANY_CALLS', message: said.tooMany });
}
