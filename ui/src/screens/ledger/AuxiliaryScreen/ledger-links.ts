import { voucherCorrection, voucherEntry } from '@rdm/core/internal/finance';
import type { LedgerSheet, LedgerSheetRow } from '@rdm/core/internal/ledger';
import { registerPath } from '../../../resource/register-path';

/** Returns the handler that explains a ledger figure, by its trace key; undefined without the permission. */
export type Opens = (key: string) => (() => void) | undefined;

/** Returns the handler that adjusts an allocated row for tax; undefined without the permission, and for rows of vouchers. */
export type Adjusts = (row: LedgerSheetRow) => (() => void) | undefined;

const registers = [voucherEntry, voucherCorrection];

/** Where the voucher of a row is shown, or the correction that booked it. */
export function voucherPath({ voucherId, voucherResource }: LedgerSheetRow): string | undefined {
  const register = registers.find(({ name }) => name === voucherResource);
  const path = register && registerPath(register);
  return path && voucherId !== null ? `${path}?id=${voucherId}` : undefined;
}

/** The trace key of an allocated row, which has one cost item. Rows from vouchers link to their voucher instead. */
export function rowKey({ ledgerId }: LedgerSheet, { origin, collected, month }: LedgerSheetRow): string | null {
  const [item] = Object.keys(collected);
  return origin === 'allocation' && item ? `month:${ledgerId}:${item}:${month}` : null;
}
