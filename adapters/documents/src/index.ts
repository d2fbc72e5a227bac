export { createSpreadsheetReader, type SpreadsheetReaderOptions } from './spreadsheet-reader';
export { createSpreadsheetWriter } from './spreadsheet-writer';
