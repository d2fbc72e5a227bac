import { faults, Refusal, text } from '../../kernel';
import { isSeen, type Call, type Condition } from '../../records';
import { isMonth, type Month } from '../../kernel/calendar';
import { sum, yuan } from '../../kernel/money';
import { project } from '../../project';
import { assetsBehind } from './assets-behind';
import type { CostView } from './cost-view';
import type { MonthCost } from './cost-figures';
import { projectsNamed } from './projects-of-view';
import { viewParts } from './view-parts';
import { viewRows } from './view-rows';

const NOT_A_MONTH = text('请选择月份', 'Choose the month');

export interface MonthCostQuery {
  readonly projectId: string;
  readonly month: Month;
  /** Of this asset alone. */
  readonly assetsCode?: string;
}

/** Breaks the cost of a project's month down by register row. */
export async function monthCost(call: Call, view: CostView, given: MonthCostQuery): Promise<MonthCost> {
  const { projectId, month, assetsCode } = given;
  if (!isMonth(month)) throw new Refusal(faults.invalid(NOT_A_MONTH, [{ field: 'month', message: NOT_A_MONTH }]));
  const named = (await projectsNamed(call, [projectId])).get(projectId);
  if (!named || !isSeen(call, project, named, [])) throw new Refusal(faults.notFound(project.label));
  const where: Condition[] = [
    { field: 'month', is: 'equal', value: month },
    { field: 'projectId', is: 'equal', value: projectId },
  ];
  // A caller who sees none of the view's rows must not see their parts.
  const seen = await viewRows(call, view, { where });
  const parts = seen.length > 0 ? (await viewParts(call, view, where)).map(({ part }) => part) : [];
  const assets = await assetsBehind(call, parts);
  const rows = parts
    .map(({ item, amount, source, formula }) => ({
      item,
      sourceId: source.id,
      assetsCode: assets.get(source.id)?.code ?? null,
      assetsName: assets.get(source.id)?.name ?? null,
      amount,
      formula,
    }))
    .filter((row) => assetsCode === undefined || row.assetsCode === assetsCode);
  return {
    projectId,
    projectCode: named.code,
    projectName: named.name,
    month,
    amount: sum(rows.map(({ amount }) => yuan(amount))).toString(),
    rows,
  };
}
