import type { FormColumn, FormRow } from '@rdm/core/internal/kernel';
import { heightOf, linesIn } from '../wrapped-lines';

/** Height of a body row in points: no program that opens a workbook may be relied on to fit it to wrapped texts. */
export function bodyHeight({ cells }: FormRow, columns: readonly FormColumn[]): number {
  const lines = cells.map((cell, at) => {
    if (cell === null || !('text' in cell)) return 1;
    return linesIn(cell.text, (columns[at]?.width ?? 0) - (cell.indent ?? 0));
  });
  return heightOf(Math.max(1, ...lines));
}
