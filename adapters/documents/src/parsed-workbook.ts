export type CellText = string | number | boolean | null;

export type ParsedWorkbook =
  | { readonly kind: 'sheet'; readonly name: string; readonly rows: readonly (readonly CellText[])[] }
  | { readonly kind: 'noRows' | 'tooManyRows' | 'tooLarge' | 'encrypted' | 'damaged' | 'timedOut' };

/** What the thread answers: some rows, those from the end of the sheet first, or all there is to say beside them. */
export type ThreadAnswer = ParsedWorkbook | { readonly kind: 'rows'; readonly rows: readonly (readonly CellText[])[] };

export interface ParsingLimits {
  readonly maxRows: number;
  readonly maxCells: number;
  /** Rows to stop after; the whole sheet where it is not given. */
  readonly firstRows?: number;
  readonly timeoutMs: number;
}

/** Parses one workbook after the other, away from the thread that serves people. Rejects only when it cannot run. */
export interface WorkbookParser {
  parse(bytes: Uint8Array, limits: ParsingLimits): Promise<ParsedWorkbook>;
}
