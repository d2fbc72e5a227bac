import type { FormCell } from '../../kernel';
import type { LedgerSheetRow } from '../ledger-sheet';

/** Gap between two options in the head of a ledger, also used as blank space to fill in by hand. */
export const GAP = '\u3000\u3000';

/** 日期, 种类, 号数 and 摘要 of a ledger row. An unverified row has its month in the summary. */
export function voucherCells(row: LedgerSheetRow): FormCell[] {
  const { month, verification, voucherDate, voucherType, voucherNo, summary, excluded, adjustment } = row;
  const shownSummary = verification === 'open' ? `${month} ${summary ?? ''}（未核对）` : (summary ?? '');
  const adjusted = adjustment === null ? shownSummary : `${shownSummary}（税务调整 −${excluded}：${adjustment}）`;
  return [voucherDate, voucherType, voucherNo, adjusted].map((text) => (text ? { text } : null));
}
