import { BlockList, isIP } from 'node:net';

/** Which addresses of a network may be connected to. */
export interface AddressRules {
  /** Whether `address` may be reached; `host` is the requested name that resolved to it. */
  allows(address: string, host: string): boolean;
  /** Whether the operator has named this address, its range or the name that resolved to it. */
  lists(address: string, host: string): boolean;
}

type Range = readonly [address: string, bits: number];

/**
 * Never reached, whatever the settings: no database or object store lies in these ranges. IANA IPv4 and IPv6
 * special-purpose registries (RFC 6890); metadata services of clouds, which return credentials, are in link-local and a
 * few other ranges.
 */
const never: readonly Range[] = [
  ['0.0.0.0', 8],
  ['169.254.0.0', 16],
  ['192.0.0.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  // Metadata and platform services of Alibaba Cloud, Azure and AWS.
  ['100.100.100.200', 32],
  ['168.63.129.16', 32],
  ['fd00:ec2::254', 128],
  ['::', 128],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
  // An IPv4 address embedded in an IPv6 address would bypass the IPv4 rules.
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2001::', 32],
  ['2002::', 16],
  ['::ffff:0:0:0', 96],
];

/** Reached only where the operator allows it: the machine itself and private networks. RFC 1918, 4193, 6598, 2544 */
const inside: readonly Range[] = [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['::1', 128],
  ['fc00::', 7],
];

const neverList = listOf(never);
const insideList = listOf(inside);

/** @param hosts names, addresses and ranges (`10.1.0.0/16`) of private networks that may be reached; see `isHostRule` */
export function addressRules(hosts: readonly string[]): AddressRules {
  const ranges = listOf(hosts.map(rangeOf).filter((range) => range !== null));
  const names = new Set(hosts.filter((host) => rangeOf(host) === null).map((host) => host.toLowerCase()));
  const lists = (address: string, host: string) => holds(ranges, address) || names.has(host.toLowerCase());
  return {
    allows(address, host) {
      if (isIP(address) === 0 || holds(neverList, address)) return false;
      return !holds(insideList, address) || lists(address, host);
    },
    lists,
  };
}

function listOf(ranges: readonly Range[]): BlockList {
  const list = new BlockList();
  for (const [address, bits] of ranges) list.addSubnet(address, bits, familyOf(address));
  return list;
}

/** An IPv4-mapped IPv6 address (`::ffff:10.0.0.1`) matches the IPv4 rules. */
const holds = (list: BlockList, address: string): boolean => list.check(address, familyOf(address));

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}

/** An address or a range as one; null for a name. */
function rangeOf(host: string): Range | null {
  const [address = '', bits] = host.split('/');
  const family = isIP(address);
  if (family === 0) return null;
  return [address, bits === undefined ? (family === 6 ? 128 : 32) : Number(bits)];
}
