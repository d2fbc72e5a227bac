import { selectionWidth, type Column } from './Column';

/** The column that stays at the left while the rest scrolls: the one that names the row, else the first. */
export function stickyColumn<Row>(columns: readonly Column<Row>[]): number {
  return Math.max(
    0,
    columns.findIndex(({ primary }) => primary),
  );
}

/** Where it stays, in px. */
export function stickyLeft(sticky: boolean, selectable: boolean): number | undefined {
  if (!sticky) return undefined;
  return selectable ? selectionWidth : 0;
}
