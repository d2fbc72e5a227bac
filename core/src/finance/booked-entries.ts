import type { Call, RecordOf, Where } from '../records';
import { voucherCorrection } from './voucher-correction';
import { voucherEntry } from './voucher-entry';

/** The registers that hold entries. Each entry is in exactly one of them. */
export const bookedRegisters = [voucherEntry, voucherCorrection] as const;

/** An entry of a voucher or of a correction, and its register. */
export type BookedEntry = RecordOf<typeof voucherEntry> & {
  readonly resource: 'blade-rdm/financialaccount' | 'blade-rdm/financialaccountcorrect';
};

/** Conditions on the fields common to vouchers and corrections. */
export type EntryCondition = Where<typeof voucherEntry>[number];

/** The matching entries of vouchers and corrections, each register by id, because both count in the same sums. */
export async function bookedEntries(call: Call, where: Where<typeof voucherEntry>): Promise<BookedEntry[]> {
  const found: BookedEntry[] = [];
  for (const register of bookedRegisters) {
    const rows = await call.records.find(register, { where, order: [{ field: 'id' }] });
    const resource = register.name as BookedEntry['resource'];
    // Named first: a property added after a spread gives every row a hidden class of its own, as large as the row.
    for (const row of rows) found.push({ resource, ...row });
  }
  return found;
}
