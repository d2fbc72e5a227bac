export { createArchiveWriter } from './archive-writer';
export type { SpreadsheetReaderOptions } from './capped-reader';
export { createFlatFileWriter } from './flat/flat-file-writer';
export { createFormSheetWriter } from './forms/form-sheet-writer';
export { createPdfBinder } from './pdf-binder';
export { createSpreadsheetReader } from './spreadsheet-reader';
export { createSpreadsheetWriter } from './spreadsheet-writer';
export { createDocumentWriter } from './word/document-writer';
export { createTemplateFiller } from './template-filler';
