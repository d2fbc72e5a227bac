/**
 * The id of a row that is shown but not stored, made of what tells it apart: the same row has the same id whenever its
 * cost is built again. FNV-1a (IETF draft-eastlake-fnv) over 64 bits, cut to the 63 that ids have; two of a million rows
 * share one once in ten million times.
 */
export function rowId(...parts: readonly string[]): string {
  let hash = 0xcbf29ce484222325n;
  // Names of resources, months and ids: plain ASCII.
  for (const character of JSON.stringify(parts)) {
    hash = ((hash ^ BigInt(character.charCodeAt(0))) * 0x100000001b3n) & 0xffff_ffff_ffff_ffffn;
  }
  return String(hash & 0x7fff_ffff_ffff_ffffn);
}
