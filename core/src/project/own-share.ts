import Big from 'big.js';
import { allocate } from '../kernel/money';
import type { SharingParty } from './use-cases/shares-of-year';

type Share = Pick<SharingParty, 'share' | 'inBooks'>;

/** What the other parties bear in percent, added up. */
export const sharedPercent = (parties: readonly Share[]): string =>
  parties.reduce((total, { share }) => total.plus(share), new Big(0)).toFixed();

/** What is left to this enterprise in percent; negative where the parties bear more than the whole. */
export const ownPercent = (parties: readonly Share[]): string => new Big(100).minus(sharedPercent(parties)).toFixed();

/**
 * Splits an amount of cost in our books over this enterprise and the parties, by the largest remainder. Shares of
 * parties that are not in our books are not split off.
 *
 * @param amount 元
 * @returns the own part first, then those of the parties in their order, 元 with 2 decimals; null where the parties
 * bear more than 100%, or where nobody bears anything
 */
export function splitCost(amount: string, parties: readonly Share[]): string[] | null {
  const own = ownPercent(parties);
  if (own.startsWith('-')) return null;
  return allocate(amount, [own, ...parties.map(({ share, inBooks }) => (inBooks ? share : '0'))]);
}
