import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import type { HostGate } from '@rdm/core/internal/system';
import { addressRules } from './address-rules';

/** All addresses of a name. */
export type Resolve = (host: string) => Promise<readonly string[]>;

export interface GateOptions {
  /** Hosts of private networks that may be reached: names, addresses and ranges. */
  readonly hosts: readonly string[];
  readonly resolve?: Resolve;
  /** Timeout of a lookup; a name not resolved by then is unknown. */
  readonly milliseconds?: number;
}

const FIVE_SECONDS = 5_000;

/** Resolves as the operating system does. */
const resolveHost: Resolve = async (host) =>
  (await lookup(host, { all: true, verbatim: true })).map(({ address }) => address);

/** Lets the program connect to public addresses, and in private networks to those the operator has allowed. */
export function createHostGate({ hosts, resolve = resolveHost, milliseconds = FIVE_SECONDS }: GateOptions): HostGate {
  const rules = addressRules(hosts);
  return {
    addressOf: async (host) => {
      const addresses = isIP(host) ? [host] : await within(milliseconds, resolve, host);
      const [first] = addresses;
      if (first === undefined) return { ok: false, failure: 'unknownHost' };
      if (!addresses.every((address) => rules.allows(address, host))) return { ok: false, failure: 'refusedHost' };
      return { ok: true, value: first, listed: rules.lists(first, host) };
    },
  };
}

/** Resolves to no address when the lookup fails or times out. */
async function within(milliseconds: number, resolve: Resolve, host: string): Promise<readonly string[]> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<readonly string[]>((answer) => {
    timer = setTimeout(() => answer([]), milliseconds);
  });
  try {
    return await Promise.race([resolve(host), late]);
  } catch {
    return [];
  } finally {
    clearTimeout(timer);
  }
}
