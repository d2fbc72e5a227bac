export { createArchiveWriter } from './archive-writer';
export { createCalendarWriter } from '../calendar-writer';
export { createDocumentWriter } from '../word/document-writer';
export { createTemplateFiller } from './template-filler';
export { createFlatFileWriter } from './flat-file-writer';
export { createFormSheetWriter } from './form-sheet-writer';
export { createSpreadsheetReader } from './spreadsheet-reader';
export { createSpreadsheetWriter } from './spreadsheet-writer';
