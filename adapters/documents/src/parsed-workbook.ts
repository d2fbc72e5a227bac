export type CellText = string | number | boolean | null;

export type ParsedWorkbook =
  | { readonly kind: 'sheet'; readonly name: string; readonly rows: readonly (readonly CellText[])[] }
  | { readonly kind: 'noRows' | 'tooManyRows' | 'tooLarge' | 'encrypted' | 'damaged' | 'timedOut' };

/** What the thread sends: a portion of rows, from the end of the sheet first, or everything besides the rows. */
export type ThreadAnswer = ParsedWorkbook | { readonly kind: 'rows'; readonly rows: readonly (readonly CellText[])[] };

export interface ParsingLimits {
  readonly maxRows: number;
  readonly maxCells: number;
  /** Rows to stop after; the whole sheet where it is not given. */
  readonly firstRows?: number;
  readonly timeoutMs: number;
}

/** Parses one workbook at a time, off the main thread. Rejects only when it cannot run. */
export interface WorkbookParser {
  parse(bytes: Uint8Array, limits: ParsingLimits): Promise<ParsedWorkbook>;
}
