import { dividedBy, min, minus, named, plus, text, times, type Cell, type Expression, type Text } from '../../kernel';
import { entrustedCounted, overseasCounted } from '../law/entrusted';
import { cite } from '../law/citations';
import { limitsArePooled, otherCostLimit } from '../law/other-cost-limit';
import type { ProjectCost } from '../project-cost';
import { summaryRow, type SummaryForm, type SummaryRow } from '../summary-row';
import { categoryColumns, columnNames, type Summary2021Column } from './columns';

export type Row = SummaryRow<Summary2021Column>;

const form: SummaryForm<Summary2021Column> = {
  columnName: (column) => columnNames[column],
  basis: cite('sta2021no28', '附件2'),
};
const overRows = text('各行金额之和', 'Sum over the rows');
const ofTotal = (column: Summary2021Column) => text(`合计${column}`, `total ${column}`);

/** Every row adds up 允许加计扣除金额合计 alike: 6 + 7.2 + 8.2 + 8.4. */
function rowOf(key: string, name: Text, formula: (column: Summary2021Column, row: Row) => Expression<Cell>): Row {
  return summaryRow(form, key, name, (column, row) =>
    column === 'allowed' ? plus(row('6'), row('7.2'), row('8.2'), row('8.4')) : formula(column, row),
  );
}

const five = (row: Row) => plus(row('1'), row('2'), row('3'), row('4'), row('5'));

/** Identifies the cells of a project's row in the trace. */
export const projectKey = ({ id }: ProjectCost) => `project:${id}`;

/** The row of a project, with its share of the amounts that are limited in total. */
export function projectRow(year: number, project: ProjectCost, total: () => Row): Row {
  const share = (row: Row, own: '7.1' | '8.3', limited: '7.2' | '8.4') =>
    dividedBy(times(row(own), named(total()(limited), ofTotal(limited))), named(total()(own), ofTotal(own)));
  const booked = (cell: Cell | undefined): Expression<Cell> => cell ?? plus();
  return rowOf(projectKey(project), project.label, (column, row) => {
    const category = categoryColumns.get(column);
    if (category) return booked(project.category(category));
    switch (column) {
      case '7.2':
        return limitsArePooled(year) ? share(row, '7.1', '7.2') : min<Cell>(row('7.1'), otherCostLimit<Cell>(row('6')));
      case '8.1':
        return booked(project.entrusted('entrustDomestic'));
      case '8.2':
        return entrustedCounted(row('8.1'));
      case '8.3':
        return booked(project.entrusted('entrustOverseasOrg'));
      case '8.4':
        return share(row, '8.3', '8.4');
      default:
        return five(row);
    }
  });
}

/** 金额合计: booked amounts summed over the rows, with pooled limits applied to the total. */
export function totalRow(year: number, rows: readonly Row[]): Row {
  return rowOf('total', text('金额合计', 'Total'), (column, row) => {
    switch (column) {
      case '6':
        return five(row);
      case '7.2':
        return limitsArePooled(year) ? min<Cell>(row('7.1'), otherCostLimit<Cell>(row('6'))) : sumOf(rows, '7.2');
      case '8.2':
        return entrustedCounted(row('8.1'));
      case '8.4':
        return overseasCounted(year, row('8.3'), plus(row('6'), row('7.2'), row('8.2')));
      default:
        return sumOf(rows, column);
    }
  });
}

/** 资本化金额小计 */
export function capitalisedRow(rows: readonly Row[]): Row {
  return rowOf('capitalised', text('资本化金额小计', 'Capitalised'), (column) => sumOf(rows, column));
}

/** 费用化金额小计: total less 资本化金额小计, so that it absorbs the rounding residue of the shares. */
export function expensedRow(total: Row, capitalised: Row): Row {
  const less = text('资本化金额小计', 'capitalised');
  return rowOf('expensed', text('费用化金额小计', 'Expensed'), (column) =>
    minus(named(total(column), text('金额合计', 'total')), named(capitalised(column), less)),
  );
}

function sumOf(rows: readonly Row[], column: Summary2021Column): Expression<Cell> {
  return named(plus(...rows.map((row) => row(column))), overRows);
}
