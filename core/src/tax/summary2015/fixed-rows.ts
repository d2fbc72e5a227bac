import { decimalText, evaluate, minus, plus, type Cell, type Expression } from '../../kernel';
import { present, type ProjectCost } from '../project-cost';
import { itemColumns, type Summary2015Column } from './columns';
import { paidIn, type Ledger2015 } from './ledger2015';

/** Columns of what was spent. */
export type SpentColumn = Exclude<Summary2015Column, '7.1' | '8' | '8.1' | '9' | '9.1'>;
export type SpentFigures = Readonly<Record<SpentColumn, string>>;

/** Rows 1 to 6 of the form: what went through the ledgers in the year. */
export interface FixedRows {
  /** 1 期初余额 */
  readonly opening: SpentFigures;
  /** 2 本期借方发生额 */
  readonly debit: SpentFigures;
  /** 3 本期贷方发生额 */
  readonly credit: SpentFigures;
  /** 4 其中：结转管理费用 */
  readonly toExpense: SpentFigures;
  /** 5 其中：结转无形资产 */
  readonly toIntangible: SpentFigures;
  /** 6 期末余额 = 1 + 2 − 3 */
  readonly closing: SpentFigures;
}

const columns = [...itemColumns.map(({ code }) => code), '6.21', '7'] as const;

export function fixedRows(ledgers: readonly Ledger2015[]): FixedRows {
  const all = (of: (ledger: Ledger2015) => ProjectCost, which: (ledger: Ledger2015) => boolean = () => true) => {
    const costs = ledgers.filter(which).map(of);
    return (column: SpentColumn) => plus(...costs.flatMap((cost) => spentIn(cost, column)));
  };
  const whole = all(({ cost }) => cost);
  const opening = all((ledger) => ledger.opening);
  const credit = all(
    ({ cost }) => cost,
    ({ counted }) => counted,
  );
  const debit = (column: SpentColumn) => minus<Cell>(whole(column), opening(column));
  return {
    opening: shown(opening),
    debit: shown(debit),
    credit: shown(credit),
    toExpense: shown(
      all(
        ({ cost }) => cost,
        ({ capitalised }) => !capitalised,
      ),
    ),
    toIntangible: shown(
      all(
        ({ cost }) => cost,
        ({ capitalised, ended }) => capitalised && ended,
      ),
    ),
    closing: shown((column) => minus<Cell>(plus<Cell>(opening(column), debit(column)), credit(column))),
  };
}

function spentIn(cost: ProjectCost, column: SpentColumn): Cell[] {
  if (column === '7') return paidIn(cost);
  if (column === '6.21') return present([cost.category('other')]);
  return present([cost.item(itemColumns.find(({ code }) => code === column)!)]);
}

function shown(of: (column: SpentColumn) => Expression<Cell>): SpentFigures {
  const figures = columns.map((column) => [
    column,
    decimalText(
      evaluate(of(column), ({ value }) => value),
      2,
    ),
  ]);
  return Object.fromEntries(figures) as Record<SpentColumn, string>;
}
