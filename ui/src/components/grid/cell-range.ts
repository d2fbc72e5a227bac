/** A cell by its position among the shown rows and columns; row −1 is the header. */
export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

/** The active cell, and the start of the range that ends in it. */
export interface CellSelection {
  readonly active: CellPlace;
  readonly anchor: CellPlace;
}

/** A rectangle of cells, both ends included. */
export interface CellRange {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** How many rows and columns there are. */
export interface GridExtent {
  readonly rows: number;
  readonly columns: number;
}

export interface GridSize extends GridExtent {
  /** Rows of a page for PageUp and PageDown. */
  readonly page: number;
}

export const headRow = -1;

export function samePlace(one: CellPlace, other: CellPlace): boolean {
  return one.row === other.row && one.column === other.column;
}

export function rangeOf({ active, anchor }: CellSelection): CellRange {
  return {
    top: Math.min(active.row, anchor.row),
    bottom: Math.max(active.row, anchor.row),
    left: Math.min(active.column, anchor.column),
    right: Math.max(active.column, anchor.column),
  };
}

export function holds({ top, bottom, left, right }: CellRange, { row, column }: CellPlace): boolean {
  return row >= top && row <= bottom && column >= left && column <= right;
}

/** A selection clamped to the extent of a table that became smaller. */
export function within({ active, anchor }: CellSelection, size: GridExtent): CellSelection {
  return { active: clamped(active, size), anchor: clamped(anchor, size) };
}

/** Whether the cursor stops at a cell; it skips the text cells of an official sheet. */
export type Stops = (place: CellPlace) => boolean;

const everywhere: Stops = () => true;

/**
 * The target of a key; `far` is Ctrl or ⌘. Cells without a stop are skipped; if no stop is left the cursor stays.
 * `undefined` for a key that does not move the cursor.
 */
export function placeAfter(
  key: string,
  far: boolean,
  from: CellPlace,
  size: GridSize,
  stops: Stops = everywhere,
): CellPlace | undefined {
  const { row, column } = from;
  const lastRow = size.rows - 1;
  const lastColumn = size.columns - 1;
  const inColumn = (first: number, last: number, step: 1 | -1) =>
    firstStop(first, last, step, stops, (at) => ({ row: at, column })) ?? from;
  const inRow = (of: number, first: number, last: number, step: 1 | -1) =>
    firstStop(first, last, step, stops, (at) => ({ row: of, column: at }));
  switch (key) {
    case 'ArrowDown':
      return far ? inColumn(lastRow, row + 1, -1) : inColumn(row + 1, lastRow, 1);
    case 'ArrowUp':
      return far ? inColumn(0, row - 1, 1) : inColumn(row - 1, headRow, -1);
    case 'ArrowRight':
      return (far ? inRow(row, lastColumn, column + 1, -1) : inRow(row, column + 1, lastColumn, 1)) ?? from;
    case 'ArrowLeft':
      return (far ? inRow(row, 0, column - 1, 1) : inRow(row, column - 1, 0, -1)) ?? from;
    case 'Home':
      return (far ? firstPlace(size, stops) : inRow(row, 0, lastColumn, 1)) ?? from;
    case 'End':
      return (far ? lastPlace(size, stops) : inRow(row, lastColumn, 0, -1)) ?? from;
    case 'PageDown':
      return inColumn(Math.min(lastRow, row + size.page), row + 1, -1);
    case 'PageUp':
      return inColumn(Math.max(0, row - size.page), row - 1, 1);
    default:
      return undefined;
  }
}

/** The first cell of the rows at which the cursor stops. */
export function firstPlace({ rows, columns }: GridExtent, stops: Stops): CellPlace | undefined {
  for (let row = 0; row < rows; row += 1) {
    const found = firstStop(0, columns - 1, 1, stops, (column) => ({ row, column }));
    if (found) return found;
  }
  return undefined;
}

/** The last cell in row order at which the cursor stops. */
export function lastPlace({ rows, columns }: GridExtent, stops: Stops): CellPlace | undefined {
  for (let row = rows - 1; row >= 0; row -= 1) {
    const found = firstStop(columns - 1, 0, -1, stops, (column) => ({ row, column }));
    if (found) return found;
  }
  return undefined;
}

function firstStop(
  first: number,
  last: number,
  step: 1 | -1,
  stops: Stops,
  placeAt: (at: number) => CellPlace,
): CellPlace | undefined {
  for (let at = first; step > 0 ? at <= last : at >= last; at += step) {
    const place = placeAt(at);
    if (stops(place)) return place;
  }
  return undefined;
}

function clamped({ row, column }: CellPlace, size: GridExtent): CellPlace {
  return {
    row: Math.max(headRow, Math.min(row, size.rows - 1)),
    column: Math.max(0, Math.min(column, size.columns - 1)),
  };
}
