import { constant, dividedBy, max, min, minus, rounded, text, times, type Cell, type Expression } from '../../kernel';
import { rateOf } from '../deduction-rate';
import { enteredCell } from '../entered-cell';
import type { Form } from './form';
import type { FourthQuarter, SuperDeductionInput } from './input';

/** Whether the base is split at 1 October: the fourth quarter has a separate rate, and its share is given. */
export function splitsQuarters({
  year,
  period,
  enterpriseKinds,
  q4,
}: Pick<SuperDeductionInput, 'year' | 'period' | 'enterpriseKinds' | 'q4'>): boolean {
  return period === 'ANNUAL' && Boolean(q4 && rateOf({ year, enterpriseKinds }).fourthQuarter);
}

/** 第四季度允许加计扣除的研发费用金额; at most the base of the year. */
export function fourthQuarterOf({ input, unnumbered }: Form): Expression<Cell> {
  return fourthQuarterPart(input.q4!, unnumbered('base'));
}

/** What of the cost of a year falls into its fourth quarter: at most the cost. */
export function fourthQuarterPart(q4: FourthQuarter, base: Cell): Expression<Cell> {
  return min(max(rounded(statedOf(q4, base)), constant(0)), base);
}

/** 前三季度允许加计扣除的研发费用金额 */
export function firstThreeQuartersOf({ unnumbered }: Form): Expression<Cell> {
  return minus(unnumbered('base'), unnumbered('fourthQuarter'));
}

/** The actual cost, or the year's base × months operated after 1 October ÷ months operated (公告2022年第28号 第二条). */
function statedOf(q4: FourthQuarter, base: Cell): Expression<Cell> {
  if (q4.mode === 'actual') return enteredCell('q4/amount', text('第四季度实际发生额', 'Actual cost of Q4'), q4.amount);
  return dividedBy(
    times(
      base,
      enteredCell(
        'q4/monthsAfterOct1',
        text('10月1日后经营月份数', 'Months operated from 1 October'),
        q4.monthsAfterOct1,
      ),
    ),
    enteredCell('q4/monthsOperated', text('实际经营月份数', 'Months operated'), q4.monthsOperated),
  );
}
