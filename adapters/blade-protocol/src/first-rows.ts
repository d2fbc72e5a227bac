import { wrongParameter } from './endpoint';

/** Parses the number of rows of a preview from a query or a form; undefined for all rows. */
export function firstFrom(given: unknown): number | undefined {
  if (given === undefined || given === '') return undefined;
  const text = typeof given === 'string' ? given : '';
  if (!/^[1-9]\d{0,8}$/.test(text)) throw wrongParameter('first');
  return Number(text);
}
