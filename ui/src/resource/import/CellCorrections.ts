import { makeAutoObservable, observableShallow } from 'mobx';
import type { ImportCorrection, ImportError } from '@rdm/core/internal/records';

/** A faulty cell edited by the user. */
interface TypedCell extends ImportCorrection {
  /** The value in the file. */
  readonly was: string;
  /** The value when the workbook was last checked. */
  readonly seen: string;
}

type Cell = Pick<ImportError, 'row' | 'column' | 'noCell'>;

const keyOf = ({ row, column }: Cell) => `${row} ${column}`;

/**
 * Whether a fault belongs to one cell of a data row: row 1 is the heading, a fault without column is nowhere, and others
 * say so themselves.
 */
export const isCorrectable = ({ row, column, noCell }: Cell): boolean => row >= 2 && column !== '' && !noCell;

/** What was typed into the faulty cells of a workbook, by row and column. Kept after the fault of a cell is gone. */
export class CellCorrections {
  cells = new Map<string, TypedCell>();

  constructor() {
    makeAutoObservable(this, { cells: observableShallow });
  }

  /** The cells that differ from the file, in the order in which they were first typed into. */
  get list(): readonly ImportCorrection[] {
    return [...this.cells.values()]
      .filter(({ value, was }) => value !== was)
      .map(({ row, column, value }) => ({ row, column, value }));
  }

  get count(): number {
    return this.list.length;
  }

  /** Whether there are edits since the workbook was last checked. */
  get isUnseen(): boolean {
    return [...this.cells.values()].some(({ value, seen }) => value !== seen);
  }

  /** The value of a cell in the file, given a fault of the latest report. */
  originalOf(error: ImportError): string {
    return this.cells.get(keyOf(error))?.was ?? error.value;
  }

  /** The current value of a faulty cell. */
  valueOf(error: ImportError): string {
    return this.cells.get(keyOf(error))?.value ?? error.value;
  }

  type(error: ImportError, value: string): void {
    const { row, column } = error;
    const before = this.cells.get(keyOf(error)) ?? { was: error.value, seen: error.value };
    this.cells.set(keyOf(error), { row, column, was: before.was, seen: before.seen, value });
  }

  /** Resets every cell to its file value. The cells stay recorded, because the report still shows the typed values. */
  undo(): void {
    for (const [key, cell] of this.cells) this.cells.set(key, { ...cell, value: cell.was });
  }

  /** Marks the corrections sent with a check as seen; edits made since remain unseen. */
  see(sent: readonly ImportCorrection[]): void {
    const values = new Map(sent.map((each) => [keyOf(each), each.value]));
    for (const [key, cell] of this.cells) this.cells.set(key, { ...cell, seen: values.get(key) ?? cell.was });
  }

  clear(): void {
    this.cells.clear();
  }
}
