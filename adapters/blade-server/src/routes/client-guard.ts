import { DEFAULT_SABER_SECRET, SABER, STOCK_SWORD } from '@rdm/blade-protocol';
import { standardClient } from '@rdm/core/internal/access';
import type { SignInClient } from '@rdm/core/internal/records';
import type { Application } from '@rdm/core/internal/application';
import { Refusal, text } from '@rdm/core/internal/kernel';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const WRONG_CLIENT = text('客户端认证失败!', 'This client is not known');

const TOO_MANY = text('客户端认证失败次数过多，请稍后再试', 'Too many failed client sign-ins; try again later');

/** Wrong secrets that an address may send in a minute: each costs a password hash. */
const MOST_WRONG = 10;
const ONE_MINUTE = 60_000;

type Clients = Pick<Application, 'knowsClient' | 'clientNamed' | 'ephemeral'>;

/** Paths that need a client. */
export interface GuardedPaths {
  /** Requests there must name a client. */
  readonly named: readonly string[];
  /** Tokens are issued there, so the client is looked up without a cache. */
  readonly issuing: readonly string[];
}

const named = new WeakMap<FastifyRequest, SignInClient>();

/** The client a request for tokens has named. */
export const clientOf = (request: FastifyRequest): SignInClient | undefined => named.get(request);

/** A named client must be a known one; token calls require one. docs/wire.md, Clients */
export function clientGuard(server: FastifyInstance, clients: Clients, paths: GuardedPaths, saberSecret: string): void {
  const stock = saberSecret === DEFAULT_SABER_SECRET ? [STOCK_SWORD] : [];
  const ours = new Set([`${SABER}:${saberSecret}`, ...stock]);
  const client = async (given: string, issuing: boolean, address: string): Promise<SignInClient | boolean> => {
    const [id, secret] = parts(given);
    if (ours.has(given)) return standardClient(id);
    if (!mayBeRegistered(id, secret)) return false;
    const place = `wrong secrets of clients from ${address}`;
    if ((await clients.ephemeral.counted(place)).count >= MOST_WRONG) {
      throw new Refusal({ code: 429, name: 'TOO_MANY_CALLS', message: TOO_MANY });
    }
    const found = issuing ? ((await clients.clientNamed(id, secret)) ?? false) : await clients.knowsClient(id, secret);
    if (found === false) await clients.ephemeral.count(place, ONE_MINUTE);
    return found;
  };
  server.addHook('onRequest', async (request) => {
    // The path of the route: the one in the request may be spelled in many ways.
    const path = request.routeOptions.url ?? '';
    if (!/^\/api(\/|$)/.test(path)) return;
    const { authorization } = request.headers;
    const basic = authorization && /^basic /i.test(authorization) ? authorization.slice(6).trim() : null;
    if (basic === null && !paths.named.includes(path)) return;
    const given = Buffer.from(basic ?? '', 'base64').toString('utf8');
    const found = await client(given, paths.issuing.includes(path), request.ip);
    if (found === false) throw new Refusal({ code: 401, name: 'UNKNOWN_CLIENT', message: WRONG_CLIENT });
    if (found !== true) named.set(request, found);
  });
}

function parts(given: string): readonly [id: string, secret: string] {
  const colon = given.indexOf(':');
  return [given.slice(0, Math.max(colon, 0)), given.slice(colon + 1)];
}

/** The platform may register any client, but not under the name of a stock one. */
const mayBeRegistered = (id: string, secret: string): boolean =>
  id !== '' && id.length <= 200 && secret.length <= 500 && !STOCK.has(id) && !id.includes('\0');

const STOCK = new Set([SABER, parts(STOCK_SWORD)[0]]);
