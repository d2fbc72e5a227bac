import type { CSSProperties } from 'react';
import type { PaperColumn } from './paper-table';

interface StickyPlace {
  readonly className: string;
  /** In px from the left edge of the frame. */
  readonly left: number;
}

/** The columns that stay at the left, by key. */
export type StickyPlaces = ReadonlyMap<string, StickyPlace>;

/** On a narrow screen only the first stays, else nothing would be left to scroll in. */
export function stickyPlaces(columns: readonly PaperColumn[]): StickyPlaces {
  const places = new Map<string, StickyPlace>();
  let left = 0;
  for (const { key, sticky, width } of columns) {
    if (!sticky) break;
    places.set(key, { left, className: places.size === 0 ? 'sticky z-10' : 'md:sticky md:z-10' });
    left += width;
  }
  return places;
}

export function stickyStyle(place: StickyPlace | undefined): CSSProperties | undefined {
  return place && { left: place.left };
}
