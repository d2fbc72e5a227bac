import type { ProjectAmounts } from '@rdm/core/internal/cost';
import { months as calendarMonths } from '@rdm/core/calendar';
import { text, type Text } from '@rdm/core/internal/kernel';
import { sum, yuan } from '@rdm/core/money';
import { costCategories, type CostCategory } from '@rdm/core/tax';
import type { YearData } from './year-data';

/** The year in six figures; amounts in 元, 2 decimals, `null` where unknown. */
export interface YearFigures {
  readonly projects: number;
  readonly total: string | null;
  readonly expensed: string | null;
  readonly capitalised: string | null;
  readonly deduction: string | null;
  /** What the deduction saves in 企业所得税, at the rate of the 107-2 report; null while no rate is typed there. */
  readonly taxSaved: string | null;
  readonly taxRate: string | null;
}

export function yearFigures({ projects, amounts, deduction, taxRate, taxSaved }: YearData): YearFigures {
  const capitalised = new Set(
    projects.filter(({ expenditureType }) => expenditureType === 'capitalised').map(({ id }) => id),
  );
  const totalOf = (counts: (amount: Pick<ProjectAmounts, 'projectId'>) => boolean) =>
    amounts && sum(amounts.filter(counts).map(({ total }) => yuan(total))).toString();
  return {
    projects: projects.length,
    total: totalOf(() => true),
    expensed: totalOf(({ projectId }) => !capitalised.has(projectId)),
    capitalised: totalOf(({ projectId }) => capitalised.has(projectId)),
    deduction,
    taxSaved,
    taxRate,
  };
}

/** One bar of a chart: its amount, and how long it is against the longest, 0 to 100 as decimal text. */
export interface Bar {
  readonly key: string;
  readonly label: Text;
  readonly amount: string;
  readonly percent: string;
}

const categories = Object.keys(costCategories) as CostCategory[];
const monthNumbers = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));
const monthNames = new Map(calendarMonths().map(({ value, label }) => [value, label.en.slice(0, 3)]));

export function categoryBars(amounts: NonNullable<YearData['amounts']>): readonly Bar[] {
  return bars(
    categories.map((category) => ({
      key: category,
      label: costCategories[category].label,
      amount: sum(amounts.map((each) => yuan(each.categories[category]))).toString(),
    })),
  );
}

export function monthBars(months: NonNullable<YearData['months']>): readonly Bar[] {
  const totals = new Map(monthNumbers.map((month) => [month, yuan(0)]));
  for (const [month, amount] of months.flatMap((each) => Object.entries(each.months))) {
    const number = month.slice(-2);
    totals.set(number, (totals.get(number) ?? yuan(0)).plus(yuan(amount)));
  }
  return bars(
    monthNumbers.map((month) => ({
      key: month,
      label: text(`${Number(month)} 月`, monthNames.get(month) ?? month),
      amount: (totals.get(month) ?? yuan(0)).toString(),
    })),
  );
}

/** Amounts below zero, such as a month of returned material, have no length. */
function bars(rows: readonly Omit<Bar, 'percent'>[]): readonly Bar[] {
  const longest = rows.map(({ amount }) => yuan(amount)).reduce((most, each) => most.max(each), yuan(0));
  return rows.map((row) => ({
    ...row,
    percent: longest.isZero()
      ? '0.00'
      : yuan(row.amount).max(yuan(0)).times(100).dividedBy(longest.toExact()).toString(),
  }));
}
