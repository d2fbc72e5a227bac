import { statedAmount } from '../kernel';
import { sum, tenThousandYuan, yuan } from '../kernel/money';
import type { CostCategory } from '../tax';
import { yearExpenseCategories, yearExpenseFields, type YearExpenseField } from './year-expense';

/** The seven categories and their total, in 万元 with 2 decimals. */
export type YearExpenseAmounts = Readonly<Record<YearExpenseField | 'total', string>>;

/** The fields read from a record; an amount that cannot be read is refused with `NOT_AN_AMOUNT`. */
export type YearExpenseGiven = Readonly<Partial<Record<YearExpenseField | 'orgName', string | null>>>;

/** 年度研发费用汇总 of one year. */
export interface YearExpenseSummary {
  /** The breakdown, by name. */
  readonly organisations: readonly { readonly orgName: string; readonly amounts: YearExpenseAmounts }[];
  /** The sums of the breakdown. */
  readonly broken: YearExpenseAmounts;
  /** The amounts stated for the enterprise as a whole; null if there are none. */
  readonly enterprise: YearExpenseAmounts | null;
  /** The columns in which the breakdown differs from the enterprise; empty if one of the two is missing. */
  readonly differing: readonly (YearExpenseField | 'total')[];
}

/** Sums the records of one year exactly, in 万元. */
export function summariseYearExpense(records: readonly YearExpenseGiven[]): YearExpenseSummary {
  const organisations = records.flatMap((record) =>
    record.orgName ? [{ orgName: record.orgName, amounts: amountsOf([record]) }] : [],
  );
  organisations.sort((a, b) => (a.orgName < b.orgName ? -1 : a.orgName > b.orgName ? 1 : 0));
  const whole = records.filter(({ orgName }) => !orgName);
  const broken = amountsOf(records.filter(({ orgName }) => orgName));
  const enterprise = whole.length > 0 ? amountsOf(whole) : null;
  const columns = Object.keys(broken) as (YearExpenseField | 'total')[];
  const comparable = enterprise !== null && organisations.length > 0;
  return {
    organisations,
    broken,
    enterprise,
    differing: comparable ? columns.filter((column) => enterprise[column] !== broken[column]) : [],
  };
}

/** The cost of all projects in 元, by the categories of the year expense: summed in 元, then divided once by 10000. */
export function collectedYearExpense(
  projects: readonly { readonly categories: Readonly<Record<CostCategory, string>> }[],
): YearExpenseAmounts {
  const inYuan = yearExpenseFields.map((name) => {
    const category = yearExpenseCategories[name];
    return [name, sum(projects.map(({ categories }) => yuan(categories[category])))] as const;
  });
  const amounts = inYuan.map(([name, amount]) => [name, amount.in('tenThousandYuan').toString()]);
  const total = sum(inYuan.map(([, amount]) => amount));
  return { ...Object.fromEntries(amounts), total: total.in('tenThousandYuan').toString() } as YearExpenseAmounts;
}

function amountsOf(records: readonly YearExpenseGiven[]): YearExpenseAmounts {
  const columns = yearExpenseFields.map((name) => {
    const amounts = records.map((record) => tenThousandYuan(statedAmount(record[name], [name]) || '0'));
    return [name, sum(amounts, 'tenThousandYuan')] as const;
  });
  const total = sum(
    columns.map(([, amount]) => amount),
    'tenThousandYuan',
  );
  return {
    ...Object.fromEntries(columns.map(([name, amount]) => [name, amount.toString()])),
    total: total.toString(),
  } as YearExpenseAmounts;
}
