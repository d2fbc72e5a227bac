import type { Call, RecordOf, Where } from '../records';
import { voucherCorrection } from './voucher-correction';
import { voucherEntry } from './voucher-entry';

/** The registers in which entries stand. An entry stands in one of them. */
export const bookedRegisters = [voucherEntry, voucherCorrection] as const;

/** An entry of a voucher or of a correction, and where it stands. */
export type BookedEntry = RecordOf<typeof voucherEntry> & {
  readonly resource: 'blade-rdm/financialaccount' | 'blade-rdm/financialaccountcorrect';
};

/** Conditions on what vouchers and corrections have in common. */
export type EntryCondition = Where<typeof voucherEntry>[number];

/** The entries of vouchers and corrections that meet the conditions, each register by id: both enter the same sums. */
export async function bookedEntries(call: Call, where: Where<typeof voucherEntry>): Promise<BookedEntry[]> {
  const found: BookedEntry[] = [];
  for (const register of bookedRegisters) {
    const rows = await call.records.find(register, { where, order: [{ field: 'id' }] });
    const resource = register.name as BookedEntry['resource'];
    for (const row of rows) found.push({ ...row, resource });
  }
  return found;
}
