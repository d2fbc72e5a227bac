import type {
  DocumentContent,
  DocumentWriter,
  FormSheet,
  FormSheetWriter,
  SpreadsheetWriter,
  WorkbookSheet,
} from '../kernel';
import type { Download } from './declaration/resource-port';
import { workbookFile } from './workbook/workbook-download';

/** An official form to be written as a workbook; `name` without extension. */
export interface PrintedForm {
  readonly name: string;
  readonly sheets: readonly FormSheet[];
}

/** Rows to be written as a workbook; `name` without extension. */
export interface PrintedWorkbook {
  readonly name: string;
  readonly rows: readonly WorkbookSheet[];
}

/** Text to be written as a document; `name` with extension. */
export interface PrintedDocument {
  readonly name: string;
  readonly content: DocumentContent;
}

/** The file content a call has prepared in its transaction, to be written after it. */
export type Printed = PrintedForm | PrintedWorkbook | PrintedDocument;

export interface Printers {
  readonly writer: SpreadsheetWriter;
  readonly formWriter: FormSheetWriter;
  readonly documentWriter: DocumentWriter;
}

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Writes the content as a file to download. */
export async function printedDownload(printers: Printers, printed: Printed): Promise<Download> {
  if ('content' in printed) {
    return { name: printed.name, type: DOCX, bytes: await printers.documentWriter.write(printed.content) };
  }
  const bytes =
    'sheets' in printed ? await printers.formWriter.write(printed.sheets) : await printers.writer.write(printed.rows);
  return workbookFile(printed.name, bytes);
}
