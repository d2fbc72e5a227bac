import type { ClosingRules } from '../finance';
import { grouped, text, type Text } from '../kernel';
import { monthOf } from '../kernel/calendar';
import { formatMoney, sum, yuan } from '../kernel/money';
import { entriesOfYear, itemEntries, matchedEntries } from './matched-entries';
import type { SubjectMatchRow, VoucherEntryRow } from './registers';

interface ClosingWarningsInput {
  readonly year: number;
  readonly voucherEntries: readonly VoucherEntryRow[];
  readonly subjectMatches: readonly SubjectMatchRow[];
  readonly closingRules?: ClosingRules;
}

export interface ClosingWarning {
  readonly code: 'NETS_TO_NOTHING' | 'PARTLY_CLOSING';
  readonly message: Text;
  /** Entries concerned. */
  readonly count: number;
  readonly entryIds: readonly string[];
}

/**
 * Months of an item whose debits are taken off again to less than 1%, as an unrecognised closing would do, and
 * vouchers that close in part.
 */
export function closingWarnings({
  year,
  voucherEntries,
  subjectMatches,
  closingRules,
}: ClosingWarningsInput): ClosingWarning[] {
  const entries = entriesOfYear(voucherEntries, year);
  const counted = matchedEntries(entries, subjectMatches, closingRules);
  const months = grouped(counted, ({ entry, item }) => `${monthOf(entry.date)} ${item}`);
  const netted = [...months].flatMap(([key, rows]): ClosingWarning[] => {
    const debit = sum(rows.map(({ debited }) => debited.max(yuan(0))));
    const net = sum(rows.map(({ debited, credited }) => debited.minus(credited)));
    const absolute = net.max(net.negate());
    if (debit.isZero() || absolute.times(100).compare(debit) >= 0) return [];
    const [gross, left] = [formatMoney(debit.toString()), formatMoney(net.toString())];
    const message = text(
      `${key} 凭证借方 ${gross}，净额仅 ${left}，疑为结转凭证冲减了费用，请核对凭证结转`,
      `${key}: ${gross} debited, but only ${left} net; a closing may have been taken off the cost, check the closing entries`,
    );
    return [{ code: 'NETS_TO_NOTHING', message, count: rows.length, entryIds: idsOf(rows) }];
  });
  const parts = itemEntries(entries, subjectMatches, closingRules).filter(({ closing }) => closing?.extent === 'part');
  const vouchers = grouped(parts, ({ entry }) => `${monthOf(entry.date)} ${entry.voucherType}-${entry.voucherNo}`);
  const partly = [...vouchers].map(([voucher, rows]): ClosingWarning => {
    const closed = formatMoney(sum(rows.map(({ closing }) => closing!.amount)).toString());
    const message = text(
      `凭证 ${voucher} 部分为结转：结转 ${closed}，其余冲减费用，请核对凭证结转`,
      `Voucher ${voucher} is partly a closing: ${closed} carried forward, the rest taken off the cost; check the closing entries`,
    );
    return { code: 'PARTLY_CLOSING', message, count: rows.length, entryIds: idsOf(rows) };
  });
  return [...netted.sort((a, b) => (a.message.zh < b.message.zh ? -1 : 1)), ...partly];
}

const idsOf = (rows: readonly { readonly entry: Pick<VoucherEntryRow, 'id'> }[]) => rows.map(({ entry }) => entry.id);
