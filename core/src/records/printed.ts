import type {
  DocumentContent,
  DocumentWriter,
  FilePacker,
  FlatFile,
  FlatFileWriter,
  FormSheet,
  FormSheetWriter,
  PackedFile,
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

/** A file of fixed layout that another program reads; `name` with extension. */
export interface PrintedFlatFile {
  readonly name: string;
  readonly flat: FlatFile;
}

/** Files to be packed into one archive; `name` with extension. Each is written first, or has its bytes already. */
export interface PrintedArchive {
  readonly name: string;
  readonly files: readonly {
    readonly path: string;
    readonly file: Exclude<Printed, PrintedArchive> | Uint8Array | string;
  }[];
}

/** The file content a call has prepared in its transaction, to be written after it. */
export type Printed = PrintedForm | PrintedWorkbook | PrintedDocument | PrintedFlatFile | PrintedArchive;

export interface Printers {
  readonly writer: SpreadsheetWriter;
  readonly formWriter: FormSheetWriter;
  readonly documentWriter: DocumentWriter;
  readonly flatWriter: FlatFileWriter;
  readonly packer: FilePacker;
}

const ZIP = 'application/zip';
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Writes the content as a file to download. */
export async function printedDownload(printers: Printers, printed: Printed): Promise<Download> {
  if ('content' in printed) {
    return { name: printed.name, type: DOCX, bytes: await printers.documentWriter.write(printed.content) };
  }
  if ('files' in printed) {
    const files: PackedFile[] = [];
    for (const { path, file } of printed.files) {
      const isReady = typeof file === 'string' || file instanceof Uint8Array;
      files.push({ path, content: isReady ? file : (await printedDownload(printers, file)).bytes });
    }
    return { name: printed.name, type: ZIP, bytes: await printers.packer.pack(files) };
  }
  if ('flat' in printed) {
    const bytes = await printers.flatWriter.write(printed.flat);
    return { name: printed.name, type: typeOf(printed.flat), bytes };
  }
  const bytes =
    'sheets' in printed ? await printers.formWriter.write(printed.sheets) : await printers.writer.write(printed.rows);
  return workbookFile(printed.name, bytes);
}

/** Always as a file to save: a browser would show a text in the wrong encoding. */
const typeOf = (flat: FlatFile): string => (flat.kind === 'table' ? 'application/vnd.dbf' : 'application/octet-stream');
