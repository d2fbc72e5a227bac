import type { Month } from '../../kernel/calendar';
import { yuan } from '../../kernel/money';
import { isCostItemCode } from '../../tax';
import type { MatchedEntry } from '../matched-entries';
import type { VoucherEntryRow } from '../registers';
import { bookedAs, costsOf, voucherIdentity, type AllocationVoucherRecord } from './live-vouchers';

/** An entry of a voucher, with the month whose cost it books where an allocation voucher tells that. */
export type EntryOfMonth<Entry extends VoucherEntryRow = VoucherEntryRow> = Entry & { readonly ofMonth?: Month };

type Shown = VoucherEntryRow & { readonly summary?: string | null };

/**
 * The entries that book cost, with those of the allocation vouchers that were booked: where the register of vouchers
 * holds such a voucher, its entries there are for the month it was exported of; where it does not, the entries stand as
 * they were exported, under the number that was entered. So none is there twice.
 *
 * @param register all entries of the year, by which a voucher is known to be in the register
 */
export function withAllocationVouchers<Entry extends Shown>(
  matched: readonly MatchedEntry<Entry>[],
  register: readonly VoucherEntryRow[],
  vouchers: readonly AllocationVoucherRecord[],
): MatchedEntry<EntryOfMonth<Shown>>[] {
  const booked = new Map(vouchers.flatMap((each) => (bookedAs(each) === null ? [] : [[bookedAs(each)!, each]])));
  const held = new Set(register.map(voucherIdentity));
  return [
    ...matched.map((each): MatchedEntry<EntryOfMonth<Shown>> => {
      const voucher = booked.get(voucherIdentity(each.entry));
      return voucher ? { ...each, entry: { ...each.entry, ofMonth: voucher.month } } : each;
    }),
    ...[...booked].flatMap(([identity, voucher]) => (held.has(identity) ? [] : exportedEntries(voucher))),
  ];
}

function exportedEntries(voucher: AllocationVoucherRecord): MatchedEntry<EntryOfMonth<Shown>>[] {
  const { id, month, voucherDate, voucherType, voucherNo, entries } = voucher;
  const debits = (entries ?? []).filter(({ side }) => side === 'debit');
  return costsOf(voucher).flatMap(({ projectId, item, amount }, at) => {
    const { subjectCode, subjectName, summary } = debits[at]!;
    if (!isCostItemCode(item)) return [];
    const entry = {
      id: `${id}-${at + 1}`,
      ...{ date: voucherDate!, voucherType: voucherType!, voucherNo: voucherNo!, entryNo: at + 1 },
      ...{ subjectCode, subjectName, summary, debitAmount: amount, creditAmount: null, projectId, ofMonth: month },
    };
    return [{ entry, item, debited: yuan(amount), credited: yuan('0'), closing: null }];
  });
}
