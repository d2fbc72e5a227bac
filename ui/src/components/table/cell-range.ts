/** A cell by its place among the shown rows and columns; row −1 is the head. */
export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

/** The active cell, and where a range that ends in it began. */
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

export interface GridSize {
  readonly rows: number;
  readonly columns: number;
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

/** A selection pushed back into a table that became smaller. */
export function within({ active, anchor }: CellSelection, size: GridSize): CellSelection {
  return { active: clamped(active, size), anchor: clamped(anchor, size) };
}

/** Where a key leads; `far` is Ctrl or ⌘. `undefined` for a key that does not move. */
export function placeAfter(key: string, far: boolean, from: CellPlace, size: GridSize): CellPlace | undefined {
  const { row, column } = from;
  const lastRow = size.rows - 1;
  const lastColumn = size.columns - 1;
  const places: Readonly<Record<string, CellPlace>> = {
    ArrowDown: { row: far ? lastRow : row + 1, column },
    ArrowUp: { row: far ? 0 : row - 1, column },
    ArrowRight: { row, column: far ? lastColumn : column + 1 },
    ArrowLeft: { row, column: far ? 0 : column - 1 },
    Home: { row: far ? 0 : row, column: 0 },
    End: { row: far ? lastRow : row, column: lastColumn },
    PageDown: { row: row + size.page, column },
    PageUp: { row: Math.max(0, row - size.page), column },
  };
  const place = Object.hasOwn(places, key) ? places[key] : undefined;
  return place && clamped(place, size);
}

function clamped({ row, column }: CellPlace, size: GridSize): CellPlace {
  return {
    row: Math.max(headRow, Math.min(row, size.rows - 1)),
    column: Math.max(0, Math.min(column, size.columns - 1)),
  };
}
