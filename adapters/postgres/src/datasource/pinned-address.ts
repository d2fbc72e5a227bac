import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import type { SourceAnswer } from '@rdm/core/application';
import type { AddressRules } from './address-rules';

/** All addresses of a name. */
export type Resolve = (host: string) => Promise<readonly string[]>;

/** As the machine itself finds hosts. */
export const resolveHost: Resolve = async (host) =>
  (await lookup(host, { all: true, verbatim: true })).map(({ address }) => address);

/**
 * The one address a host is then connected to, so that a name cannot mean another the next time it is asked for. A name
 * with any address that must not be reached is refused.
 */
export async function pinnedAddress(
  host: string,
  rules: AddressRules,
  resolve: Resolve = resolveHost,
): Promise<SourceAnswer<string>> {
  let addresses: readonly string[];
  try {
    addresses = isIP(host) ? [host] : await resolve(host);
  } catch {
    return { ok: false, failure: 'unknownHost' };
  }
  const [first] = addresses;
  if (first === undefined) return { ok: false, failure: 'unknownHost' };
  if (!addresses.every((address) => rules.allows(address, host))) return { ok: false, failure: 'refusedHost' };
  return { ok: true, value: first };
}
