import type { CellValue } from '../../kernel';
import type { ImportError } from '../declaration/resource-port';
import { headingOf } from '../layout/heading';
import type { RegisterSheet } from '../layout/laid-out-sheet';

/** A sheet as it stands in the file, whatever it was laid out as. */
export interface UploadedPlace {
  readonly rows: readonly (readonly CellValue[])[];
  readonly headings: readonly string[];
  /** The position of the first row of data. */
  readonly data: number;
}

/** The rows and headings of the file that a sheet was read from. */
export function uploadedPlace({ rows, origin }: RegisterSheet): UploadedPlace {
  if (!origin) return { rows, headings: (rows[0] ?? []).map((cell) => String(cell ?? '')), data: 1 };
  const { sheet, place } = origin.file;
  return { rows: sheet.rows, headings: place.headings, data: place.data };
}

/** Errors, with those marked that stand in no cell of the file. */
export type CellMarker = (errors: readonly ImportError[]) => readonly ImportError[];

/**
 * Marks those errors of a sheet that stand below row 1 and under a heading, but in no cell of data: the headings of a
 * file with title rows, and the values that a layout does not take from a column.
 */
export function cellMarker(sheet: RegisterSheet): CellMarker {
  const { headings, data } = uploadedPlace(sheet);
  const known = new Set(headings.map(headingOf));
  const isCell = ({ row, column }: ImportError) => row > data && known.has(headingOf(column));
  return (errors) =>
    errors.map((error) =>
      error.row === 1 || error.column === '' || isCell(error) ? error : { ...error, noCell: true },
    );
}
