import type { DocumentPart, FormCell, FormSheet } from '../../kernel';

/** A cell of a table of the application: text, or an amount as decimal text. */
export type TableCell = string | { readonly amount: string };

/** A table of the application, for the workbook and the document alike. Texts are printed verbatim. */
export interface FormTable {
  /** Of its sheet. */
  readonly name: string;
  readonly title: string;
  /** E.g. 单位：万元. */
  readonly unit?: string;
  readonly headings: readonly string[];
  readonly rows: readonly (readonly TableCell[])[];
  readonly notes?: readonly string[];
}

const WIDE_TEXT = 24;
const ONE_LINE = 14;

/** Where a fact has one source, the papers say so. */
const SOURCES =
  '栏目依据《高新技术企业认定申请书》（国科发火〔2016〕195号 附件）的印本与申报系统字段整理，填报前请与申报系统核对。';

const shown = (cell: TableCell): string => (typeof cell === 'string' ? cell : cell.amount);
const formCell = (cell: TableCell): FormCell =>
  typeof cell === 'string' ? { text: cell } : { value: cell.amount, places: 2 };

/** A table as a sheet of a workbook. */
export function sheetOf(table: FormTable, enterprise: string, year: string): FormSheet {
  const { name, title, unit, headings, rows, notes = [] } = table;
  const isText = (at: number) => rows.every((row) => typeof row[at] === 'string');
  return {
    name,
    title,
    header: [{ left: `企业名称：${enterprise}`, right: unit ? `申请年度：${year}　${unit}` : `申请年度：${year}` }],
    columns: headings.map((heading, at) => {
      const longest = Math.max(heading.length * 2, ...rows.map((row) => shown(row[at] ?? '').length * 2));
      return { width: Math.min(Math.max(longest, ONE_LINE), 40), align: isText(at) ? ('left' as const) : undefined };
    }),
    head: [headings.map((text) => ({ text }))],
    body: rows.map((cells) => ({ cells: cells.map(formCell) })),
    footer: [...notes, SOURCES],
    frozenColumns: 1,
    print: { paper: 'a4', landscape: true },
  };
}

/** A table as parts of a document: each of its rows with its headings. */
export function partsOf({ title, unit, headings, rows, notes = [] }: FormTable): DocumentPart[] {
  const table: DocumentPart[] = rows.map((row) => ({
    kind: 'facts',
    facts: headings.map((label, at) => {
      const value = shown(row[at] ?? '') || '0';
      return { label, value, wide: value.length > WIDE_TEXT || label.length > ONE_LINE };
    }),
  }));
  const lines = [...(unit ? [unit] : []), ...(rows.length === 0 ? ['无'] : []), ...notes];
  return [
    { kind: 'heading', text: title },
    ...(lines.length > 0 ? [{ kind: 'paragraphs', paragraphs: lines } as const] : []),
    ...table,
  ];
}
