import type { DocumentWriter } from '@rdm/core/kernel';

/** Writes .docx files that Word, WPS and LibreOffice open. */
export function createDocumentWriter(): DocumentWriter {
  return {
    async write(content) {
      // Loaded with the first document: a start of the server has no use for it.
      const { packed } = await import('./packed-document');
      return packed(content);
    },
  };
}
