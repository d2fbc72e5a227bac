/**
 * A sheet as an authority prints it, as plain data; fonts and lines are the writer's. From the top: the title, a row
 * for each line of `header`, the rows of `head`, the body, the rows of `footer`. All texts stand as they are printed.
 */
export interface FormSheet {
  /** At most 31 characters, none of `[ ] : * ? / \`; formulas of other sheets call it by this name. */
  readonly name: string;
  readonly title: string;
  /** What stands above the table, at its left and its right end: the taxpayer, the period, the unit of amounts. */
  readonly header: readonly FormHeaderLine[];
  readonly columns: readonly FormColumn[];
  /** The merged heading rows, set like those of a table: a cell takes the first free columns of its row. */
  readonly head: readonly (readonly FormHeadCell[])[];
  readonly body: readonly FormRow[];
  /** Lines under the table, e.g. 法定代表人（签章）. */
  readonly footer?: readonly string[];
  /** Columns that stay when the sheet is scrolled; the heading rows always do. */
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
  /** Where texts of the column stand; amounts stand at the right. */
  readonly align?: 'left' | 'center';
}

export interface FormHeadCell {
  readonly text: string;
  readonly columns?: number;
  readonly rows?: number;
}

export interface FormRow {
  /** By column; what is missing at the end is empty. */
  readonly cells: readonly FormCell[];
  /** A total, or another row that stands out. */
  readonly strong?: boolean;
  /** How deep the row lies in the outline, 0 to 7: a row is folded away under the one above that lies less deep. */
  readonly level?: number;
}

export type FormCell = FormText | FormAmount | null;

export interface FormText {
  readonly text: string;
  /** How far the text is set in, in characters. */
  readonly indent?: number;
}

export interface FormAmount {
  /** A decimal string. Of a formula: what it comes to, so that the sheet says it before anybody recalculates. */
  readonly value: string;
  /** Decimals shown; not said: those the value has. */
  readonly places?: number;
  /** In A1 notation without the equals sign: `ROUND(C4*0.8,2)`. */
  readonly formula?: string;
  /** Said beside the form, not on it: set in grey. */
  readonly memo?: boolean;
}

export interface FormPrint {
  readonly paper: 'a4' | 'a3';
  readonly landscape: boolean;
  /** Whether the whole sheet comes on one page; else it is one page wide and as long as it is. */
  readonly onePage?: boolean;
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
