import { bookedEntries } from '../../../finance';
import { isSeen, requireYear, type Call } from '../../../records';
import { allocationVoucher } from '../allocation-voucher';
import { findBooked, type FoundVoucher } from '../find-booked';
import { liveVouchers } from '../live-vouchers';

/** The vouchers of the register that exported ones seem to have been booked as, for a person to confirm. */
export async function bookedProposals(call: Call, given: { readonly year: string }): Promise<FoundVoucher[]> {
  const year = requireYear(given.year);
  const vouchers = await liveVouchers(call, year);
  const seen = new Set(vouchers.filter((each) => isSeen(call, allocationVoucher, each, [])).map(({ id }) => id));
  if (!vouchers.some(({ id, state }) => state === 'exported' && seen.has(id))) return [];
  const entries = await bookedEntries(call, [
    { field: 'date', is: 'greaterOrEqual', value: `${year}-01-01` },
    { field: 'date', is: 'lessOrEqual', value: `${year}-12-31` },
  ]);
  return findBooked(vouchers, entries).filter(({ id }) => seen.has(id));
}
