import { sameValue } from '@rdm/core/records';

/** Whether nothing stands in a field of a draft. */
export function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

/** Nothing is nothing, however it is written; a number equals its text. */
export function sameEntry(a: unknown, b: unknown): boolean {
  if (isEmpty(a) && isEmpty(b)) return true;
  const written = (value: unknown) => (typeof value === 'number' ? String(value) : value);
  return sameValue(written(a), written(b));
}
