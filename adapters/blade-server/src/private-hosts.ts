import { isIP } from 'node:net';
import { PRIVATE_HOSTS_SETTING } from '@rdm/core/internal/system';
import * as v from 'valibot';

const NAME = /^[a-z0-9_](?:[a-z0-9_-]{0,62}(?:\.[a-z0-9_-]{1,63}){0,8})$/i;

/**
 * Hosts of private networks allowed for data sources and object stores: names, addresses and ranges, separated by
 * commas, e.g. `db.internal, 10.1.0.0/16`. The message names the first invalid one.
 */
export const privateHosts = v.pipe(
  v.string(),
  v.transform((list): readonly string[] =>
    list
      .split(',')
      .map((host) => host.trim())
      .filter((host) => host !== ''),
  ),
  v.check(
    (hosts) => hosts.every(isHost),
    ({ input }) => {
      const wrong = input.find((host) => !isHost(host));
      return `${PRIVATE_HOSTS_SETTING} 中的 ${wrong} 无效，应为主机名、IP 或网段 / ${PRIVATE_HOSTS_SETTING} must list names, addresses or ranges such as 10.1.0.0/16, not ${wrong}.`;
    },
  ),
);

function isHost(host: string): boolean {
  const [address = '', bits, ...more] = host.split('/');
  if (more.length > 0) return false;
  const family = isIP(address);
  if (bits === undefined) return family !== 0 || (NAME.test(address) && !/^[\d.]+$/.test(address));
  return family !== 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (family === 6 ? 128 : 32);
}
