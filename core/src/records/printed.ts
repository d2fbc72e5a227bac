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

/** An official form that is to become a workbook; `name` without its ending. */
export interface PrintedForm {
  readonly name: string;
  readonly sheets: readonly FormSheet[];
}

/** Rows that are to become a workbook; `name` without its ending. */
export interface PrintedWorkbook {
  readonly name: string;
  readonly rows: readonly WorkbookSheet[];
}

/** Text that is to become a document; `name` with its ending. */
export interface PrintedDocument {
  readonly name: string;
  readonly content: DocumentContent;
}

/** What a call has put together in its transaction, to be written as a file after it. */
export type Printed = PrintedForm | PrintedWorkbook | PrintedDocument;

/** What writes files. */
export interface Printers {
  readonly writer: SpreadsheetWriter;
  readonly formWriter: FormSheetWriter;
  readonly documentWriter: DocumentWriter;
}

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Writes the file. */
export async function printedDownload(printers: Printers, printed: Printed): Promise<Download> {
  if ('content' in printed) {
    return { name: printed.name, type: DOCX, bytes: await printers.documentWriter.write(printed.content) };
  }
  const bytes =
    'sheets' in printed ? await printers.formWriter.write(printed.sheets) : await printers.writer.write(printed.rows);
  return workbookFile(printed.name, bytes);
}
