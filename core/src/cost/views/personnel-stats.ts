import { noticeSheets } from '../../enterprise';
import { groupedBy, type WorkbookSheet } from '../../kernel';
import { columnHeading, columnOf, type Call, type PrintedWorkbook } from '../../records';
import { compareStrings } from '../project-index';
import { addedUp } from './added-up';
import { costViewOf } from './cost-view';
import type { CostFilter, PersonnelStats, PersonnelTotals } from './cost-figures';
import { ownFilter } from './own-filter';
import { personnelDetailView } from './view-resources';
import { viewRows } from './view-rows';

/** Personnel cost by month and in all, of what the filter lets through. */
export async function personnelStats(call: Call, filter: CostFilter = {}): Promise<PersonnelStats> {
  const view = costViewOf(personnelDetailView);
  const rows = await viewRows(call, view, await ownFilter(call, personnelDetailView, filter));
  const totals = (of: typeof rows) => addedUp(view, of) as PersonnelTotals;
  return {
    months: groupedBy(rows, ({ month }) => [month])
      .map((group) => ({ month: String(group[0]!.month), ...totals(group) }))
      .sort((a, b) => compareStrings(a.month, b.month)),
    total: totals(rows),
  };
}

const columns = ['month', 'rdHours', 'wages', 'socialInsurance', 'labour', 'welfare', 'amount'] as const;

/** The same as a workbook with live totals. */
export async function printPersonnelStats(call: Call, filter: CostFilter = {}): Promise<PrintedWorkbook> {
  const stats = await personnelStats(call, filter);
  const sheet = personnelStatsSheet(stats);
  const years = stats.months.map(({ month }) => month.slice(0, 4));
  return { name: sheet.name, rows: [sheet, ...(await noticeSheets(call, years))] };
}

function personnelStatsSheet({ months }: PersonnelStats): WorkbookSheet {
  return {
    name: `${personnelDetailView.label.zh}统计`,
    columns: columns.map((name) => ({
      heading: columnHeading(columnOf(personnelDetailView, name)!),
      width: 16,
      kind: name === 'month' ? 'text' : name === 'rdHours' ? 'number' : 'money',
      total: name !== 'month',
    })),
    rows: months.map((month) => columns.map((name) => month[name])),
  };
}
