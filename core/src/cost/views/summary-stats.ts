import { groupedBy } from '../../kernel';
import type { Call, StoredRecord } from '../../records';
import { yuan } from '../../kernel/money';
import { costItems } from '../../tax';
import { compareStrings } from '../project-index';
import type { CostFilter, CostSummaryStats, SummaryFigures } from './cost-figures';
import { costSummary } from './cost-summary';
import { ownFilter } from './own-filter';
import { projectsNamed } from './projects-of-view';
import { summaryRows } from './summary-rows';

const rank = new Map<string, number>(costItems.map(({ code }, at) => [code, at]));

/** The cost summary by item, by month, by project and in all, of what the filter lets through. */
export async function summaryStats(call: Call, filter: CostFilter = {}): Promise<CostSummaryStats> {
  const rows = await summaryRows(call, await ownFilter(call, costSummary, filter));
  const ids = rows.flatMap(({ projectId }) => (projectId === null ? [] : [String(projectId)]));
  const projects = await projectsNamed(call, ids);
  return {
    items: groupedBy(rows, ({ item }) => [item])
      .map((group) => ({ item: String(group[0]!.item), ...figuresOf(group) }))
      .sort((a, b) => rank.get(a.item)! - rank.get(b.item)!),
    months: groupedBy(rows, ({ month }) => [month])
      .map((group) => ({ month: String(group[0]!.month), ...figuresOf(group) }))
      .sort((a, b) => compareStrings(a.month, b.month)),
    projects: groupedBy(rows, ({ projectId }) => [projectId])
      .map((group) => {
        const projectId = String(group[0]!.projectId ?? '');
        const named = projects.get(projectId);
        return {
          projectId,
          projectCode: named?.code ?? '',
          projectName: named?.name ?? '',
          ...figuresOf(group),
        };
      })
      .sort((a, b) => compareStrings(a.projectCode, b.projectCode) || compareStrings(a.projectId, b.projectId)),
    total: figuresOf(rows),
  };
}

function figuresOf(rows: readonly StoredRecord[]): SummaryFigures {
  const total = (field: keyof SummaryFigures) =>
    rows.reduce((before, row) => before.plus(yuan(String(row[field]))), yuan(0)).toString();
  return { allocated: total('allocated'), booked: total('booked'), difference: total('difference') };
}
