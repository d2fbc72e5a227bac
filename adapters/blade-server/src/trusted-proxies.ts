import { isIP } from 'node:net';
import * as v from 'valibot';

/**
 * Proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` are believed: addresses and ranges, separated by commas, e.g.
 * `127.0.0.1, 10.1.0.0/16`. Nobody is believed by default, because any client can send these headers.
 */
export const trustedProxies = v.pipe(
  v.string(),
  v.transform((list): readonly string[] =>
    list
      .split(',')
      .map((proxy) => proxy.trim())
      .filter((proxy) => proxy !== ''),
  ),
  v.check(
    (proxies) => proxies.every(isAddressOrRange),
    ({ input }) => {
      const wrong = input.find((proxy) => !isAddressOrRange(proxy));
      return `RDM_TRUST_PROXY 中的 ${wrong} 无效，应为代理的 IP 或网段 / RDM_TRUST_PROXY must list addresses or ranges of proxies such as 10.1.0.0/16, not ${wrong}.`;
    },
  ),
);

/** A range over all addresses would believe everybody. */
function isAddressOrRange(proxy: string): boolean {
  const [address = '', bits, ...more] = proxy.split('/');
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (family === 6 ? 128 : 32));
}
