import { faults, Refusal, text, type SheetContent, type SpreadsheetReader } from '../../kernel';
import type { Call } from '../call';
import type { ImportRequest, ImportCorrection } from '../declaration/resource-port';
import { unreadable } from './import-report';
import { headingOf } from '../layout/heading';

const FIRST = text('参数 first 应为正整数', 'The parameter first must be a whole number from 1 on');

/**
 * Reads an uploaded workbook before the transaction begins, so that a slow file does not hold a connection.
 * Returns a function that returns the sheet within the call, or throws there if the file is not a workbook.
 * @param upload with `first`, only so many rows under the headings are read
 */
export async function uploadedSheet(
  reader: SpreadsheetReader,
  { file, fileName, corrections = [], first }: Pick<ImportRequest, 'file' | 'fileName' | 'corrections' | 'first'>,
): Promise<(call: Call) => SheetContent> {
  if (first !== undefined && !(Number.isSafeInteger(first) && first >= 1)) throw new Refusal(faults.invalid(FIRST));
  const reading = await reader.read(file, first === undefined ? {} : { firstRows: first + 1 });
  return (call) => {
    if (!reading.ok) throw unreadable(fileName, reading.fault.message, call.language);
    return correctSheet(reading.sheet, corrections);
  };
}

/** The sheet with the cells the user corrected on the screen replaced; corrections of unknown columns are ignored. */
function correctSheet(sheet: SheetContent, corrections: readonly ImportCorrection[]): SheetContent {
  if (corrections.length === 0) return sheet;
  const headings = (sheet.rows[0] ?? []).map(headingOf);
  const rows = [...sheet.rows];
  for (const { row, column, value } of corrections) {
    const at = headings.indexOf(headingOf(column));
    const given = rows[row - 1];
    if (at < 0 || !given || row < 2) continue;
    const cells = [...given];
    while (cells.length <= at) cells.push(null);
    cells[at] = value === '' ? null : value;
    rows[row - 1] = cells;
  }
  return { ...sheet, rows };
}
