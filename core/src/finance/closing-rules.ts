import { wholly, type Call } from '../records';
import { bookedEntries, type BookedEntry } from './booked-entries';
import { closingAccount } from './closing-account';
import { closingVoucher } from './closing-voucher';
import type { ClosingRules } from './closings';

/** What the enterprise itself says about closings, regardless of data scopes; it applies to every year. */
export async function closingRules(call: Call): Promise<ClosingRules> {
  const { records } = wholly(call);
  return {
    accounts: await records.find(closingAccount, { order: [{ field: 'account' }] }),
    vouchers: await records.find(closingVoucher),
  };
}

/** All entries of the months of these entries, so that their vouchers are whole. */
export async function withWholeVouchers(call: Call, entries: readonly BookedEntry[]): Promise<BookedEntry[]> {
  const months = [...new Set(entries.flatMap(({ month }) => month ?? []))];
  return months.length === 0 ? [] : bookedEntries(call, [{ field: 'month', is: 'in', value: months }]);
}
