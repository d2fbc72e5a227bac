import type { ArchiveWriter, FlatFileWriter, FormSheetWriter, SpreadsheetWriter } from '@rdm/core/internal/kernel';

// What writes files is loaded with the first file: a page then opens, and a server starts, without it.

export const createArchiveWriter = (): ArchiveWriter => ({
  zip: async (files) => (await import('./archive-writer')).createArchiveWriter().zip(files),
  async *stream(files, packed) {
    const { createArchiveWriter: create } = await import('./archive-writer');
    yield* create().stream(files, packed);
  },
});

/** Its script holds the table of GBK. */
export const createFlatFileWriter = (): FlatFileWriter => ({
  write: async (file) => (await import('./flat/flat-file-writer')).createFlatFileWriter().write(file),
});

export const createFormSheetWriter = (): FormSheetWriter => ({
  write: async (sheets) => (await import('./forms/form-sheet-writer')).createFormSheetWriter().write(sheets),
});

export const createSpreadsheetWriter = (): SpreadsheetWriter => ({
  write: async (sheets) => (await import('./spreadsheet-writer')).createSpreadsheetWriter().write(sheets),
});
