import { statedAmount, text } from '../kernel';
import { thousandYuan } from '../kernel/money';
import type { Check } from './annual-report-finding';

/** Totals of form 107-1《企业研究开发项目情况》, for the checks between the two forms. */
export interface ProjectFormTotals {
  /** Σ 项目经费支出, 千元. */
  readonly spending: string;
  /** Σ 其中：政府资金, 千元. */
  readonly governmentFunds: string;
  /** Σ 项目人员实际工作时间, person-months. */
  readonly personMonths: string;
}

/**
 * The checks between both forms; a total that is not given counts as 0.
 * @throws DomainError `NOT_AN_AMOUNT` for a total that cannot be read
 */
export function projectFormChecks(totals: ProjectFormTotals): Check[] {
  const spending = given(totals, 'spending');
  const governmentFunds = given(totals, 'governmentFunds');
  const months = given(totals, 'personMonths');
  return [
    {
      level: 'warning',
      check: '107-1:Σ项目经费支出<=7',
      holds: (value) => spending.compare(value('7')) <= 0,
      message: text('107-1 项目经费支出合计不应大于代码 7', 'Project spending on form 107-1 should not exceed code 7'),
    },
    {
      level: 'warning',
      check: '107-1:Σ政府资金<=43',
      holds: (value) => governmentFunds.compare(value('43')) <= 0,
      message: text('107-1 政府资金合计不应大于代码 43', 'Government funds on form 107-1 should not exceed code 43'),
    },
    {
      level: 'warning',
      check: '107-1:1×12>=Σ人月',
      holds: (value) => value('1').times(12).compare(months) >= 0,
      message: text('107-1 人月合计不应大于代码 1 × 12', 'Person-months on form 107-1 should not exceed code 1 × 12'),
    },
    {
      level: 'warning',
      check: '107-1:2200<=8×1000÷Σ人月<=50000',
      holds: (value) => {
        if (months.isZero()) return true;
        const yuanPerMonth = value('8').times(1000);
        return yuanPerMonth.compare(months.times(2200)) >= 0 && yuanPerMonth.compare(months.times(50000)) <= 0;
      },
      message: text(
        '每人月人员人工费用应在 2200 元至 50000 元之间',
        'Personnel expenses per person-month should be between 2,200 and 50,000 yuan',
      ),
    },
  ];
}

const given = (totals: ProjectFormTotals, name: keyof ProjectFormTotals) =>
  thousandYuan(statedAmount(totals[name], [name]) || '0');
