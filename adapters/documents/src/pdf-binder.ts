import type { PdfBinder } from '@rdm/core/internal/kernel';

/** Binds papers and files into one PDF. What reads and writes them is loaded with the first. */
export const createPdfBinder = (): PdfBinder => ({
  pagesOf: async (bytes) => (await import('./pdf/pdf-binder')).pagesOf(bytes),
  async *bind(parts) {
    const { bind } = await import('./pdf/pdf-binder');
    yield* bind(parts);
  },
});
