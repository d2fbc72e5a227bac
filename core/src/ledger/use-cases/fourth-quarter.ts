import { max, min, minus, text, decimalText, evaluate, rational, type Text, type Trace } from '../../kernel';
import { splitsQuarters, type DeclarationPeriod, type EnterpriseKind, type FourthQuarter } from '../../tax';
import type { YearInputsRecord } from './year-inputs-of';

/** How the fourth quarter of 2022 is determined, for those at 75%. 公告2022年第28号 第二条 */
export interface StatedFourthQuarter {
  /** Null until it is chosen: the whole year is then deducted at 75%. */
  readonly method: 'months' | 'actual' | null;
  readonly monthsAfter: number;
  readonly months: number;
  /** Base of the year less that of its first three quarters. */
  readonly proposed: string;
  /** What is typed instead; null: the proposal holds. */
  readonly amount: string | null;
}

const whole = { monthsAfter: 3, months: 12 };

/** Whether the year asks how its fourth quarter is determined. */
export function asksFourthQuarter(year: string, period: DeclarationPeriod, enterpriseKinds: readonly EnterpriseKind[]) {
  return splitsQuarters({ year: Number(year), period, enterpriseKinds, q4: { mode: 'actual', amount: '0' } });
}

/** What is stated of the fourth quarter; `base` and `earlier` are 47 − 48 − 49 of the year and of its three quarters. */
export function statedFourthQuarter(record: YearInputsRecord | null, base: string, earlier: string) {
  const stated: StatedFourthQuarter = {
    method: (record?.q4Method as 'months' | 'actual' | null | undefined) ?? null,
    monthsAfter: record?.q4MonthsAfter ?? whole.monthsAfter,
    months: record?.q4Months ?? whole.months,
    // A year that falls below its three quarters has no fourth one to count.
    proposed: decimalText(evaluate(min(max(minus(base, earlier), '0'), base), rational), 2),
    amount: record?.q4Amount ?? null,
  };
  return {
    stated,
    q4: q4Of(stated),
    notices: stated.method === null ? [NOT_CHOSEN] : [],
    traces: traceOf(stated, base, earlier),
  };
}

const NOT_CHOSEN: Text = text(
  '请选择2022年第四季度的计算方法；未选择时全年按75%计算，第50行没有代码',
  'Choose how the fourth quarter of 2022 is determined; until then the whole year is at 75% and line 50 has no code',
);

function q4Of({ method, monthsAfter, months, proposed, amount }: StatedFourthQuarter): FourthQuarter | undefined {
  if (method === 'months') return { mode: 'months', monthsAfterOct1: monthsAfter, monthsOperated: months };
  return method === 'actual' ? { mode: 'actual', amount: amount ?? proposed } : undefined;
}

/** How the proposed amount came about. */
function traceOf({ method, proposed, amount }: StatedFourthQuarter, base: string, earlier: string) {
  if (method !== 'actual' || amount !== null) return new Map<string, Trace>();
  const input = (key: string, zh: string, en: string, value: string): Trace => ({
    ...{ key: `q4/${key}`, label: text(zh, en), value, inputs: [] },
    formula: text('47-48-49', '47-48-49'),
  });
  return new Map<string, Trace>([
    [
      'q4/amount',
      {
        ...{ key: 'q4/amount', label: text('第四季度实际发生额', 'Actual cost of Q4'), value: proposed },
        formula: text('全年金额减前三季度金额', 'The whole year less its first three quarters'),
        inputs: [
          input('year', '全年允许加计扣除的研发费用', 'Deductible R&D cost of the year', base),
          input('threeQuarters', '前三季度允许加计扣除的研发费用', 'That of the first three quarters', earlier),
        ],
      },
    ],
  ]);
}
