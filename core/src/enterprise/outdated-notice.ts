import type { FormSheet, Text, WorkbookSheet } from '../kernel';
import type { Call } from '../records';
import { yearState } from './year-state';

/**
 * What is to be said of a year's computed figures: that the registers changed since, or that they were never computed.
 * Null where they are up to date or those of a declaration.
 */
export async function outdatedFigures(call: Call, year: string): Promise<Text | null> {
  const { notice, filed } = await yearState(call, { year });
  return filed ? null : notice;
}

/** The same as an export says it. */
export const outdatedNotice = async (call: Call, year: string): Promise<string | null> =>
  (await outdatedFigures(call, year))?.zh ?? null;

/** A sheet that says it in its title and under its table; as it was without a notice. */
export const datedSheet = (sheet: FormSheet, notice: string | null): FormSheet =>
  notice === null
    ? sheet
    : { ...sheet, title: `${sheet.title}（数据已变动，见表末说明）`, footer: [...(sheet.footer ?? []), notice] };

/** Sheets of a year that are no official form: each says itself that its figures are out of date. */
export async function datedSheets(call: Call, year: string, sheets: readonly FormSheet[]): Promise<FormSheet[]> {
  const notice = await outdatedNotice(call, year);
  return sheets.map((sheet) => datedSheet(sheet, notice));
}

/** The sheet to go with rows of these years, saying which years are out of date; none where all are up to date. */
export async function noticeSheets(call: Call, years: Iterable<string>): Promise<WorkbookSheet[]> {
  const rows: string[][] = [];
  for (const year of [...new Set(years)].sort()) {
    const notice = await outdatedNotice(call, year);
    if (notice !== null) rows.push([year, notice]);
  }
  if (rows.length === 0) return [];
  const columns: WorkbookSheet['columns'] = [
    { heading: '年度', width: 10, kind: 'text' },
    { heading: '说明', width: 100, kind: 'text' },
  ];
  return [{ name: '数据状态', columns, rows }];
}
