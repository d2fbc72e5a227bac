import { headingOf } from '../layout/heading';
import { columnHeading, columnLabel, columnOf, type Column, type Resource } from '../declaration/resource';
import type { SheetContent } from '../../kernel';

/** Columns of a resource's workbook in their official order. */
export function workbookColumns(resource: Resource): Column[] {
  return (resource.workbook ?? []).map((name) => columnOf(resource, name)!);
}

/** The position of a resource's column in a sheet. */
export interface ColumnPlace {
  readonly column: Column;
  /** The one of its names used in the sheet; the official one where the column is missing. */
  readonly heading: string;
  /** Position in the sheet's rows; -1 where the column is missing. */
  readonly at: number;
  /** The heading occurs more than once. */
  readonly twice: boolean;
}

/**
 * Finds the columns of a resource by the headings of a sheet, in any order. A column matches by its official heading
 * or, failing that, by its English name.
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

/** The accepted headings of a column: the official heading first, then its English name. */
export const namesOf = (column: Column): readonly [string, string] => [columnHeading(column), columnLabel(column).en];
