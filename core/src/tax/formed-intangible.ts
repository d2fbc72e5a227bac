import * as v from 'valibot';
import { figure, rational, text, traceOf, withTrace, type Traced } from '../kernel';
import { monthsBetween, type Month } from '../kernel/calendar';
import type { GivenAmount } from './amount-given';
import { enteredCell } from './entered-cell';
import { checkedInput } from './input/checked-input';
import { flagField, holds, lifeField, monthField, objectOf, oneOf, positiveField, yearField } from './input/fields';
import { leastIntangibleMonths } from './law/asset-lives';
import { cite } from './law/citations';
import { requirePeriod, type DeclarationPeriod } from './law/periods';
import { byCumulativeRounding } from './schedule/schedule';

export interface FormedIntangibleInput {
  /** The tax year. */
  readonly year: number;
  readonly period: DeclarationPeriod;
  /** What counts for the deduction of the cost of the intangible asset: the project's part of line 42. */
  readonly cost: GivenAmount;
  /** Life in months, whole. */
  readonly months: number;
  /** The month the asset was formed in, `yyyy-MM`: the first that is amortised. */
  readonly from: Month;
  /** The month of its disposal, `yyyy-MM`: no longer amortised. */
  readonly until?: Month;
  /** Law or contract sets the term; it may then be under 120 months. */
  readonly termByLawOrContract?: boolean;
}

/** The input of `formedIntangible` as a Standard Schema. */
export const formedIntangibleSchema: v.GenericSchema<FormedIntangibleInput> = holds(
  objectOf<FormedIntangibleInput>({
    year: yearField,
    period: oneOf(['H1', 'Q1_Q3', 'ANNUAL']),
    cost: positiveField,
    months: lifeField,
    from: monthField,
    until: v.optional(monthField),
    termByLawOrContract: v.optional(flagField),
  }),
  ({ months, termByLawOrContract }) => termByLawOrContract === true || months >= leastIntangibleMonths,
  'months',
  'intangibleLife',
);

export interface FormedIntangible {
  /** The line of A107012: `43` in the year the asset was formed, `44` in later years; null before. */
  readonly line: '43' | '44' | null;
  /** Months of the life in the period. */
  readonly months: number;
  /** Amortised from January to the end of the period, in 元. */
  readonly amortisation: string;
  /** The same by quarter, the first two, three or four; together `amortisation`. */
  readonly quarters: readonly string[];
}

const quartersOf: Readonly<Record<DeclarationPeriod, number>> = { H1: 2, Q1_Q3: 3, ANNUAL: 4 };

/**
 * 形成无形资产摊销额 of an asset that R&D formed: lines 43 and 44 of A107012 for a period (财税〔2015〕119号 一; 企业所得税法实施条例
 * 第六十七条). Straight line by months from the month it is formed in to the one before its disposal; what has accrued is
 * rounded, so that quarters, years and the whole life add up. The rate is that of the year, by line 50.
 *
 * @throws DomainError `INVALID_SCHEDULE` for a life that is too short or no whole number of months;
 * `PERIOD_NOT_ALLOWED`, `NOT_AN_AMOUNT`, `YEAR_NOT_COVERED`, `INVALID_INPUT`
 */
export function formedIntangible(given: FormedIntangibleInput): FormedIntangible & Traced {
  const input = checkedInput(formedIntangibleSchema, given);
  const { year, period, from, months, until } = input;
  requirePeriod(year, period);
  const cost = enteredCell(
    'cost',
    text('无形资产可加计扣除成本', 'Deductible cost of the intangible asset'),
    input.cost,
  );
  const life = until === undefined ? months : Math.min(months, Math.max(0, monthsBetween(from, until)));
  /** Months of the life before a month. */
  const monthsUntil = (month: Month) => Math.min(Math.max(monthsBetween(from, month), 0), life);
  const starts = ['01', '04', '07', '10'].map((month) => monthsUntil(`${year}-${month}`));
  const ends = [...starts.slice(1), monthsUntil(`${year + 1}-01`)].slice(0, quartersOf[period]);
  const before = starts[0]!;
  // What was amortised in earlier years is the first weight, so that all years together round as the whole life does.
  const earlier = before > 0 ? [before] : [];
  const lengths = ends.map((end, at) => end - starts[at]!);
  const shares = byCumulativeRounding(cost, [...earlier, ...lengths].map(rational), rational(months)).slice(
    earlier.length,
  );
  const quarters = shares.map((share, at) =>
    figure(share, () => ({
      key: `quarter/${at + 1}`,
      label: text(`第${at + 1}季度摊销额（${lengths[at]}个月）`, `Amortisation of Q${at + 1} (${lengths[at]} months)`),
    })),
  );
  const amortisation = figure({ op: 'sum', of: quarters }, () => ({
    key: 'amortisation',
    label: text(`${year}年摊销额`, `Amortisation of ${year}`),
    basis: cite('caishui2015no119', '第一条'),
  }));
  const formedIn = Number(from.slice(0, 4));
  return withTrace(
    {
      line: formedIn === year ? ('43' as const) : formedIn < year ? ('44' as const) : null,
      months: lengths.reduce((sum, length) => sum + length, 0),
      amortisation: `${amortisation}`,
      quarters: quarters.map(String),
    },
    () => traceOf(amortisation),
  );
}
