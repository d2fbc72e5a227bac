import { sum, yuan, type Amount } from '../../kernel/money';
import type { RiskEntry, RiskYear } from './risk-year';

/**
 * 主营业务收入 and 其他业务收入: 6001 and 6051 of 企业会计准则, 5001 and 5051 of 小企业会计准则. 5001 of the former is a cost
 * account, so the name is checked as well.
 */
const revenueAccount = /^(6001|6051|5001|5051)/;

/** Revenue booked in the year on the matching entries: credits only, because closing the accounts debits all of it. */
export function revenueOf(
  year: RiskYear,
  isMeant: (entry: RiskEntry) => boolean = () => true,
): { readonly entries: readonly RiskEntry[]; readonly amount: Amount<'yuan'> } {
  const entries = year.entries.filter(
    (entry) =>
      revenueAccount.test(entry.subjectCode) &&
      entry.subjectName.includes('收入') &&
      !yuan(entry.creditAmount || '0').isZero() &&
      isMeant(entry),
  );
  return { entries, amount: sum(entries.map(({ creditAmount }) => yuan(creditAmount || '0'))) };
}
