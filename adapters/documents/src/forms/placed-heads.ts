import type { FormHeadCell } from '@rdm/core/internal/kernel';

/** A heading with the cells it covers, counted from 0 within the head. */
export interface PlacedHead {
  readonly text: string;
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

/** Places headings as HTML tables do: each takes the first columns of its row that are free over its width. */
export function placedHeads(head: readonly (readonly FormHeadCell[])[]): PlacedHead[] {
  const taken = new Set<string>();
  return head.flatMap((cells, row) => {
    let column = 0;
    return cells.map(({ text, rows = 1, columns = 1 }) => {
      while (Array.from({ length: columns }, (_, at) => `${row},${column + at}`).some((cell) => taken.has(cell)))
        column += 1;
      const placed = { text, row, column, rows, columns };
      for (const [below, beside] of cellsOf(placed)) taken.add(`${below},${beside}`);
      column += columns;
      return placed;
    });
  });
}

/** The cells a heading covers. */
export function cellsOf({ row, column, rows, columns }: PlacedHead): [number, number][] {
  return Array.from({ length: rows * columns }, (_, at) => [row + Math.floor(at / columns), column + (at % columns)]);
}
