import { fill, text, type CellValue, type Language, type Text } from '../../kernel';
import type { RegisterSheet } from '../layout/laid-out-sheet';
import type { Field } from '../declaration/field';
import type { ImportError } from '../declaration/resource-port';
import type { Resource } from '../declaration/resource';
import { headingOf, writtenHeading } from '../layout/heading';
import { columnPlaces, namesOf, workbookColumns } from './column-places';
import { misnamedHeading } from './misnamed-heading';

/** A column of the sheet that holds a field of the resource. */
export interface SheetColumn {
  readonly name: string;
  readonly field: Field;
  /** The one of its names used in the sheet; of a laid-out sheet the heading of the file. */
  readonly heading: string;
  /** Position in the sheet's rows. */
  readonly at: number;
  /** Its values stand under the headings that became rows. */
  readonly isUnfolded?: boolean;
}

/** The heading of the file that the cell of a row stands under. */
export const headingIn = ({ heading, isUnfolded }: SheetColumn, { unfolded }: Pick<SheetRow, 'unfolded'>): string =>
  isUnfolded && unfolded !== undefined ? unfolded : heading;

/** Whether a row must hold a value in this field wherever the form shows it. */
export function requiredInRow(field: Field): boolean {
  return field.required !== undefined && field.workbookDefault === undefined && field.requiredWhen === undefined;
}

/** Whether the workbook must hold this field in every row (headings marked `*`). */
export const requiredInWorkbook = (field: Field): boolean => requiredInRow(field) && field.when === undefined;

const MISSING_COLUMN = text(
  '缺少“{heading}”列，请按模板补上',
  'The column “{heading}” is missing; add it as in the template',
);
const MISNAMED = text(
  '没有“{heading}”列，“{found}”是否应为“{heading}”？请按模板更正列名',
  'There is no column “{heading}”; should “{found}” be it? Correct the heading as in the template',
);
const TWICE = text('“{heading}”列出现了两次', 'The column “{heading}” stands twice');

/**
 * Finds the fields' columns by their headings: order is free, unknown columns are ignored. A missing column with a
 * similar unknown one is an error, because the values of the misspelt column would be silently dropped.
 */
export function findColumns(
  resource: Resource,
  sheet: RegisterSheet,
  language: Language,
): { columns: SheetColumn[]; errors: ImportError[] } {
  const known = new Set(workbookColumns(resource).flatMap((column) => namesOf(column).map(headingOf)));
  const unknown = (sheet.rows[0] ?? [])
    .map(writtenHeading)
    .filter((heading) => heading !== '' && !known.has(headingOf(heading)));
  const headingError = (heading: string, message: Text, found = ''): ImportError => ({
    row: sheet.origin?.rows[0]?.row ?? 1,
    column: heading,
    value: found,
    message: fill(message, { heading, found })[language],
  });
  const columns: SheetColumn[] = [];
  const errors: ImportError[] = [];
  for (const { column, heading, at, twice } of columnPlaces(resource, sheet)) {
    if (!('field' in column)) continue;
    const meant = at < 0 ? misnamedHeading(writtenHeading(heading), unknown) : null;
    if (at >= 0) columns.push({ name: column.name, field: column.field, at, ...inFile(sheet, heading) });
    else if (meant) errors.push(headingError(heading, MISNAMED, meant));
    else if (requiredInWorkbook(column.field)) errors.push(headingError(heading, MISSING_COLUMN));
    if (twice) errors.push(headingError(heading, TWICE));
  }
  return { columns, errors };
}

function inFile({ origin }: RegisterSheet, heading: string): Pick<SheetColumn, 'heading' | 'isUnfolded'> {
  if (!origin) return { heading };
  const inFile = origin.headings[heading];
  return inFile === undefined ? { heading, isUnfolded: true } : { heading: inFile };
}

/** The label of the totals row of an export, which ends the data. */
const TOTAL_LABEL = '合计';

export interface SheetRow {
  /** Position in the sheet: unlike its number, no two rows share it. */
  readonly index: number;
  /** Row number as the file shows it; several where its columns became rows. */
  readonly number: number;
  /** The heading that became this row. */
  readonly unfolded?: string;
  readonly cells: readonly CellValue[];
}

/** The data rows: blank ones are skipped, and a row that begins with 合计 (also 合 计) ends them. */
export function dataRows(sheet: RegisterSheet): SheetRow[] {
  const rows: SheetRow[] = [];
  for (const [index, cells] of sheet.rows.entries()) {
    const first = cells.find((cell) => cell !== null && String(cell).trim() !== '');
    if (index === 0 || first === undefined) continue;
    if (String(first).replace(/\s/g, '') === TOTAL_LABEL) break;
    const place = sheet.origin?.rows[index];
    rows.push({ index, number: index + 1, ...(place && { number: place.row, unfolded: place.unfolded }), cells });
  }
  return rows;
}
