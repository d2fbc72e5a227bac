import type { Download } from './declaration/resource-port';
import type { FormSheetWriter } from '../kernel';
import type { PrintedForm } from './printed';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** An official form as a file to save. */
export async function formDownload(writer: FormSheetWriter, { name, sheets }: PrintedForm): Promise<Download> {
  return { name: `${name}.xlsx`, type: XLSX, bytes: await writer.write(sheets) };
}
