export interface OldSheet {
  readonly name: string;
  readonly hidden?: boolean;
  /** Texts, numbers, booleans, days (midnight in UTC), or null. */
  readonly rows: readonly (readonly (string | number | boolean | Date | null)[])[];
  /** First row, last row, first column, last column, counted from 0. */
  readonly merges?: readonly (readonly [number, number, number, number])[];
}

/** An .xls of these sheets (BIFF8). */
export function oldWorkbookOf(sheets: readonly OldSheet[]): Uint8Array;
