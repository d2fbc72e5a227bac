import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import type { HostGate } from '@rdm/core/system';
import { addressRules } from './address-rules';

/** All addresses of a name. */
export type Resolve = (host: string) => Promise<readonly string[]>;

export interface GateOptions {
  /** What of private networks may be reached: names, addresses and ranges. */
  readonly hosts: readonly string[];
  readonly resolve?: Resolve;
  /** A name nobody has answered for by then is unknown. */
  readonly milliseconds?: number;
}

const FIVE_SECONDS = 5_000;

/** As the machine itself finds hosts. */
const resolveHost: Resolve = async (host) =>
  (await lookup(host, { all: true, verbatim: true })).map(({ address }) => address);

/** Lets the program connect to what lies in the open, and of private networks to what the operator has named. */
export function createHostGate({ hosts, resolve = resolveHost, milliseconds = FIVE_SECONDS }: GateOptions): HostGate {
  const rules = addressRules(hosts);
  return {
    addressOf: async (host) => {
      const addresses = isIP(host) ? [host] : await within(milliseconds, resolve, host);
      const [first] = addresses;
      if (first === undefined) return { ok: false, failure: 'unknownHost' };
      if (!addresses.every((address) => rules.allows(address, host))) return { ok: false, failure: 'refusedHost' };
      return { ok: true, value: first };
    },
  };
}

/** What is not found, or not in time, has no address. */
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
