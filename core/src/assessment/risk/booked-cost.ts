import { matchedEntries, type MatchedEntry } from '../../cost';
import { isRdAccount } from '../../finance';
import { monthOf } from '../../kernel/calendar';
import { sum, yuan, type Amount } from '../../kernel/money';
import { perYear } from './per-year';
import type { RiskEntry } from './risk-year';

/** An entry that books cost. */
type Booked = Omit<MatchedEntry, 'entry'> & { readonly entry: RiskEntry };

/** The entries whose account is matched to a cost item, otherwise unchanged. */
export const bookedCost = perYear((year) =>
  matchedEntries(year.entries, year.matches, year.closingRules).map((booked): Booked => booked as Booked),
);

/** Includes the month, because voucher numbers restart every month. */
export const voucherNamed = ({ date, voucherType, voucherNo }: RiskEntry): string =>
  `${monthOf(date)} ${voucherType}-${voucherNo}`;

/** R&D cost in the accounts: matched to a cost item, or debited to 研发支出 without being matched. */
export const accountsShow = perYear((year): Amount<'yuan'> => {
  const matched = new Set(year.matches.map(({ subjectCode }) => subjectCode));
  const unmatched = year.entries.filter(({ subjectCode }) => !matched.has(subjectCode) && isRdAccount(subjectCode));
  return sum([
    ...bookedCost(year).map(({ debited, credited }) => debited.minus(credited)),
    ...unmatched.map(({ debitAmount }) => yuan(debitAmount || '0')),
  ]);
});

/** Entries in the form in which findings reference rows. */
export const entryRows = (entries: readonly RiskEntry[]) => entries.map(({ id, resource }) => ({ resource, id }));
