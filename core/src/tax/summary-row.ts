import { figure, text, worksheet, type Cell, type Expression, type LegalBasis, type Text } from '../kernel';

/** A row of a summary of R&D ledgers: its cells by column; `allowed` is the deductible amount. */
export type SummaryRow<Column extends string> = (column: Column | 'allowed') => Cell;

/** Labels and legal basis shared by the cells of a form. */
export interface SummaryForm<Column extends string> {
  readonly columnName: (column: Column | 'allowed') => Text;
  readonly basis: LegalBasis;
}

/**
 * Makes a row from a formula per column. The trace keys of its cells are `<key>/<column>`; repeated occurrences refer
 * to the first by `cell:<key>/<column>`.
 */
export function summaryRow<Column extends string>(
  { columnName, basis }: SummaryForm<Column>,
  key: string,
  name: Text,
  formula: (column: Column | 'allowed', row: SummaryRow<Column>) => Expression<Cell>,
): SummaryRow<Column> {
  const row: SummaryRow<Column> = worksheet((column) => {
    const title = columnName(column);
    return figure(formula(column, row), () => ({
      key: `${key}/${column}`,
      label: text(`${name.zh}：${title.zh}`, `${name.en}: ${title.en}`),
      short: column === 'allowed' ? title : text(column, column),
      basis,
      again: `cell:${key}/${column}`,
    }));
  });
  return row;
}
