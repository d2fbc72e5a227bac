import { columnLetters, firstBodyRow, type FormAmount, type FormCell, type FormRow, type FormSheet } from '../kernel';
import { hoursTotal, hoursTyped } from './hours-total';

const UNIT = '单位：小时';
/** Room for a signature. */
const BLANK = '　'.repeat(8);

/** A printed table of hours: texts on the left, then the columns of hours, and their total on the right. */
export interface HoursTable {
  readonly name: string;
  readonly title: string;
  readonly period: string;
  /** The columns before the hours. */
  readonly texts: readonly { readonly heading: string; readonly width: number }[];
  /** Headings of the columns of hours. */
  readonly hours: readonly string[];
  readonly totalHeading: string;
  readonly rows: readonly HoursTableRow[];
  /** Who signs under the table. */
  readonly signatures: readonly string[];
  /** Whether attendance and the share of R&D in it follow the total. */
  readonly attended?: boolean;
}

export interface HoursTableRow {
  readonly texts: readonly string[];
  /** Null where there are none. */
  readonly hours: readonly (string | null)[];
  readonly actualHours?: string | null;
  /** Where the hours of the row come from. */
  readonly origins: string;
  /** What the hours that their person confirmed rest on; the column is there where any row has one. */
  readonly basis?: string;
}

/** Lays out a table of hours with formulas for the totals of rows and columns. */
export function hoursSheet(table: HoursTable): FormSheet {
  const { name, title, period, texts, hours, totalHeading, rows, signatures, attended } = table;
  const headings = [
    '序号',
    ...texts.map(({ heading }) => heading),
    ...hours,
    totalHeading,
    ...(attended ? ['实际出勤工时', '研发工时占比（%）'] : []),
    '工时来源',
    ...(rows.some(({ basis }) => basis !== undefined) ? ['填报依据'] : []),
  ];
  const header = [{ left: `统计期间：${period}`, right: UNIT }];
  const head = [headings.map((text) => ({ text }))];
  const first = firstBodyRow({ header, head });
  return {
    name,
    title,
    header,
    columns: headings.map((_, at) => columnAt(table, at, headings.length)),
    head,
    body: [...rows.map((row, at) => bodyRow(table, row, at, first + at)), totalRow(table, first)],
    footer: [signatures.map((who) => `${who}（签字）：${BLANK}`).join('')],
    frozenColumns: texts.length + 1,
    print: { paper: hours.length > 8 ? 'a3' : 'a4', landscape: true },
  };
}

function columnAt({ texts, rows }: HoursTable, at: number, columns: number): FormSheet['columns'][number] {
  if (at === 0) return { width: 6, align: 'center' };
  const isBasis = at === columns - 1 && rows.some(({ basis }) => basis !== undefined);
  return { width: isBasis ? 44 : (texts[at - 1]?.width ?? 12), ...(at <= texts.length && { align: 'left' as const }) };
}

const amount = (value: string, formula?: string): FormAmount => ({ value, ...(formula !== undefined && { formula }) });

function bodyRow(table: HoursTable, row: HoursTableRow, at: number, line: number): FormRow {
  const first = table.texts.length + 1;
  const total = first + table.hours.length;
  const worked = hoursTotal(row.hours);
  const across = `SUM(${columnLetters(first)}${line}:${columnLetters(total - 1)}${line})`;
  const cells: FormCell[] = [
    { text: String(at + 1) },
    ...row.texts.map((text) => ({ text })),
    ...row.hours.map((value) => (value === null ? null : amount(value))),
    amount(worked, table.hours.length ? across : undefined),
  ];
  const attended = table.attended ? attendedCells(worked, row.actualHours ?? null, total, line) : [];
  const basis = row.basis === undefined ? [] : [{ text: row.basis }];
  return { cells: [...cells, ...attended, { text: row.origins }, ...basis] };
}

/** Attendance and the share of R&D hours in it, in percent; empty where no attendance is recorded. */
function attendedCells(worked: string, actualHours: string | null, total: number, line: number): FormCell[] {
  if (actualHours === null) return [null, null];
  const [rd, present] = [columnLetters(total), columnLetters(total + 1)].map((column) => `${column}${line}`);
  if (hoursTyped(actualHours).eq(0)) return [amount(actualHours), null];
  const share = hoursTyped(worked).times(100).div(hoursTyped(actualHours)).round(2).toFixed(2);
  return [amount(actualHours), { ...amount(share, `ROUND(${rd}/${present}*100,2)`), places: 2 }];
}

function totalRow({ texts, hours, rows, attended }: HoursTable, first: number): FormRow {
  const last = first + rows.length - 1;
  const down = (column: number, values: readonly (string | null)[]): FormAmount => {
    const letters = columnLetters(column);
    return amount(hoursTotal(values), rows.length ? `SUM(${letters}${first}:${letters}${last})` : undefined);
  };
  const start = texts.length + 1;
  const sums = hours.map((_, at) =>
    down(
      start + at,
      rows.map((row) => row.hours[at] ?? null),
    ),
  );
  const whole = down(
    start + hours.length,
    rows.flatMap((row) => row.hours),
  );
  const present = rows.map((row) => row.actualHours ?? null);
  const labels = texts.map((_, at): FormCell => (at === 0 ? { text: '合计' } : null));
  return {
    cells: [null, ...labels, ...sums, whole, ...(attended ? [down(start + hours.length + 1, present), null] : [])],
    strong: true,
  };
}
