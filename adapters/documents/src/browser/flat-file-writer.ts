import type { FlatFileWriter } from '@rdm/core/internal/kernel';

/** The writer of the server; its script with the table of GBK is loaded with the first file. */
export function createFlatFileWriter(): FlatFileWriter {
  return {
    async write(file) {
      const { createFlatFileWriter: create } = await import('../flat/flat-file-writer');
      return create().write(file);
    },
  };
}
