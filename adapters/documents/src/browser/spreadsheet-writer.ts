import type { SpreadsheetWriter } from '@rdm/core/internal/kernel';

/** The writer of the server; its script is loaded with the first workbook. */
export function createSpreadsheetWriter(): SpreadsheetWriter {
  return {
    async write(sheets) {
      const { createSpreadsheetWriter: create } = await import('../spreadsheet-writer');
      return create().write(sheets);
    },
  };
}
