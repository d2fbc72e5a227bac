import type { Download } from '../declaration/resource-port';
import type { SpreadsheetWriter, WorkbookSheet } from '../../kernel';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A written workbook as a download; `name` without extension. */
export const workbookFile = (name: string, bytes: Uint8Array): Download => ({
  name: `${name}.xlsx`,
  type: XLSX,
  bytes,
});

/** Sheets as a download; `name` without extension. */
export async function workbookDownload(
  writer: SpreadsheetWriter,
  name: string,
  sheets: readonly WorkbookSheet[],
): Promise<Download> {
  return workbookFile(name, await writer.write(sheets));
}
