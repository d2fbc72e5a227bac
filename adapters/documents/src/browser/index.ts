export { createDocumentWriter } from '../word/document-writer';
export { createSpreadsheetReader } from './spreadsheet-reader';
export { createSpreadsheetWriter } from './spreadsheet-writer';
