import { sameValue } from '@rdm/core/internal/records';

/** Whether a field of a draft is empty. */
export function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

/** All empty values are equal; a number equals its string form. */
export function sameEntry(a: unknown, b: unknown): boolean {
  if (isEmpty(a) && isEmpty(b)) return true;
  const written = (value: unknown) => (typeof value === 'number' ? String(value) : value);
  return sameValue(written(a), written(b));
}
