import type { FormSheetWriter } from '@rdm/core/internal/kernel';

/** The writer of the server; its script is loaded with the first form. */
export function createFormSheetWriter(): FormSheetWriter {
  return {
    async write(sheets) {
      const { createFormSheetWriter: create } = await import('../forms/form-sheet-writer');
      return create().write(sheets);
    },
  };
}
