import { columnLetters, firstBodyRow, type FormCell, type FormRow, type FormSheet } from '../../kernel';
import { monthNumbers } from '../../kernel/calendar';
import type { RegisterReport, ReportFigure } from './register-figures';
import type { ReportRegister } from './report-registers';

/** Columns before those of the months: 序号, 项目编号, 项目名称. */
const LEADING = 3;

/** 项目归集表 as printed: cost by project and month with live totals, and a second sheet of use if it is measured. */
export function reportSheets(register: ReportRegister, report: RegisterReport): FormSheet[] {
  const { measure, title } = register;
  const amounts = sheetOf(report, title.zh, '金额单位：元', ({ amount }) => amount, 2);
  const isMeasured = measure !== null && report.rows.some(({ total }) => total.quantity !== '0');
  if (!isMeasured) return [amounts];
  const unit = measure.unit ? `单位：${measure.unit.zh}` : '单位：按各行计量单位，单位不同的不合计';
  return [amounts, sheetOf(report, `${measure.label.zh}`, unit, ({ quantity }) => quantity)];
}

type Chosen = (figure: ReportFigure) => string | null;

function sheetOf(
  { year, rows, months, total }: RegisterReport,
  name: string,
  unit: string,
  of: Chosen,
  places?: number,
) {
  const headings = ['序号', '项目编号', '项目名称', ...monthNumbers.map((month) => `${Number(month)}月`), '合计'];
  const header = [{ left: `统计期间：${year}年`, right: unit }];
  const head = [headings.map((text) => ({ text }))];
  const first = firstBodyRow({ header, head });
  const last = first + rows.length - 1;
  const cell = (value: string | null, formula: string | null): FormCell =>
    value === null ? null : { value, ...(places !== undefined && { places }), ...(formula !== null && { formula }) };
  const across = (line: number) => `SUM(${columnLetters(LEADING)}${line}:${columnLetters(LEADING + 11)}${line})`;
  const down = (column: number) => {
    const letters = columnLetters(column);
    return rows.length ? `SUM(${letters}${first}:${letters}${last})` : null;
  };
  const body = rows.map((row, at): FormRow => ({
    cells: [
      { text: String(at + 1) },
      { text: row.projectCode },
      { text: row.projectName },
      ...monthNumbers.map((month) => cell(of(row.months[month]!), null)),
      cell(of(row.total), across(first + at)),
    ],
  }));
  const totals: FormRow = {
    cells: [
      null,
      { text: '合计' },
      null,
      ...monthNumbers.map((month, at) => cell(of(months[month]!), down(LEADING + at))),
      cell(of(total), down(LEADING + 12)),
    ],
    strong: true,
  };
  return {
    name,
    title: `${year}年${name}`,
    header,
    columns: headings.map((_, at) => columnAt(at)),
    head,
    body: [...body, totals],
    frozenColumns: LEADING,
    print: { paper: 'a3', landscape: true },
  } satisfies FormSheet;
}

function columnAt(at: number): FormSheet['columns'][number] {
  if (at === 0) return { width: 6, align: 'center' };
  return at < LEADING ? { width: at === 1 ? 16 : 30, align: 'left' } : { width: 13 };
}
