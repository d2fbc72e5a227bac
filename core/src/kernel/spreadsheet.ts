import type { Fault } from './fault';

/** The value of a workbook cell: numbers keep their decimal digits as written. */
export type CellValue = string | number | boolean | Date | null;

/** Cells shown as one; its value is that of the first. All counted from 0, the ends included. */
export interface MergedCells {
  readonly startRow: number;
  readonly startColumn: number;
  readonly endRow: number;
  readonly endColumn: number;
}

/** A sheet of a workbook, row by row; `rows[0]` is sheet row 1. */
export interface SheetContent {
  /** Empty where the file has no names of sheets. */
  readonly name: string;
  readonly rows: readonly (readonly CellValue[])[];
  /** Absent where nothing is merged, or only the first rows were read. */
  readonly merges?: readonly MergedCells[];
}

/**
 * What a file is, by its content. `xls` includes the HTML tables and XML Spreadsheets 2003 that other programs save
 * under that name; `csv` is any text with a separator other than the tab, the lists of SAP in frames of `|` included.
 */
export type SpreadsheetKind = 'xlsx' | 'xls' | 'csv' | 'tsv';

export type SpreadsheetReading =
  | {
      readonly ok: true;
      readonly kind: SpreadsheetKind;
      /** Names of all sheets in their order, hidden ones last; one empty name where the file has no names. */
      readonly sheets: readonly string[];
      /** Those of them that are hidden. */
      readonly hiddenSheets: readonly string[];
      readonly sheet: SheetContent;
    }
  | { readonly ok: false; readonly fault: Fault };

export interface ReadingOptions {
  /** Reads only so many rows of the sheet, headings and blank rows included; what is merged is not told then. */
  readonly firstRows?: number;
  /** The name of the sheet to read; the first that is not hidden where it is not given. */
  readonly sheet?: string;
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
  /** Cells to highlight, with the text of the cell's note. `row` counts from 0 within `rows`. */
  readonly marks?: readonly { readonly row: number; readonly column: number; readonly note: string }[];
}

export interface SpreadsheetWriter {
  write(sheets: readonly WorkbookSheet[]): Promise<Uint8Array>;
}
export const SpreadsheetWriter = Symbol('SpreadsheetWriter');
