import type { Storage } from '@rdm/core/kernel';

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const TIME = /^\d{4}-\d{2}-\d{2} ([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/;
const DECIMAL = /^-?\d{1,40}(\.\d{1,40})?$/;
const INTEGER = /^-?\d{1,19}$/;
const MOST = 2n ** 63n;

/**
 * The value a column of this storage is compared with, as text for the database.
 * Null when nothing in such a column can ever be equal to it, e.g. letters for an id: it then matches nothing.
 */
export function comparable(storage: Storage, value: string | number): string | null {
  const text = String(value);
  switch (storage.type) {
    case 'text':
    case 'textList':
      return text.includes('\0') ? null : text;
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

/** The type a compared value is cast to; integers compare as exact numbers so that 7.5 lies between 7 and 8. */
export function comparedAs(storage: Storage): string {
  switch (storage.type) {
    case 'text':
    case 'textList':
    case 'json':
      return 'text';
    case 'integer':
    case 'decimal':
      return 'numeric';
    case 'id':
    case 'idList':
      return 'bigint';
    case 'date':
      return 'date';
    case 'time':
      return 'timestamp';
  }
}
