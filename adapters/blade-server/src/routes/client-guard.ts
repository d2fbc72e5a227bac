import { DEFAULT_SABER_SECRET, SABER, STOCK_SWORD } from '@rdm/blade-protocol';
import { Refusal, text } from '@rdm/core/kernel';
import type { FastifyInstance } from 'fastify';

const WRONG_CLIENT = text('客户端认证失败!', 'This client is not known');

/** Whoever names a client must name one we know; a token is only given to a client that does. `blade-wire.md` §1.7 */
export function clientGuard(server: FastifyInstance, tokenPath: string, saberSecret: string): void {
  const stock = saberSecret === DEFAULT_SABER_SECRET ? [STOCK_SWORD] : [];
  const known = new Set([`${SABER}:${saberSecret}`, ...stock]);
  server.addHook('onRequest', async (request) => {
    if (!request.url.startsWith('/api/')) return;
    const { authorization } = request.headers;
    const basic = authorization && /^basic /i.test(authorization) ? authorization.slice(6).trim() : null;
    const isKnown = basic !== null && known.has(Buffer.from(basic, 'base64').toString('utf8'));
    const mustName = request.url.split('?')[0] === tokenPath;
    if (mustName ? !isKnown : basic !== null && !isKnown) {
      throw new Refusal({ code: 401, name: 'UNKNOWN_CLIENT', message: WRONG_CLIENT });
    }
  });
}
