import type { DocumentWriter } from '@rdm/core/internal/kernel';

/** Writes .docx files that Word, WPS and LibreOffice open. */
export function createDocumentWriter(): DocumentWriter {
  return {
    async write(content) {
      // Loaded lazily, because the server does not need it at startup.
      const { packed } = await import('./packed-document');
      return packed(content);
    },
  };
}
