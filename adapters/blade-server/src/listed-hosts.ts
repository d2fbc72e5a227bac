import { isIP } from 'node:net';
import * as v from 'valibot';

/**
 * A setting that lists hosts, separated by commas.
 * @param refusal what is said of the first one that is not of the kind
 */
export const listedHosts = (isOne: (host: string) => boolean, refusal: (wrong: string | undefined) => string) =>
  v.pipe(
    v.string(),
    v.transform((list): readonly string[] =>
      list
        .split(',')
        .map((host) => host.trim())
        .filter((host) => host !== ''),
    ),
    v.check(
      (hosts) => hosts.every(isOne),
      ({ input }) => refusal(input.find((host) => !isOne(host))),
    ),
  );

/** An address, or a range as `10.1.0.0/16` of at least so many bits. */
export function isAddressOrRange(host: string, leastBits = 0): boolean {
  const [address = '', bits, ...more] = host.split('/');
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  if (bits === undefined) return true;
  return /^\d{1,3}$/.test(bits) && Number(bits) >= leastBits && Number(bits) <= (family === 6 ? 128 : 32);
}
