import {
  createArchiveWriter,
  createCalendarWriter,
  createDocumentWriter,
  createFlatFileWriter,
  createFormSheetWriter,
  createPdfBinder,
  createSpreadsheetReader,
  createSpreadsheetWriter,
  createTemplateFiller,
} from '@rdm/documents';

/** Readers and writers of real workbooks, documents and archives. */
export const writtenDocuments = {
  reader: createSpreadsheetReader(),
  writer: createSpreadsheetWriter(),
  documentWriter: createDocumentWriter(),
  templateFiller: createTemplateFiller(),
  formWriter: createFormSheetWriter(),
  flatWriter: createFlatFileWriter(),
  archiveWriter: createArchiveWriter(),
  calendarWriter: createCalendarWriter(),
  pdfBinder: createPdfBinder(),
};
