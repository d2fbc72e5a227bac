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
/** The longest text of a cell of a grid, and the most columns beside its first. */
const GRID_TEXT = 40;
const GRID_COLUMNS = 6;

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

/**
 * A table as parts of a document: label and value, a grid, or each row with its headings where its texts are long; what is
 * to be said of it stands below, as on its sheet.
 */
export function partsOf({ title, unit, headings, rows, notes = [] }: FormTable): DocumentPart[] {
  const lines = [...(unit ? [unit] : []), ...(rows.length === 0 ? ['无'] : [])];
  return [{ kind: 'heading', text: title }, ...paragraphs(lines), ...tableOf(headings, rows), ...paragraphs(notes)];
}

const paragraphs = (lines: readonly string[]): DocumentPart[] =>
  lines.length === 0 ? [] : [{ kind: 'paragraphs', paragraphs: lines }];

/** Nothing stays empty on the official form: where there is none of something, it is 0. */
const filled = (cell: TableCell | undefined): TableCell => (cell === undefined || shown(cell) === '' ? '0' : cell);

function tableOf(headings: readonly string[], rows: readonly (readonly TableCell[])[]): DocumentPart[] {
  if (rows.length === 0) return [];
  const fact = (label: string, cell: TableCell | undefined) => {
    const value = shown(filled(cell));
    return { label, value, wide: value.length > WIDE_TEXT || label.length > ONE_LINE };
  };
  if (headings.length === 2) {
    return [{ kind: 'facts', facts: rows.map(([label, value]) => fact(shown(filled(label)), value)) }];
  }
  const isShort = rows.every((row) => row.every((cell) => shown(cell).length <= GRID_TEXT));
  if (!isShort) {
    return rows.map((row) => ({ kind: 'facts', facts: headings.map((label, at) => fact(label, row[at])) }));
  }
  const [first, ...others] = headings;
  return blocksOf(others.length).map(([from, to]) => ({
    kind: 'grid',
    headings: [first!, ...others.slice(from, to)],
    rows: rows.map(([label, ...cells]) => [label, ...cells.slice(from, to)].map(filled)),
  }));
}

/** As many columns beside the first as a page is wide enough for; a table with more is printed in several blocks. */
function blocksOf(columns: number): [from: number, to: number][] {
  const blocks = Math.ceil(columns / GRID_COLUMNS);
  const width = Math.ceil(columns / blocks);
  return Array.from({ length: blocks }, (_, at) => [at * width, (at + 1) * width]);
}
