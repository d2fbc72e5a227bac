import type { Download } from '../declaration/resource-port';
import type { SpreadsheetWriter, WorkbookSheet } from '../../kernel';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Sheets as a file to save; `name` without its ending. */
export async function workbookDownload(
  writer: SpreadsheetWriter,
  name: string,
  sheets: readonly WorkbookSheet[],
): Promise<Download> {
  return { name: `${name}.xlsx`, type: XLSX, bytes: await writer.write(sheets) };
}
