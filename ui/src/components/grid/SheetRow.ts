import type { Label } from '../../theme';

/** A figure of an official sheet. */
export interface SheetCell {
  /** Decimal text; absent where the form has no figure. */
  readonly value: string | null | undefined;
  readonly editable?: boolean;
  /** Changed and not yet saved. */
  readonly changed?: boolean;
  /** Validation error of this figure. */
  readonly error?: Label;
  /** Digits after the point, by default those of the sheet. */
  readonly digits?: number;
}

/** A line of an official sheet; `value`, `editable`, `changed` serve sheets of one column, `cells` those of more. */
export interface SheetRow extends Partial<SheetCell> {
  /** The line number as printed, unique in the sheet: `1`, `3.1`. */
  readonly line: string;
  readonly name: Label;
  /** Indentation level of the name. */
  readonly indent?: number;
  /** A line that sums others or heads a group. */
  readonly strong?: boolean;
  /** One cell for each column, in their order. */
  readonly cells?: readonly SheetCell[];
}

export interface SheetColumn {
  readonly key: string;
  readonly title: Label;
  /** Neighbours with the same group share a merged head above. */
  readonly group?: Label;
  /** In px, by default 140. */
  readonly width?: number;
  /** Figures of another sheet, for comparison: they open nothing here. */
  readonly aside?: true;
}

/** A figure entered: plain decimal text, `''` where it was emptied. */
export interface SheetChange {
  readonly line: string;
  readonly column: string;
  readonly value: string;
}

export function cellsOf(row: SheetRow): readonly SheetCell[] {
  return (
    row.cells ?? [
      { value: row.value, editable: row.editable, changed: row.changed, error: row.error, digits: row.digits },
    ]
  );
}
