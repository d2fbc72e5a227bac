import { wrongParameter } from './endpoint';

/** How many rows a first look takes in, as it stands in a query or a form; nothing for all of them. */
export function firstFrom(given: unknown): number | undefined {
  if (given === undefined || given === '') return undefined;
  const text = typeof given === 'string' ? given : '';
  if (!/^[1-9]\d{0,8}$/.test(text)) throw wrongParameter('first');
  return Number(text);
}
