import { displayBudget, sum, tenThousandYuan, yuan } from '../kernel/money';
import type { Project, YearFacts } from './year-facts';

/** What a project has cost in its year beside its budget. Amounts in 元, 2 decimals. */
export interface ProjectCost {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly amount: string;
  /** Null where the project has none. */
  readonly budget: string | null;
  /** Percent of the budget spent, 2 decimals; null without a budget. */
  readonly used: string | null;
}

/** A project's 预算金额 is kept in 万元; −1 and empty mean none. */
function budgetOf({ budgetAmount }: Pick<Project, 'budgetAmount'>): string | null {
  const budget = tenThousandYuan(displayBudget(budgetAmount));
  return budget.isZero() ? null : budget.in('yuan').toString();
}

const usedOf = (amount: string, budget: string | null): string | null =>
  budget === null ? null : yuan(amount).times(100).dividedBy(budget).toString();

export interface YearCosts {
  /** The costliest first. */
  readonly projects: readonly ProjectCost[];
  /** The share spent is that of the projects that have a budget. */
  readonly total: Pick<ProjectCost, 'amount' | 'budget' | 'used'>;
}

/** Every project of the year; null without the right to see cost. */
export function yearCosts({ projects, amounts }: Pick<YearFacts, 'projects' | 'amounts'>): YearCosts | null {
  if (!amounts) return null;
  const totals = new Map(amounts.map(({ projectId, total }) => [projectId, total]));
  const costs = projects
    .map((project): ProjectCost => {
      const { id, code, name } = project;
      const amount = yuan(totals.get(id) ?? 0).toString();
      const budget = budgetOf(project);
      return { id, code, name, amount, budget, used: usedOf(amount, budget) };
    })
    .sort((one, other) => yuan(other.amount).compare(yuan(one.amount)));
  return { projects: costs, total: totalOf(costs) };
}

function totalOf(costs: readonly ProjectCost[]): YearCosts['total'] {
  const total = (amounts: readonly string[]) => sum(amounts.map((amount) => yuan(amount))).toString();
  const budgeted = costs.filter(({ budget }) => budget !== null);
  const budget = budgeted.length === 0 ? null : total(budgeted.map((each) => each.budget ?? '0'));
  return {
    amount: total(costs.map(({ amount }) => amount)),
    budget,
    used: usedOf(total(budgeted.map(({ amount }) => amount)), budget),
  };
}
