import type { Column } from './Column';

/** The cell of a column in px from the left edge of the scrolled content. */
export interface CellExtent {
  readonly left: number;
  readonly width: number;
  /** Holds figures, days or codes, which must not be read when they are cut. */
  readonly figures: boolean;
}

/** Of words only so much is faded; their beginning is worth reading. In px. */
const faded = 24;
/** In px; before a figure begins, so that none of its digits shows through. */
const beforeFigure = 6;

/** In px: how much is covered, and over how much of that the cover becomes opaque. */
export interface Cover {
  readonly width: number;
  readonly fade: number;
}

/**
 * What is to be covered left of the edge up to which columns are visible: of the column that the edge cuts,
 * all that is visible when it holds figures, because half a figure reads as another figure, and half a day as another
 * day. Nothing when none is cut.
 */
export function coverOf(cells: readonly CellExtent[], edge: number): Cover {
  const cut = cells.find(({ left, width }) => left < edge - 1 && left + width > edge + 1);
  if (!cut) return { width: 0, fade: 0 };
  const visible = edge - cut.left;
  return cut.figures
    ? { width: Math.round(visible), fade: beforeFigure }
    : { width: Math.round(Math.min(faded, visible)), fade: faded };
}

/**
 * Whether a column holds figures, days or codes: in a list by its declaration, on an official sheet where any of its
 * rows has a figure.
 */
export function holdsFiguresIn<Row>({ numeric, undivided, figure }: Column<Row>, rows: readonly Row[]): boolean {
  return (
    numeric === true || undivided === true || (figure !== undefined && rows.some((row) => figure(row) !== undefined))
  );
}
