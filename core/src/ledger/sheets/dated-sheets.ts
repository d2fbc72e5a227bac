import type { FormSheet } from '../../kernel';
import type { Call } from '../../records';
import { yearState } from '../use-cases/year-state';
import { CALCULATION_SHEET } from './calculation-sheet';

/**
 * The sheets of a year's paper; where its figures are not those of the registers any more, or were never computed, the
 * calculation sheet says so under its table and in its title. The form itself stays as printed.
 */
export async function datedSheets(call: Call, year: string, sheets: readonly FormSheet[]): Promise<FormSheet[]> {
  const { notice, filed } = await yearState(call, { year });
  if (notice === null || filed) return [...sheets];
  return sheets.map((sheet) =>
    sheet.name === CALCULATION_SHEET
      ? { ...sheet, title: `${sheet.title}（数据已变动，见表末说明）`, footer: [...(sheet.footer ?? []), notice.zh] }
      : sheet,
  );
}
