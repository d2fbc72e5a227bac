import type { FormAmount, FormCell } from '../../kernel';
import type { Calculated, PrintedPlace } from './calculation-sheet';

/** A row of a summary: the figures of its columns, whose trace keys are `<key>/<column>`. */
export interface FigureRow {
  readonly key: string;
  readonly name: string;
  /** By column; `""` where the form leaves it blank. */
  readonly figures: Readonly<Record<string, string>>;
  /** Columns shown as a memo only, because the form leaves them blank. */
  readonly memo?: readonly string[];
}

/** Cells of the figures of a summary, with the first row and column at `start`. */
export function figurePlaces(
  sheet: string,
  rows: readonly (FigureRow | null)[],
  columns: readonly string[],
  start: { readonly row: number; readonly column: number },
): ReadonlyMap<string, PrintedPlace> {
  return new Map(
    rows.flatMap((row, at) =>
      columns.flatMap((column, place): [string, PrintedPlace][] => {
        if (!row || (row.figures[column] ?? '') === '') return [];
        const name = `${row.name} ${column === 'allowed' ? '合计' : column}列`;
        return [[`${row.key}/${column}`, { sheet, column: start.column + place, row: start.row + at, name }]];
      }),
    ),
  );
}

/** The cells of a row of figures. */
export function figureCells(row: FigureRow, columns: readonly string[], { printed }: Calculated): FormCell[] {
  return columns.map((column) => {
    const value = row.figures[column] ?? '';
    if (value === '') return null;
    const shown: FormAmount = { value, places: 2, ...(row.memo?.includes(column) && { memo: true }) };
    return printed(`${row.key}/${column}`, shown);
  });
}
