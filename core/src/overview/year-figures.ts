import type { ProjectAmounts } from '../cost';
import { text, type Text } from '../kernel';
import { months as calendarMonths } from '../kernel/calendar';
import { sum, yuan } from '../kernel/money';
import { costCategories, type CostCategory } from '../tax';
import type { YearFacts } from './year-facts';

/** The year in some figures; amounts in 元, 2 decimals, `null` where unknown. */
export interface YearFigures {
  readonly projects: number;
  readonly total: string | null;
  /** The total of the year before. */
  readonly totalBefore: string | null;
  readonly expensed: string | null;
  readonly capitalised: string | null;
  readonly deduction: string | null;
  /** What the deduction saves in 企业所得税, at the rate of the 107-2 report; null while no rate is typed there. */
  readonly taxSaved: string | null;
  readonly taxRate: string | null;
}

export function yearFigures(facts: YearFacts): YearFigures {
  const { projects, amounts, amountsBefore, deduction, taxRate, taxSaved } = facts;
  const capitalised = new Set(
    projects.filter(({ expenditureType }) => expenditureType === 'capitalised').map(({ id }) => id),
  );
  const totalOf = (counts: (amount: Pick<ProjectAmounts, 'projectId'>) => boolean) =>
    amounts && sum(amounts.filter(counts).map(({ total }) => yuan(total))).toString();
  return {
    projects: projects.length,
    total: totalOf(() => true),
    totalBefore: amountsBefore && sum(amountsBefore.map(({ total }) => yuan(total))).toString(),
    expensed: totalOf(({ projectId }) => !capitalised.has(projectId)),
    capitalised: totalOf(({ projectId }) => capitalised.has(projectId)),
    deduction,
    taxSaved,
    taxRate,
  };
}

/** What a part of the year has cost, and the same part of the year before. 元, 2 decimals. */
export interface CostBeside {
  readonly key: string;
  readonly label: Text;
  readonly amount: string;
  readonly before: string;
}

type Amounts = readonly ProjectAmounts[];

const categories = Object.keys(costCategories) as CostCategory[];
const monthNames = new Map(calendarMonths().map(({ value, label }) => [value, label.en.slice(0, 3)]));
const monthNumbers = [...monthNames.keys()].sort();

/** Cost by category, as the deduction groups it. */
export const costByCategory = (amounts: Amounts, before: Amounts): readonly CostBeside[] =>
  categories.map((category) => {
    const total = (of: Amounts) => sum(of.map((each) => yuan(each.categories[category]))).toString();
    return { key: category, label: costCategories[category].label, amount: total(amounts), before: total(before) };
  });

/** Cost by month, `01` to `12`. */
export const costByMonth = (amounts: Amounts, before: Amounts): readonly CostBeside[] =>
  monthNumbers.map((month) => {
    const total = (of: Amounts) => sum(of.map((each) => yuan(each.months[month] ?? 0))).toString();
    const label = text(`${Number(month)} 月`, monthNames.get(month) ?? month);
    return { key: month, label, amount: total(amounts), before: total(before) };
  });
