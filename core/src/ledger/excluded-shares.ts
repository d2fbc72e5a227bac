import type { EligibleRecord } from '../cost';
import { allocate, yuan } from '../kernel/money';
import type { LinkedAmount } from './link-vouchers';

/**
 * What does not count of allocated records, over the rows they were linked to: by the amounts of the rows, largest
 * remainder, red-letter rows aside. Each record's parts add up to what of it is excluded.
 *
 * @returns in the order of the rows, in 元
 */
export function excludedShares(
  records: readonly Pick<EligibleRecord, 'item' | 'amount' | 'excluded'>[],
  rows: readonly LinkedAmount[],
): string[] {
  const shares = rows.map(() => '0.00');
  for (const { item, amount, excluded } of records) {
    const own = rows.flatMap((row, at) => (row.item === item ? [at] : []));
    const isReversed = (at: number) => Number(rows[at]!.taxAmount) * Number(amount) < 0;
    const weights = own.map((at) => (isReversed(at) ? '0' : rows[at]!.taxAmount.replace('-', '')));
    const parts = allocate(excluded, weights) ?? own.map((_, place) => (place === 0 ? excluded : '0.00'));
    own.forEach((at, place) => {
      shares[at] = yuan(shares[at]!).plus(yuan(parts[place]!)).toString();
    });
  }
  return shares;
}
