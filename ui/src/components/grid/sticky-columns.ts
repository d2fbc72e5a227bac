import { selectionWidth, type Column, type GridLook } from './Column';

/** Where a column stays while the rest scrolls. */
export interface StickyPlace {
  /** In px from the left edge of the frame. */
  readonly left: number;
  /** On a narrow screen only the first stays, else nothing would be left to scroll in. */
  readonly narrow: boolean;
}

/** The columns that stay at the left, by key. */
export type StickyPlaces = ReadonlyMap<string, StickyPlace>;

type Placed = Pick<Column<never>, 'key' | 'primary' | 'sticky' | 'width'>;

/** Of a list the column that names the row, else its first; of a paper the first ones, as far as they say so. */
export function stickyPlaces(columns: readonly Placed[], look: GridLook, selectable: boolean): StickyPlaces {
  const places = new Map<string, StickyPlace>();
  let left = selectable ? selectionWidth : 0;
  if (look === 'list') {
    const column = columns.find(({ primary }) => primary) ?? columns[0];
    if (column) places.set(column.key, { left, narrow: true });
    return places;
  }
  for (const { key, sticky, width } of columns) {
    if (!sticky || typeof width !== 'number') break;
    places.set(key, { left, narrow: places.size === 0 });
    left += width;
  }
  return places;
}

/** CSS width they cover, beside which a cell is brought in sight. */
export function stickyWidth<C extends Placed>(
  columns: readonly C[],
  places: StickyPlaces,
  selectable: boolean,
): string {
  const widths = columns.map(({ key, width }) => (places.has(key) && typeof width === 'number' ? width : 0));
  return `min(${widths.reduce((sum, width) => sum + width, selectable ? selectionWidth : 0)}px, 40%)`;
}

/** How a cell of such a column is set on a paper. */
export function paperSticky(place: StickyPlace | undefined): string | undefined {
  return place && (place.narrow ? 'sticky z-10' : 'md:sticky md:z-10');
}
