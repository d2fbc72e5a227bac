import type { SheetContent, Text } from '../../kernel';
import type { HeadingPlace } from './heading-place';

/** A sheet with the official headings of its register, and where each of its rows and columns stood in the file. */
export interface LaidOutSheet extends SheetContent {
  readonly origin: SheetOrigin;
}

/** A sheet with the official headings: as it was uploaded, or laid out. */
export type RegisterSheet = SheetContent & { readonly origin?: SheetOrigin };

export interface SheetOrigin {
  /** The sheet of the file, and where its headings stand. */
  readonly file: { readonly sheet: SheetContent; readonly place: HeadingPlace };
  /** By row of the laid-out sheet, headings included: where it stood in the file. */
  readonly rows: readonly OriginRow[];
  /** By official heading: the heading of the file that a fault is shown at. Not there for what no column gives. */
  readonly headings: Readonly<Record<string, string>>;
  /** References by which rows are left out, see `Layout.leavesOutUnknown`. */
  readonly leavesOutUnknown: readonly string[];
  /** Rows of the file that are no data, each with its reason, so that nothing is dropped in silence. */
  readonly leftOut: readonly { readonly row: number; readonly why: Text }[];
}

export interface OriginRow {
  /** Row of the file, counted from 1. */
  readonly row: number;
  /** The heading that became this row, where columns are unfolded. */
  readonly unfolded?: string;
}
