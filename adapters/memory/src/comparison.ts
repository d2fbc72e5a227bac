import type { Storage } from '@rdm/core/internal/records';

/** Below zero, zero or above, as `sort` expects; both values are of this storage. */
export function compare(storage: Storage, one: unknown, other: unknown): number {
  switch (storage.type) {
    case 'integer':
    case 'decimal':
    case 'id':
    case 'idList':
      return compareNumbers(String(one), String(other));
    default:
      return compareTexts(String(one), String(other));
  }
}

/** Exact at any length: both are brought to whole numbers of the same scale. */
function compareNumbers(one: string, other: string): number {
  const places = Math.max(decimalsOf(one), decimalsOf(other));
  const [left, right] = [scaled(one, places), scaled(other, places)];
  return left < right ? -1 : left > right ? 1 : 0;
}

const decimalsOf = (decimal: string) => (decimal.includes('.') ? decimal.length - decimal.indexOf('.') - 1 : 0);
const scaled = (decimal: string, places: number) =>
  BigInt(decimal.replace('.', '') + '0'.repeat(places - decimalsOf(decimal)));

/** By code points, as databases compare bytes; JavaScript's own order compares surrogates beyond the basic plane. */
function compareTexts(one: string, other: string): number {
  if (one === other) return 0;
  const [left, right] = [[...one], [...other]];
  for (let at = 0; at < left.length && at < right.length; at += 1) {
    const difference = left[at]!.codePointAt(0)! - right[at]!.codePointAt(0)!;
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}
