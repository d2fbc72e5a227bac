import { figure, text, worksheet, type Cell, type Expression, type LegalBasis, type Text } from '../kernel';

/** A row of a summary of R&D ledgers: its cells by column; `allowed` is what can be deducted of it. */
export type SummaryRow<Column extends string> = (column: Column | 'allowed') => Cell;

/** What the cells of all rows of a form say of themselves. */
export interface SummaryForm<Column extends string> {
  readonly columnName: (column: Column | 'allowed') => Text;
  readonly basis: LegalBasis;
}

/**
 * A row whose columns are made so. Its cells stand in the trace of the form under `<key>/<column>`; where one comes
 * once more it is found there by `cell:<key>/<column>`.
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
