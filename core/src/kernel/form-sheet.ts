/**
 * A sheet as an authority prints it, as plain data; fonts and lines are up to the writer. From the top: the title, a
 * row for each line of `header`, the rows of `head`, the body, the rows of `footer`. All texts are printed verbatim.
 */
export interface FormSheet {
  /** At most 31 characters, none of `[ ] : * ? / \`; formulas of other sheets refer to it by this name. */
  readonly name: string;
  readonly title: string;
  /** Lines above the table, with a left and a right part: the taxpayer, the period, the unit of amounts. */
  readonly header: readonly FormHeaderLine[];
  readonly columns: readonly FormColumn[];
  /** The merged heading rows, laid out like those of an HTML table: a cell takes the first free columns of its row. */
  readonly head: readonly (readonly FormHeadCell[])[];
  readonly body: readonly FormRow[];
  /** Lines under the table, e.g. 法定代表人（签章）. */
  readonly footer?: readonly string[];
  /** The number of frozen columns; the heading rows are always frozen. */
  readonly frozenColumns?: number;
  readonly print: FormPrint;
}

export interface FormHeaderLine {
  readonly left: string;
  readonly right?: string;
}

export interface FormColumn {
  /** In characters of the body font. */
  readonly width: number;
  /** Alignment of texts in the column; amounts are right-aligned. */
  readonly align?: 'left' | 'center';
}

export interface FormHeadCell {
  readonly text: string;
  readonly columns?: number;
  readonly rows?: number;
}

export interface FormRow {
  /** By column; missing trailing cells are empty. */
  readonly cells: readonly FormCell[];
  /** A total, or another emphasised row. */
  readonly strong?: boolean;
  /** Outline level, 0 to 7: a row collapses under the nearest row above with a lower level. */
  readonly level?: number;
}

export type FormCell = FormText | FormAmount | null;

export interface FormText {
  readonly text: string;
  /** Indentation in characters. */
  readonly indent?: number;
}

export interface FormAmount {
  /** A decimal string. Of a formula: its result, so that the sheet shows it before a recalculation. */
  readonly value: string;
  /** Decimals shown; by default those of the value. */
  readonly places?: number;
  /** In A1 notation without the equals sign: `ROUND(C4*0.8,2)`. */
  readonly formula?: string;
  /** An annotation that is not part of the form: shown in grey. */
  readonly memo?: boolean;
}

export interface FormPrint {
  readonly paper: 'a4' | 'a3';
  readonly landscape: boolean;
  /** Whether the whole sheet is fitted to one page; else it is fitted to one page in width only. */
  readonly onePage?: boolean;
  /** Whether a wide sheet is printed as two blocks of columns, the frozen columns repeated in the second. */
  readonly twoBlocks?: boolean;
  /** Whether the sheet is for reading on screen: its print area is an empty cell, so that it gives no page. */
  readonly onScreenOnly?: boolean;
}

/** The row of a sheet's first body line, counted from 1 as formulas do. */
export function firstBodyRow({ header, head }: Pick<FormSheet, 'header' | 'head'>): number {
  return 1 + header.length + head.length + 1;
}

/** Writes official sheets as one workbook (.xlsx) that recalculates and prints as filed. */
export interface FormSheetWriter {
  /** The first sheet is the one that opens. */
  write(sheets: readonly FormSheet[]): Promise<Uint8Array>;
}
export const FormSheetWriter = Symbol('FormSheetWriter');
