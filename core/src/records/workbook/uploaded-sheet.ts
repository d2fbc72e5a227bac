import { faults, Refusal, text, type CellValue, type SheetContent, type SpreadsheetReader } from '../../kernel';
import type { Call } from '../call';
import type { ImportCorrection, ImportRequest, UploadedFile } from '../declaration/resource-port';
import type { Resource } from '../declaration/resource';
import { applyLayout, layoutPlace } from '../layout/apply-layout';
import type { RegisterSheet } from '../layout/laid-out-sheet';
import { unreadable } from './import-report';
import { headingOf } from '../layout/heading';

const FIRST = text('参数 first 应为正整数', 'The parameter first must be a whole number from 1 on');

const OTHER_HEADINGS = text(
  '文件前15行中没有所选导入方案的列名，请重新选择方案或调整对应关系',
  'The first 15 rows do not have the headings of the chosen profile; choose another or change its mapping',
);
/** Rows that titles and headings may take where a layout finds them. */
const ROWS_ABOVE = 17;

/**
 * Reads an uploaded workbook before the transaction begins, so that a slow file does not hold a connection.
 * Returns a function that returns the sheet within the call, or throws there if the file is not a workbook.
 * @param upload with `first`, only so many rows under the headings are read
 */
export async function uploadedSheet(
  reader: SpreadsheetReader,
  resource: Resource,
  { file, fileName, sheet, layout, corrections = [], first }: UploadedFile & Pick<ImportRequest, 'first'>,
): Promise<(call: Call) => RegisterSheet> {
  if (first !== undefined && !(Number.isSafeInteger(first) && first >= 1)) throw new Refusal(faults.invalid(FIRST));
  const firstRows = first === undefined ? undefined : first + (layout ? ROWS_ABOVE : 1);
  const reading = await reader.read(file, {
    ...(firstRows !== undefined && { firstRows }),
    ...(sheet !== undefined && { sheet }),
  });
  return (call) => {
    if (!reading.ok) throw unreadable(fileName, reading.fault.message, call.language);
    if (!layout) return correctSheet(reading.sheet, 0, corrections);
    const place = layout.register === resource.name ? layoutPlace(layout, reading.sheet) : null;
    if (!place) throw unreadable(fileName, OTHER_HEADINGS, call.language);
    const corrected = correctSheet(reading.sheet, place.data - 1, corrections, place.headings);
    return applyLayout(layout, corrected, { resource, fileName }) ?? reading.sheet;
  };
}

/**
 * The sheet with the cells the user corrected on the screen replaced; corrections of unknown columns are ignored.
 * @param last position of the last row of headings
 */
function correctSheet(
  sheet: SheetContent,
  last: number,
  corrections: readonly ImportCorrection[],
  given: readonly CellValue[] = sheet.rows[last] ?? [],
): SheetContent {
  if (corrections.length === 0) return sheet;
  const headings = given.map(headingOf);
  const rows = [...sheet.rows];
  for (const { row, column, value } of corrections) {
    const at = headings.indexOf(headingOf(column));
    const cells = [...(rows[row - 1] ?? [])];
    if (at < 0 || row - 1 <= last || row > rows.length) continue;
    while (cells.length <= at) cells.push(null);
    cells[at] = value === '' ? null : value;
    rows[row - 1] = cells;
  }
  return { ...sheet, rows };
}
