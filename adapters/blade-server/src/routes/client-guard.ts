import { DEFAULT_SABER_SECRET, SABER, STOCK_SWORD } from '@rdm/blade-protocol';
import type { Application } from '@rdm/core/application';
import { Refusal, text } from '@rdm/core/kernel';
import type { FastifyInstance } from 'fastify';

const WRONG_CLIENT = text('客户端认证失败!', 'This client is not known');

/** Whoever names a client must name one we know; a token is only given to a client that does. `blade-wire.md` §1.7 */
export function clientGuard(
  server: FastifyInstance,
  application: Pick<Application, 'knowsClient'>,
  tokenPaths: readonly string[],
  saberSecret: string,
): void {
  const stock = saberSecret === DEFAULT_SABER_SECRET ? [STOCK_SWORD] : [];
  const known = new Set([`${SABER}:${saberSecret}`, ...stock]);
  server.addHook('onRequest', async (request) => {
    if (!request.url.startsWith('/api/')) return;
    const { authorization } = request.headers;
    const basic = authorization && /^basic /i.test(authorization) ? authorization.slice(6).trim() : null;
    const named = basic === null ? null : Buffer.from(basic, 'base64').toString('utf8');
    const isKnown = named !== null && (known.has(named) || (await isRegistered(application, named)));
    const mustName = tokenPaths.includes(request.url.split('?')[0]!);
    if (mustName ? !isKnown : basic !== null && !isKnown) {
      throw new Refusal({ code: 401, name: 'UNKNOWN_CLIENT', message: WRONG_CLIENT });
    }
  });
}

/** Any program may be registered by the platform, none under the name of a stock one. */
async function isRegistered(application: Pick<Application, 'knowsClient'>, named: string): Promise<boolean> {
  const colon = named.indexOf(':');
  const [id, secret] = [named.slice(0, colon), named.slice(colon + 1)];
  const fits = colon > 0 && id.length <= 200 && secret.length <= 500 && !STOCK.has(id) && !id.includes('\0');
  return fits && application.knowsClient(id, secret);
}

const STOCK = new Set([SABER, STOCK_SWORD.slice(0, STOCK_SWORD.indexOf(':'))]);
