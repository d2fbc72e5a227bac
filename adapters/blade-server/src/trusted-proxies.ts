import { isAddressOrRange, listedHosts } from './listed-hosts';

/**
 * Proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` are believed: addresses and ranges, separated by commas, e.g.
 * `127.0.0.1, 10.1.0.0/16`. Nobody is believed by default, because any client can send these headers, and a range over
 * all addresses would believe everybody.
 */
export const trustedProxies = listedHosts(
  (proxy) => isAddressOrRange(proxy, 1),
  (wrong) =>
    `RDM_TRUST_PROXY 中的 ${wrong} 无效，应为代理的 IP 或网段 / RDM_TRUST_PROXY must list addresses or ranges of proxies such as 10.1.0.0/16, not ${wrong}.`,
);
