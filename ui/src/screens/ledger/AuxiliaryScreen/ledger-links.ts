import type { LedgerSheet, LedgerSheetRow } from '@rdm/core/ledger';

/** How a figure of a ledger is explained, by the key the ledger opens it with; undefined where nobody may ask. */
export type Opens = (key: string) => (() => void) | undefined;

/** Where the voucher of a row is shown. */
export function voucherPath({ voucherId }: LedgerSheetRow): string | undefined {
  return voucherId === null ? undefined : `/rdm/financialaccount/voucher?id=${voucherId}`;
}

/** The key of an allocated row's cost: it is of one cost item. Rows from vouchers lead to their voucher instead. */
export function rowKey({ projectId }: LedgerSheet, { origin, items, month }: LedgerSheetRow): string | null {
  const [item] = Object.keys(items);
  return origin === 'allocation' && item ? `month:${projectId}:${item}:${month}` : null;
}
