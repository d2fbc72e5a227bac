import type { MergedCells, SpreadsheetKind } from '@rdm/core/internal/kernel';

export type CellText = string | number | boolean | null;

export type ParsedWorkbook = ParsedSheet | UnreadSheet;

export interface ParsedSheet {
  readonly kind: 'sheet';
  readonly file: SpreadsheetKind;
  readonly name: string;
  readonly rows: readonly (readonly CellText[])[];
  readonly merges?: readonly MergedCells[];
  readonly sheets: readonly string[];
  readonly hiddenSheets: readonly string[];
}

/** Why there is no sheet. */
export type UnreadSheet =
  | { readonly kind: 'tooManyRows' | 'tooLarge' | 'encrypted' | 'damaged' | 'timedOut' | 'unknown' }
  /** The sheet without content, and the one that the file does not have. */
  | { readonly kind: 'noRows' | 'noSheet'; readonly sheet?: string }
  /** In a text, with the row in which the fault is, counted from 1. */
  | { readonly kind: 'unreadable' | 'openQuote' | 'cellTooLong' | 'tooManyColumns'; readonly row: number };

/** What the thread sends: a portion of rows, from the end of the sheet first, or everything besides the rows. */
export type ThreadAnswer = ParsedWorkbook | { readonly kind: 'rows'; readonly rows: readonly (readonly CellText[])[] };

export interface ParsingLimits {
  readonly maxRows: number;
  readonly maxCells: number;
  /** Rows to stop after; the whole sheet where it is not given. */
  readonly firstRows?: number;
  /** The name of the sheet; the first that is not hidden where it is not given. */
  readonly sheet?: string;
  readonly timeoutMs: number;
}

/** Parses one workbook at a time, off the main thread. Rejects only when it cannot run. */
export interface WorkbookParser {
  parse(bytes: Uint8Array, limits: ParsingLimits): Promise<ParsedWorkbook>;
}
