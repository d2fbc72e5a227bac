/** A cell of a workbook. */
export interface CellPlace {
  readonly sheet: string;
  /** From 0. */
  readonly column: number;
  /** From 1, as formulas count. */
  readonly row: number;
}

/** `A` … `Z`, `AA` …, for a column from 0. */
export function columnLetters(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : columnLetters(Math.floor(column / 26) - 1) + letter;
}

/** How a formula on a sheet names a cell: `C12`, or on another sheet `'计算过程'!D7`. */
export function addressFrom(sheet: string, { sheet: at, column, row }: CellPlace): string {
  const address = `${columnLetters(column)}${row}`;
  return at === sheet ? address : `'${at}'!${address}`;
}
