import { displayBudget, sum, tenThousandYuan, yuan } from '../kernel/money';

/** What a project of a year may cost and what it has cost. */
export interface BudgetOfProject {
  readonly projectId: string;
  readonly projectCode: string;
  readonly projectName: string;
  readonly devForm: string | null;
  /** 万元; null where no budget is drawn up. */
  readonly budgetAmount: string | null;
  /** 元 */
  readonly amount: string;
}

export interface BudgetExecution extends BudgetOfProject {
  /** 元 left of the budget, negative where it is exceeded; null without a budget. */
  readonly remaining: string | null;
}

/** The budgets of projects against what they cost, added up; projects without a budget are counted, not taken as 0. */
export interface BudgetExecutionOfYear {
  readonly year: string;
  readonly projects: readonly BudgetExecution[];
  readonly withoutBudget: number;
  /** 万元 of the projects that have one. */
  readonly budgetAmount: string;
  /** 元 of all projects. */
  readonly amount: string;
  /** 元 of the projects with a budget: it less what they cost. */
  readonly remaining: string;
}

/** What projects of one form of development cost. */
export interface FormAmount {
  /** Key of the dictionary `project_dev_form`; null of drafts that do not state it. */
  readonly devForm: string | null;
  readonly count: number;
  /** 万元 of those that have a budget. */
  readonly budgetAmount: string;
  /** 元 */
  readonly amount: string;
}

/** A budget in 万元; null where the field holds none, which old records state as −1. */
export const budgetSet = (budgetAmount: string | null): string | null =>
  budgetAmount === null || tenThousandYuan(budgetAmount).compare(tenThousandYuan('0')) < 0 ? null : budgetAmount;

const totalBudget = (of: readonly BudgetOfProject[]): string =>
  sum(
    of.map(({ budgetAmount }) => tenThousandYuan(displayBudget(budgetAmount))),
    'tenThousandYuan',
  ).toString();
const totalAmount = (of: readonly BudgetOfProject[]): string => sum(of.map(({ amount }) => yuan(amount))).toString();

/** What is left of each budget, and of all together. */
export function budgetExecution(year: string, given: readonly BudgetOfProject[]): BudgetExecutionOfYear {
  const projects = given.map((each): BudgetExecution => {
    const remaining = each.budgetAmount && tenThousandYuan(each.budgetAmount).in('yuan').minus(yuan(each.amount));
    return { ...each, remaining: remaining ? remaining.toString() : null };
  });
  const remaining = projects.flatMap((each) => (each.remaining === null ? [] : yuan(each.remaining)));
  return {
    year,
    projects,
    withoutBudget: projects.length - remaining.length,
    budgetAmount: totalBudget(projects),
    amount: totalAmount(projects),
    remaining: sum(remaining).toString(),
  };
}

/** Cost and budget by form of development, in the order in which the forms first occur. */
export const amountsByForm = (given: readonly BudgetOfProject[]): FormAmount[] =>
  [...new Set(given.map(({ devForm }) => devForm))].map((devForm) => {
    const of = given.filter((each) => each.devForm === devForm);
    return { devForm, count: of.length, budgetAmount: totalBudget(of), amount: totalAmount(of) };
  });
