export { createDocumentWriter } from '../word/document-writer';
export { createFilePacker } from '../file-packer';
export { createFlatFileWriter } from './flat-file-writer';
export { createFormSheetWriter } from './form-sheet-writer';
export { createSpreadsheetReader } from './spreadsheet-reader';
export { createSpreadsheetWriter } from './spreadsheet-writer';
