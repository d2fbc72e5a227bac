export type { SpreadsheetReaderOptions } from './capped-reader';
export { createCalendarWriter } from './calendar-writer';
export {
  createArchiveWriter,
  createFlatFileWriter,
  createFormSheetWriter,
  createSpreadsheetWriter,
} from './on-first-use';
export { createPdfBinder } from './pdf-binder';
export { createSpreadsheetReader } from './spreadsheet-reader';
export { createDocumentWriter } from './word/document-writer';
export { createTemplateFiller } from './template-filler';
