import type { WorkbookColumn } from '../../../kernel';
import type { AllocationEntry } from '../allocation-entry';
import type { VoucherContent, VoucherLayout } from './voucher-content';

/** A column of a voucher's sheet. */
export interface SheetColumn {
  readonly heading: string;
  readonly kind?: WorkbookColumn['kind'];
  /** The cell of an entry, which is at a place counted from 0; blank without it. */
  readonly value?: (entry: AllocationEntry, at: number, content: VoucherContent) => string | null;
  /** A second heading below the first. */
  readonly second?: string;
}

const WIDTH = 14;

/** A workbook of one sheet, a row for each entry. */
export const voucherSheet =
  (
    sheet: (content: VoucherContent) => string,
    columnsOf: (content: VoucherContent) => readonly SheetColumn[],
  ): VoucherLayout =>
  (content) => {
    const columns = columnsOf(content);
    const second = columns.map((column) => column.second ?? null);
    return {
      name: content.name,
      rows: [
        {
          name: sheet(content),
          closed: true,
          columns: columns.map(({ heading, kind = 'text' }) => ({ heading, kind, width: WIDTH })),
          rows: [...(second.some((each) => each !== null) ? [second] : []), ...rowsOf(columns, content)],
        },
      ],
    };
  };

/** The cells of the entries, row by row. */
export const rowsOf = (columns: readonly SheetColumn[], content: VoucherContent): (string | null)[][] =>
  content.entries.map((entry, at) => columns.map(({ value }) => value?.(entry, at, content) ?? null));
