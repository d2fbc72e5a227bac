import { selectionWidth, type Column, type GridLook } from './Column';

/** Where a column stays while the rest scrolls. */
export interface StickyPlace {
  /** In px from the left edge of the frame. */
  readonly left: number;
  /** Sticky on a narrow screen too: only the first column, otherwise no room would be left to scroll. */
  readonly narrow: boolean;
}

/** The columns that stay at the left, by key. */
export type StickyPlaces = ReadonlyMap<string, StickyPlace>;

type Placed = Pick<Column<never>, 'key' | 'primary' | 'sticky' | 'width'>;

/** The columns marked `sticky`, beside each other; of a list the primary column too, or its first. */
export function stickyPlaces(
  columns: readonly Placed[],
  look: GridLook,
  selectable: boolean,
  /** Those the user has set. */
  widths: Readonly<Record<string, number>> = {},
): StickyPlaces {
  const places = new Map<string, StickyPlace>();
  let left = selectable ? selectionWidth : 0;
  const naming = look === 'list' ? (columns.find(({ primary }) => primary) ?? columns[0]) : undefined;
  for (const column of columns) {
    const { key } = column;
    const width = widths[key] ?? column.width;
    if (column !== naming && !column.sticky) continue;
    if (typeof width !== 'number') {
      // What stands beside it is not known.
      if (column !== naming) continue;
      return places.set(key, { left, narrow: true });
    }
    places.set(key, { left, narrow: places.size === 0 });
    left += width;
  }
  return places;
}

/** CSS width covered by the sticky columns, used as scroll padding. */
export function stickyWidth<C extends Placed>(
  columns: readonly C[],
  places: StickyPlaces,
  selectable: boolean,
): string {
  const widths = columns.map(({ key, width }) => (places.has(key) && typeof width === 'number' ? width : 0));
  return `min(${widths.reduce((sum, width) => sum + width, selectable ? selectionWidth : 0)}px, 40%)`;
}

/** Class names of a cell of a sticky column on a paper. */
export function paperSticky(place: StickyPlace | undefined): string | undefined {
  return place && (place.narrow ? 'sticky z-10' : 'md:sticky md:z-10');
}
