import { minus, plus, text, type Cell, type Expression, type Text } from '../../kernel';
import { present, type ProjectCost } from '../project-cost';
import { afterItems, itemColumns, type Summary2015Column } from './columns';
import { paidIn, type Ledger2015 } from './ledger2015';
import type { Row } from './row';
import { rowOf } from './sheet';

/** Columns of what was spent. */
export type SpentColumn = Exclude<Summary2015Column, '7.1' | '8' | '8.1' | '9' | '9.1'>;
export type SpentFigures = Readonly<Record<SpentColumn, string>>;

export const spentFigureColumns: readonly SpentColumn[] = /* @__PURE__ */ afterItems('6.21', '7');

/** Rows 1 to 6 of the form, what went through the ledgers in the year; each figure `<row>/<column>` in the trace. */
export const fixedRowNames = {
  opening: text('期初余额', 'Opening balance'),
  debit: text('本期借方发生额', 'Debits of the period'),
  credit: text('本期贷方发生额', 'Credits of the period'),
  toExpense: text('其中：结转管理费用', 'Of which: to administrative expenses'),
  toIntangible: text('其中：结转无形资产', 'Of which: to intangible assets'),
  closing: text('期末余额', 'Closing balance'),
} as const satisfies Readonly<Record<string, Text>>;

export type FixedRow = keyof typeof fixedRowNames;
/** 6 期末余额 = 1 期初余额 + 2 本期借方发生额 − 3 本期贷方发生额 */
export type FixedRows = Readonly<Record<FixedRow, SpentFigures>>;

export function fixedRows(ledgers: readonly Ledger2015[]): Readonly<Record<FixedRow, Row>> {
  const spent = (of: readonly Ledger2015[], cost: (ledger: Ledger2015) => ProjectCost = (ledger) => ledger.cost) => {
    const costs = of.map(cost);
    return (column: SpentColumn): Expression<Cell> => plus(...costs.flatMap((each) => spentIn(each, column)));
  };
  const make = (name: FixedRow, formula: (column: SpentColumn) => Expression<Cell>): Row =>
    rowOf(name, fixedRowNames[name], (column) => (isSpent(column) ? formula(column) : plus()));

  const whole = spent(ledgers);
  const before = spent(ledgers, ({ opening }) => opening);
  const opening = make('opening', before);
  const debit = make('debit', (column) => minus<Cell>(whole(column), opening(column)));
  const credit = make('credit', spent(ledgers.filter(({ counted }) => counted)));
  return {
    opening,
    debit,
    credit,
    toExpense: make('toExpense', spent(ledgers.filter(({ capitalised }) => !capitalised))),
    toIntangible: make('toIntangible', spent(ledgers.filter(({ capitalised, ended }) => capitalised && ended))),
    closing: make('closing', (column) => minus<Cell>(plus(opening(column), debit(column)), credit(column))),
  };
}

const isSpent = (column: string): column is SpentColumn => spentFigureColumns.includes(column as SpentColumn);

function spentIn(cost: ProjectCost, column: SpentColumn): Cell[] {
  if (column === '7') return paidIn(cost);
  if (column === '6.21') return present([cost.category('other')]);
  return present([cost.item(itemColumns.find(({ code }) => code === column)!)]);
}

export function shownFixedRows(rows: Readonly<Record<FixedRow, Row>>): FixedRows {
  const figures = (row: Row) =>
    Object.fromEntries(spentFigureColumns.map((column) => [column, `${row(column)}`])) as Record<SpentColumn, string>;
  return Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, figures(row)])) as Record<
    FixedRow,
    SpentFigures
  >;
}
