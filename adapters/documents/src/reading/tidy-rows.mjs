// The rows of a sheet as the port returns them. Plain JavaScript, like parse-workbook.mjs.
import { cellValue } from './cell-values.mjs';

/** Every row tidied; null where there are more cells than may be. */
export function tidy(rows, merges, maxCells) {
  const tidied = tidying(merges, maxCells);
  for (const row of rows) if (!tidied.add(row)) return null;
  return tidied.rows();
}

/** Trailing blank cells and rows are dropped, blank rows inside stay as []. */
export function tidying(merges, maxCells) {
  const tidied = [];
  const blankCovered = coveredCells(merges);
  let cells = 0;
  return {
    /** Whether the row still fits. */
    add(row) {
      const values = Array.from(row ?? [], cellValue);
      blankCovered(values, tidied.length);
      while (values.length > 0 && values[values.length - 1] === null) values.pop();
      cells += values.length;
      tidied.push(values);
      return cells <= maxCells;
    },
    rows() {
      while (tidied.length > 0 && tidied[tidied.length - 1].length === 0) tidied.pop();
      return tidied;
    },
  };
}

/**
 * A merged cell shows its top-left value only; values that other programs left in its other cells are invisible to
 * users. Rows are asked for in their order, so that of many merges only those that have begun are looked at.
 */
function coveredCells(merges) {
  const waiting = [...merges].sort((one, other) => other.startRow - one.startRow);
  let open = [];
  return (row, at) => {
    while (waiting.length > 0 && waiting[waiting.length - 1].startRow <= at) open.push(waiting.pop());
    if (open.length === 0) return;
    open = open.filter(({ endRow }) => endRow >= at);
    for (const { startRow, startColumn, endColumn } of open) {
      for (let column = startColumn; column <= Math.min(endColumn, row.length - 1); column += 1) {
        if (at !== startRow || column !== startColumn) row[column] = null;
      }
    }
  };
}
