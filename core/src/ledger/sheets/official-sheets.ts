import { datedSheet, outdatedNotice } from '../../enterprise';
import type { FormSheet } from '../../kernel';
import type { Call } from '../../records';
import { CALCULATION_SHEET } from './calculation-sheet';

/**
 * The sheets of a year's official form. Where its figures are not those of the registers any more, or were never
 * computed, its calculation sheet says so, or a sheet of its own where there is none. The form itself stays as printed.
 */
export async function officialSheets(call: Call, year: string, sheets: readonly FormSheet[]): Promise<FormSheet[]> {
  const notice = await outdatedNotice(call, year);
  if (notice === null) return [...sheets];
  const isCalculation = ({ name }: FormSheet) => name === CALCULATION_SHEET;
  if (!sheets.some(isCalculation)) return [...sheets, statedAlone(notice)];
  return sheets.map((sheet) => (isCalculation(sheet) ? datedSheet(sheet, notice) : sheet));
}

const statedAlone = (notice: string): FormSheet => ({
  name: '数据状态',
  title: '数据状态',
  header: [],
  columns: [{ width: 100, align: 'left' }],
  head: [[{ text: '说明' }]],
  body: [{ cells: [{ text: notice }] }],
  print: { paper: 'a4', landscape: true, onScreenOnly: true },
});
