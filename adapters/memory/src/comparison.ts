import type { Storage } from '@rdm/core/kernel';

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const TIME = /^\d{4}-\d{2}-\d{2} ([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/;
const DECIMAL = /^-?\d{1,40}(\.\d{1,40})?$/;
const INTEGER = /^-?\d{1,19}$/;
const MOST = 2n ** 63n;

/** The text a value is compared as; null when nothing of this storage can ever be equal to it: it matches nothing. */
export function comparable(storage: Storage, value: string | number): string | null {
  const text = String(value);
  switch (storage.type) {
    case 'text':
    case 'textList':
      return text;
    case 'integer':
    case 'decimal':
      return DECIMAL.test(text) ? text : null;
    case 'id':
    case 'idList':
      return INTEGER.test(text) && BigInt(text) < MOST && BigInt(text) >= -MOST ? text : null;
    case 'date':
      return isDay(text) ? text : null;
    case 'time':
      if (isDay(text)) return `${text} 00:00:00`;
      return TIME.test(text) && isDay(text.slice(0, 10)) ? text : null;
    case 'json':
      return null;
  }
}

function isDay(text: string): boolean {
  if (!DATE.test(text) || text.startsWith('0000')) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** Below zero, zero or above, as a sort wants it; both values are of this storage. */
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

/** By code points, as databases compare bytes; JavaScript's own order parts characters beyond the basic plane. */
function compareTexts(one: string, other: string): number {
  if (one === other) return 0;
  const [left, right] = [[...one], [...other]];
  for (let at = 0; at < left.length && at < right.length; at += 1) {
    const difference = left[at]!.codePointAt(0)! - right[at]!.codePointAt(0)!;
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}
