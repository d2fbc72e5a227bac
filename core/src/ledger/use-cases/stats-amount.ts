import { costRecord, statsAmount, type ProjectAmounts } from '../../cost';
import { requireYear, type Call } from '../../records';
import { isOfCostItem } from '../category-amounts';
import { projectsOfYear } from '../../project';
import {
  amountsByForm,
  budgetExecution,
  budgetSet,
  type BudgetExecutionOfYear,
  type BudgetOfProject,
  type FormAmount,
} from '../budget-execution';

/** Amounts of a year's cost records by project, item, category and month. */
export async function projectAmounts(call: Call, given: { year: string }): Promise<ProjectAmounts[]> {
  const year = requireYear(given.year);
  const found = await call.records.sums(costRecord, {
    where: [{ field: 'year', is: 'equal', value: year }],
    of: ['amount'],
    by: ['projectId', 'month', 'item'],
  });
  const costs = found.map(({ values, sums: { amount } }) => ({
    ...{ projectId: values['projectId'] ?? '', month: values['month'] ?? '', item: values['item'] ?? '' },
    amount: amount!,
  }));
  return statsAmount(costs.filter(isOfCostItem), await projectsOfYear(call, year));
}

/** Amounts by cost item and category of every project of the year. */
export async function amountsByItem(
  call: Call,
  given: { year: string },
): Promise<readonly Omit<ProjectAmounts, 'months'>[]> {
  return (await projectAmounts(call, given)).map(({ months: _, ...amounts }) => amounts);
}

export interface ProjectMonths {
  readonly projectId: string;
  readonly projectCode: string;
  readonly months: Readonly<Record<string, string>>;
  readonly total: string;
}

export async function projectMonths(call: Call, given: { year: string }): Promise<ProjectMonths[]> {
  return (await projectAmounts(call, given)).map(({ projectId, projectCode, months, total }) => ({
    projectId,
    projectCode,
    months,
    total,
  }));
}

/** Budget, cost and remainder of every project of a year. */
export async function budgetsOfYear(call: Call, given: { year: string }): Promise<BudgetExecutionOfYear> {
  return budgetExecution(given.year, await budgetsAndCost(call, given.year));
}

/** Cost of a year, by default the current one, by form of development. */
export async function formsOfYear(call: Call, { year }: { year?: string }): Promise<FormAmount[]> {
  return amountsByForm(await budgetsAndCost(call, year ?? call.clock.now().slice(0, 4)));
}

async function budgetsAndCost(call: Call, year: string): Promise<BudgetOfProject[]> {
  const totals = new Map((await projectAmounts(call, { year })).map(({ projectId, total }) => [projectId, total]));
  return (await projectsOfYear(call, year)).map(({ id, code, name, devForm, budgetAmount }) => ({
    projectId: id,
    projectCode: code,
    projectName: name,
    devForm,
    budgetAmount: budgetSet(budgetAmount),
    amount: totals.get(id) ?? '0.00',
  }));
}
