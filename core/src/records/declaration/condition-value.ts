import { ID_DIGITS } from '../../kernel';
import type { Storage } from './storage';

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const TIME = /^\d{4}-\d{2}-\d{2} ([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/;
const DECIMAL = /^-?\d{1,40}(\.\d{1,40})?$/;
const INTEGER = new RegExp(`^-?${ID_DIGITS}$`);
/** Ids are 64-bit integers. */
const BEYOND = 2n ** 63n;

/**
 * The text a condition's value is compared as with values of a storage. Null when no such value can equal it, e.g.
 * letters for an id or February 30: it then matches nothing.
 */
export function comparable(storage: Storage, value: string | number): string | null {
  const text = String(value);
  switch (storage.type) {
    case 'text':
    case 'textList':
      // No stored text contains a NUL character or a lone surrogate, and databases reject them.
      return /\0|\p{Cs}/u.test(text) ? null : text;
    case 'integer':
    case 'decimal':
      return DECIMAL.test(text) ? text : null;
    case 'id':
    case 'idList':
      return INTEGER.test(text) && BigInt(text) < BEYOND && BigInt(text) >= -BEYOND ? text : null;
    case 'date':
      return isDay(text) ? text : null;
    case 'time':
      if (isDay(text)) return `${text} 00:00:00`;
      return TIME.test(text) && isDay(text.slice(0, 10)) ? text : null;
    case 'json':
      return null;
  }
}

/** Also accepts years before 1000, which no field holds but which a condition may use as a bound. */
function isDay(text: string): boolean {
  if (!DATE.test(text) || text.startsWith('0000')) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
