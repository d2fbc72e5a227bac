import { mod11Check } from '../check-characters/mod-11-2';

/**
 * The 18 characters that replaced a legacy identity number of 15 digits: the century 19 before its year of birth, the
 * check character at its end (GB 11643-1999 against GB 11643-1989). Other numbers are returned as they are.
 *
 * @param id a number that `validateResidentId` has found valid under `standard`
 */
export function upgradeResidentId(id: string): string {
  if (typeof id !== 'string' || id.length !== 15) return id;
  const digits = `${id.slice(0, 6)}19${id.slice(6)}`;
  return digits + mod11Check(digits);
}
