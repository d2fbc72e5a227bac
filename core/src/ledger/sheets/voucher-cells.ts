import type { FormCell } from '../../kernel';
import type { LedgerSheetRow } from '../ledger-sheet';
import type { RelatedLine } from '../related-detail';

/** Gap between two options in the head of a ledger, also used as blank space to fill in by hand. */
export const GAP = '\u3000\u3000';

/** 日期, 种类, 号数 and 摘要 of a ledger row. */
export function voucherCells(row: LedgerSheetRow): FormCell[] {
  const { verification, voucherDate, voucherType, voucherNo, summary, excluded, adjustment } = row;
  const shownSummary = verification === 'open' ? `${summary ?? ''}（未核对）` : (summary ?? '');
  const adjusted = adjustment === null ? shownSummary : `${shownSummary}（不予加计 ${excluded}：${adjustment}）`;
  return [voucherDate, voucherType, voucherNo, adjusted].map((text) => (text ? { text } : null));
}

/** The same of a row of a related entrusted party’s cost detail, by the trustee’s own voucher. */
export function relatedCells({ voucherDate, voucherType, voucherNo, summary, partnerName }: RelatedLine): FormCell[] {
  const said = `受托关联方 ${partnerName}${summary ? `：${summary}` : ''}`;
  return [voucherDate, voucherType, voucherNo, said].map((text) => (text ? { text } : null));
}
