import { constant, dividedBy, exactFigure, named, plus, text, times } from '../../kernel';
import type { Cell, Expression, Text } from '../../kernel';
import { cite } from '../law/citations';
import { otherCostLimit } from '../law/other-cost-limit';
import { fiveCategories, present } from '../project-cost';
import { summaryRow, type SummaryForm } from '../summary-row';
import { columnName, itemColumns, type Summary2015Column } from './columns';
import { deductible, wholeOf } from './deductible';
import { paidIn, type Ledger2015 } from './ledger2015';
import type { Row, SheetColumn } from './row';

const allowedName = text('可加计扣除的研发费用', 'Deductible R&D cost');

const form: SummaryForm<Summary2015Column> = {
  columnName: (column) => (column === 'allowed' ? allowedName : columnName(column)),
  basis: cite('sta2015no97', '附件5'),
};

export function rowOf(key: string, name: Text, formula: (column: SheetColumn, row: Row) => Expression<Cell>): Row {
  return summaryRow(form, key, name, formula);
}

/** The row of a ledger; `overseas` is what column 7.1 holds of it. */
export function ledgerRow(ledger: Ledger2015, overseas: () => Expression<Cell>): Row {
  const { cost } = ledger;
  return rowOf(ledger.key, cost.label, (column, row) => {
    switch (column) {
      case '6.21':
        return plus(...present([cost.category('other')]));
      case '7':
        return plus(...paidIn(cost));
      case '7.1':
        return ledger.form === 'entrusted' ? overseas() : plus();
      case '8':
        return firstFive(ledger, row);
      case '8.1':
        return otherCostLimit(row('8'));
      case '9':
        return ledger.capitalised ? plus() : deductible(ledger, row);
      case 'allowed':
        return deductible(ledger, row);
      case '9.1':
        return dividedBy(times(deductible(ledger, row), constant(100)), wholeOf(ledger, row));
      default:
        return plus(...present([cost.item(itemColumns.find(({ code }) => code === column)!)]));
    }
  });
}

/** Σ(1.1 … 5.4), and what a ledger has of the five kinds without detail. */
function firstFive({ cost, key }: Ledger2015, row: Row): Expression<Cell> {
  const items = named(plus(...itemColumns.map(({ code }) => row(code))), text('1.1+…+5.4', '1.1+…+5.4'));
  const rest = present(fiveCategories.map((name) => cost.withoutItems(name)));
  if (rest.length === 0) return items;
  const label = text('未分明细的金额', 'amounts without detail');
  return plus(
    items,
    exactFigure(plus(...rest), () => ({ key: `${key}/withoutDetail`, label })),
  );
}

/** Rows added up, as 资本化, 费用化 and 合计 are. */
export function sumRow(key: string, name: Text, rows: readonly Row[]): Row {
  const words = text('各行金额之和', 'Sum over the rows');
  return rowOf(key, name, (column) => named(plus(...rows.map((row) => row(column))), words));
}
