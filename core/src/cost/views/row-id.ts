/**
 * A stable id for a computed row, hashed from its key: the same row has the same id after its cost is rebuilt. FNV-1a
 * (IETF draft-eastlake-fnv), 64 bits, cut to the 63 that ids have; the chance of a collision among a million rows is
 * less than one in ten million.
 */
export function rowId(...parts: readonly string[]): string {
  let hash = 0xcbf29ce484222325n;
  // Names of resources, months and ids: plain ASCII.
  for (const character of JSON.stringify(parts)) {
    hash = ((hash ^ BigInt(character.charCodeAt(0))) * 0x100000001b3n) & 0xffff_ffff_ffff_ffffn;
  }
  return String(hash & 0x7fff_ffff_ffff_ffffn);
}
