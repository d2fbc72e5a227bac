import type { WorkbookSheet } from '@rdm/core/internal/kernel';
import { cellRef, type Cell } from 'hucre/xlsx';
import { sumOf } from './cell-number';

/** The label that an import recognises as the end of the data. */
const TOTAL_LABEL = '合计';

/**
 * Live sums under the data, one blank row between, keyed `row,column` as the library expects. The label is the first
 * filled cell after the data: in the first text column, or one row higher when a sum precedes any text column.
 */
export function totalCells({ columns, rows }: WorkbookSheet): ReadonlyMap<string, Partial<Cell>> {
  const cells = new Map<string, Partial<Cell>>();
  const firstTotal = columns.findIndex((column) => column.total);
  if (firstTotal < 0 || rows.length === 0) return cells;
  const lastRow = rows.length;
  const totalRow = lastRow + 2;
  const firstText = columns.findIndex((column) => column.kind === 'text' && !column.total);
  const labelBeside = firstText >= 0 && firstText < firstTotal;
  cells.set(labelBeside ? `${totalRow},${firstText}` : `${totalRow - 1},0`, { value: TOTAL_LABEL, type: 'string' });
  columns.forEach((column, index) => {
    if (!column.total) return;
    cells.set(`${totalRow},${index}`, {
      type: 'formula',
      formula: `SUM(${cellRef(1, index)}:${cellRef(lastRow, index)})`,
      formulaResult: sumOf(rows.map((row) => row[index] ?? null)),
    });
  });
  return cells;
}
