import { columnHeading, columnLabel, columnOf, type Column, type Resource } from '../declaration/resource';
import type { CellValue, SheetContent } from '../../kernel';

/** Columns of a resource's workbook in their official order. */
export function workbookColumns(resource: Resource): Column[] {
  return (resource.workbook ?? []).map((name) => columnOf(resource, name)!);
}

/** Where a column of a resource stands in a sheet. */
export interface ColumnPlace {
  readonly column: Column;
  /** The one of its names it stands under; the official one where it is not there. */
  readonly heading: string;
  /** Position in the sheet's rows; -1 where it is not there. */
  readonly at: number;
  /** The heading stands a second time. */
  readonly twice: boolean;
}

/**
 * Finds the columns of a resource by the headings of a sheet, in any order. A column goes by its official heading or,
 * where that is not there, by its English name.
 */
export function columnPlaces(resource: Resource, sheet: SheetContent): ColumnPlace[] {
  const places = new Map<string, { readonly at: number; twice: boolean }>();
  for (const [at, cell] of (sheet.rows[0] ?? []).entries()) {
    const before = places.get(headingOf(cell));
    if (before) before.twice = true;
    else places.set(headingOf(cell), { at, twice: false });
  }
  return workbookColumns(resource).map((column) => {
    const names = namesOf(column);
    const heading = names.find((name) => places.has(headingOf(name))) ?? names[0];
    return { column, heading, ...(places.get(headingOf(heading)) ?? { at: -1, twice: false }) };
  });
}

/** What a column is called at the head of a workbook: the official heading first, then its English name. */
export const namesOf = (column: Column): readonly [string, string] => [columnHeading(column), columnLabel(column).en];

/** A heading as it is compared: in any case; full-width brackets, stars and percent signs count as plain ones. */
export const headingOf = (cell: CellValue | undefined): string => writtenHeading(cell).toLowerCase();

/** A heading as it is shown, without blanks and stars. */
export function writtenHeading(cell: CellValue | undefined): string {
  return String(cell ?? '')
    .normalize('NFKC')
    .replace(/[\s*]/g, '');
}
