import { readXlsx, type CellValue, type Sheet } from 'hucre/xlsx';
import { openedByOffice } from './opened-by-office';

/** Workbooks opened, recalculated and saved by LibreOffice, in the order they were given. */
export async function recalculated(workbooks: readonly Uint8Array[]): Promise<Sheet[][]> {
  return Promise.all((await openedByOffice(workbooks, 'xlsx', 'xlsx')).map(sheetsIn));
}

/** The sheets of a workbook with their formulas and results. */
export async function sheetsIn(bytes: Uint8Array): Promise<Sheet[]> {
  return (await readXlsx(bytes, { readStyles: false })).sheets;
}

/** A cell of a workbook; `at` counts row and column from 0. */
export interface PlacedCell {
  readonly sheet: string;
  readonly at: string;
  readonly formula: string | undefined;
  readonly value: CellValue;
}

/** The cells of a workbook that hold something. */
export function cellsOf(sheets: readonly Sheet[]): PlacedCell[] {
  return sheets.flatMap(({ name, cells, rows }) =>
    rows.flatMap((row, line) =>
      row.flatMap((value, column) => {
        const cell = cells?.get(`${line},${column}`);
        const shown = cell?.formulaResult ?? cell?.value ?? value;
        if (shown === null && cell?.formula === undefined) return [];
        return [{ sheet: name, at: `${line},${column}`, formula: cell?.formula, value: shown }];
      }),
    ),
  );
}

/** The cells of a workbook as written, and as LibreOffice recalculates them. */
export interface Recalculation {
  readonly written: PlacedCell[];
  readonly recalculated: PlacedCell[];
  /** Formulas whose result differs from the value stored in their cell, or is not a number. */
  readonly wrong: string[];
}

/** Half of the smallest displayed unit of an amount. */
const CENT = 0.005;
/** The tolerance for two programs, in the last of 15 digits. */
const LAST_DIGIT = 1e-12;
/** The remainder of subtracting large binary numbers, as a share of the largest amount of a workbook. */
const REMAINDER = 1e-15;

export async function recalculation(workbooks: readonly Uint8Array[]): Promise<Recalculation[]> {
  const after = await recalculated(workbooks);
  return Promise.all(
    workbooks.map(async (bytes, at) => {
      const written = cellsOf(await sheetsIn(bytes));
      const largest = Math.max(...written.map(({ value }) => (typeof value === 'number' ? Math.abs(value) : 0)));
      const found = new Map(cellsOf(after[at]!).map((cell) => [`${cell.sheet} ${cell.at}`, cell]));
      const wrong = written
        .filter(({ formula }) => formula !== undefined)
        .flatMap(({ sheet, at: place, formula, value }) => {
          const now = found.get(`${sheet} ${place}`)?.value;
          return isSame(value, now, largest * REMAINDER)
            ? []
            : [`${sheet} ${place} ${formula}: ${String(value)} ≠ ${String(now)}`];
        });
      return { written, recalculated: [...found.values()], wrong };
    }),
  );
}

function isSame(written: CellValue, now: CellValue | undefined, remainder: number): boolean {
  if (typeof written !== 'number' || typeof now !== 'number') return false;
  const allowed = Math.max(LAST_DIGIT, remainder, Math.abs(written) * LAST_DIGIT);
  return Math.abs(written - now) < Math.min(CENT, allowed);
}
