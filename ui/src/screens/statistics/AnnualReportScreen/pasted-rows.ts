import type { SheetColumn, SheetRow } from '../../../components';
import type { ReportRow } from './report-rows';

/** The one column that takes entries: 数量. */
export const valueColumn: SheetColumn = { key: 'value', title: '1' };

/** The rows in sight as a pasted block falls on them: a section and a computed figure keep their place and take nothing. */
export function pastedRows(rows: readonly ReportRow[], mayEdit: boolean): readonly SheetRow[] {
  return rows.map(({ row, value, isTyped }) => ({
    line: row.code,
    name: row.name,
    cells: [{ value, editable: mayEdit && isTyped && row.amountKey !== null }],
  }));
}
