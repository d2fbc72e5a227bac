import { PRIVATE_HOSTS_SETTING } from '@rdm/core/internal/system';
import { isAddressOrRange, listedHosts } from './listed-hosts';

const NAME = /^[a-z0-9_](?:[a-z0-9_-]{0,62}(?:\.[a-z0-9_-]{1,63}){0,8})$/i;

/**
 * Hosts of private networks allowed for data sources and object stores: names, addresses and ranges, separated by
 * commas, e.g. `db.internal, 10.1.0.0/16`. The message names the first invalid one.
 */
export const privateHosts = listedHosts(
  isHost,
  (wrong) =>
    `${PRIVATE_HOSTS_SETTING} 中的 ${wrong} 无效，应为主机名、IP 或网段 / ${PRIVATE_HOSTS_SETTING} must list names, addresses or ranges such as 10.1.0.0/16, not ${wrong}.`,
);

/** Digits and dots that are no address are no name either. */
function isHost(host: string): boolean {
  return isAddressOrRange(host) || (NAME.test(host) && !/^[\d.]+$/.test(host));
}
