import { isRevenueAccount } from '../../finance';
import { sum, yuan, type Amount } from '../../kernel/money';
import type { RiskEntry, RiskYear } from './risk-year';

/** Revenue booked in the year on the matching entries: credits only, because closing the accounts debits all of it. */
export function revenueOf(
  year: RiskYear,
  isMeant: (entry: RiskEntry) => boolean = () => true,
): { readonly entries: readonly RiskEntry[]; readonly amount: Amount<'yuan'> } {
  const entries = year.entries.filter(
    (entry) =>
      isRevenueAccount(entry.subjectCode, entry.subjectName) &&
      !yuan(entry.creditAmount || '0').isZero() &&
      isMeant(entry),
  );
  return { entries, amount: sum(entries.map(({ creditAmount }) => yuan(creditAmount || '0'))) };
}
