import type { Fault } from './fault';

/** The value of a workbook cell: numbers keep their decimal digits as written. */
export type CellValue = string | number | boolean | Date | null;

/** The first sheet of a workbook, row by row; `rows[0]` is sheet row 1. */
export interface SheetContent {
  readonly name: string;
  readonly rows: readonly (readonly CellValue[])[];
}

export type SpreadsheetReading =
  | { readonly ok: true; readonly sheet: SheetContent }
  | { readonly ok: false; readonly fault: Fault };

export interface ReadingOptions {
  /**
   * Reads only so many rows of the sheet, headings and blank rows included. Merged cells are listed at the end of a
   * sheet and its name in another part of the file, so neither is read: `name` is empty.
   */
  readonly firstRows?: number;
}

/** Reads untrusted workbooks: never throws for malformed bytes, never exceeds its memory limit. */
export interface SpreadsheetReader {
  read(bytes: Uint8Array, options?: ReadingOptions): Promise<SpreadsheetReading>;
}
export const SpreadsheetReader = Symbol('SpreadsheetReader');

/** One column of a workbook to write. */
export interface WorkbookColumn {
  readonly heading: string;
  readonly width: number;
  readonly kind: 'text' | 'money' | 'number' | 'integer' | 'date';
  /** Values offered as a drop-down. */
  readonly choices?: readonly string[];
  /** A live SUM under the last row. */
  readonly total?: boolean;
}

export interface WorkbookSheet {
  readonly name: string;
  readonly columns: readonly WorkbookColumn[];
  /** Cells by column; money and numbers as decimal strings. */
  readonly rows: readonly (readonly (string | null)[])[];
  /** Whether another program reads the sheet, so that nothing stands under its last row. */
  readonly closed?: boolean;
  /** Cells to highlight, with the text of the cell's note. `row` counts from 0 within `rows`. */
  readonly marks?: readonly { readonly row: number; readonly column: number; readonly note: string }[];
}

export interface SpreadsheetWriter {
  write(sheets: readonly WorkbookSheet[]): Promise<Uint8Array>;
}
export const SpreadsheetWriter = Symbol('SpreadsheetWriter');
