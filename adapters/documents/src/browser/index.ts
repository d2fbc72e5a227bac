export { createCalendarWriter } from '../calendar-writer';
export {
  createArchiveWriter,
  createFlatFileWriter,
  createFormSheetWriter,
  createSpreadsheetWriter,
} from '../on-first-use';
export { createDocumentWriter } from '../word/document-writer';
export { createSpreadsheetReader } from './spreadsheet-reader';
export { createTemplateFiller } from './template-filler';
