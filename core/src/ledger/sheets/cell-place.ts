import { columnLetters } from '../../kernel';

/** A cell of a workbook. */
export interface CellPlace {
  readonly sheet: string;
  /** From 0. */
  readonly column: number;
  /** From 1, as formulas count. */
  readonly row: number;
}

/** How a formula on a sheet names a cell: `C12`, or on another sheet `'计算过程'!D7`. */
export function addressFrom(sheet: string, { sheet: at, column, row }: CellPlace): string {
  const address = `${columnLetters(column)}${row}`;
  return at === sheet ? address : `'${at}'!${address}`;
}
