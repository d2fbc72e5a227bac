import * as v from 'valibot';
import { figure, plus, rational, text, times, traceOf, withTrace } from '../kernel';
import type { Cell, LegalBasis, Text, Traced } from '../kernel';
import { monthsBetween, type Month } from '../kernel/calendar';
import type { GivenAmount } from './amount-given';
import { rateOf, type DeductionRate, type DeductionRateInput } from './deduction-rate';
import { enteredCell } from './entered-cell';
import { checkedInput } from './input/checked-input';
import { distinctListOf, flagField, holds, kindsField, lifeField } from './input/fields';
import { monthField, objectOf, positiveField, yearField } from './input/fields';
import { leastIntangibleMonths } from './law/asset-lives';
import { cite } from './law/citations';
import { rateCell } from './rate-cell';
import { byCumulativeRounding } from './schedule/schedule';

export interface AmortisationDeductionInput {
  /** What counts for the deduction of the cost of the intangible asset. */
  readonly cost: GivenAmount;
  /** Life in months, whole. */
  readonly months: number;
  /** The month of availability, `yyyy-MM`: the first that is amortised. */
  readonly from: Month;
  /** The tax years asked for, each once, with the kinds the enterprise is in that year. */
  readonly years: readonly DeductionRateInput[];
  /** Law or contract sets the term of an asset that was invested or bought; it may then be under 120 months. */
  readonly termByLawOrContract?: boolean;
}

const TWICE = text('此年度已在列表中', 'This year is listed already');

/** The input of `amortisationDeduction` as a Standard Schema. */
export const amortisationDeductionSchema: v.GenericSchema<AmortisationDeductionInput> = holds(
  objectOf<AmortisationDeductionInput>({
    cost: positiveField,
    months: lifeField,
    from: monthField,
    years: distinctListOf(
      objectOf<DeductionRateInput>({ year: yearField, enterpriseKinds: kindsField }),
      ({ year }) => year,
      TWICE,
    ),
    termByLawOrContract: v.optional(flagField),
  }),
  ({ months, termByLawOrContract }) => termByLawOrContract === true || months >= leastIntangibleMonths,
  'months',
  'intangibleLife',
);

export interface AmortisedYear {
  /** The tax year. */
  readonly year: number;
  /** Amortised in the year, in 元. */
  readonly amortisation: string;
  /** Extra deduction: the amortisation at the rate of the year. */
  readonly deduction: string;
  /** Both together: 175% or 200% of the amortisation. */
  readonly deducted: string;
  /** Rate of the extra deduction as a fraction. */
  readonly rate: string;
  readonly basis: LegalBasis;
  /** October to December where they have a separate rate; its amortisation is part of that of the year. */
  readonly fourthQuarter?: { readonly amortisation: string; readonly rate: string; readonly basis: LegalBasis };
}

export interface AmortisationDeduction {
  /** In the order asked for. */
  readonly years: readonly AmortisedYear[];
  /** Extra deduction of all these years. */
  readonly deduction: string;
}

/**
 * Extra deduction of a capitalised R&D project over the years of its amortisation: each year at its own rate, whenever
 * the asset was formed (财税〔2015〕119号 一（一）; 财税〔2018〕99号, 公告2021年第13号, 公告2023年第7号). Straight line by
 * months, which add up to the cost exactly; at least 120 months (企业所得税法实施条例 第六十七条). Where the fourth quarter
 * has a separate rate, its own months take it. A year without a month of the life has no amount.
 *
 * @throws DomainError `INVALID_SCHEDULE` for a life that is too short or no whole number of months; `NOT_AN_AMOUNT`,
 * `YEAR_NOT_COVERED`, `INVALID_INPUT`
 */
export function amortisationDeduction(given: AmortisationDeductionInput): AmortisationDeduction & Traced {
  const input = checkedInput(amortisationDeductionSchema, given);
  const cost = enteredCell('cost', text('无形资产计税基础', 'Cost of the intangible asset'), input.cost);
  const years = input.years.map((asked) => yearOf(asked, cost, input));
  const label = text('无形资产摊销加计扣除额', 'Super-deduction of the amortisation');
  const deduction = figure(plus(...years.map((each) => each.deduction)), () => ({
    key: 'amortisationDeduction',
    label,
    basis: cite('caishui2015no119', '第一条第（一）项'),
    beside: years.map((each) => each.deducted),
  }));
  return withTrace({ years: years.map(({ row }) => row), deduction: `${deduction}` }, () => traceOf(deduction));
}

function yearOf(asked: DeductionRateInput, cost: Cell, { from, months }: AmortisationDeductionInput) {
  const { year } = asked;
  const { expensed, basis, fourthQuarter } = rateOf(asked);
  /** Months of the life before a month of the year. */
  const monthsUntil = (month: string) => Math.min(Math.max(monthsBetween(from, `${year}-${month}`), 0), months);
  const [before, beforeOctober] = [monthsUntil('01'), monthsUntil('10')];
  const end = Math.min(Math.max(monthsBetween(from, `${year}-12`) + 1, 0), months);

  const parts = fourthQuarter
    ? [
        partOf(year, '1-9', text(`${year}年1—9月`, `January to September ${year}`), { expensed, basis }),
        partOf(year, '10-12', text(`${year}年10—12月`, `October to December ${year}`), fourthQuarter),
      ]
    : [partOf(year, '', text(`${year}年`, `${year}`), { expensed, basis })];
  const lengths = fourthQuarter ? [beforeOctober - before, end - beforeOctober] : [end - before];
  // What was amortised in earlier years is the first weight, so that all years together round as the whole life does.
  const earlier = before > 0 ? [before] : [];
  const shares = byCumulativeRounding(cost, [...earlier, ...lengths].map(rational), rational(months)).slice(
    earlier.length,
  );
  const amortised = parts.map(({ key, name }, at) =>
    figure(shares[at]!, () => ({
      key: `amortisation/${key}`,
      label: text(`${name.zh}摊销额`, `Amortisation of ${name.en}`),
    })),
  );
  const whole = text(`${year}年摊销额`, `Amortisation of ${year}`);
  const amortisation = fourthQuarter
    ? figure(plus(...amortised), () => ({ key: `amortisation/${year}`, label: whole }))
    : amortised[0]!;
  const deduction = figure(plus(...parts.map(({ rate }, at) => times<Cell>(amortised[at]!, rate))), () => ({
    key: `deduction/${year}`,
    label: text(`${year}年加计扣除额`, `Super-deduction of ${year}`),
    basis,
  }));
  const deducted = figure(plus(amortisation, deduction), () => ({
    key: `deducted/${year}`,
    label: text(`${year}年税前摊销额`, `Deducted in ${year}`),
  }));
  const row: AmortisedYear = {
    year,
    amortisation: `${amortisation}`,
    deduction: `${deduction}`,
    deducted: `${deducted}`,
    rate: expensed,
    basis,
    ...(fourthQuarter && {
      fourthQuarter: {
        amortisation: `${amortised[1]!}`,
        rate: fourthQuarter.expensed,
        basis: fourthQuarter.basis,
      },
    }),
  };
  return { row, deduction, deducted };
}

/** Months of a year with one rate; `span` is empty where they are the whole year. */
function partOf(year: number, span: string, name: Text, rate: Pick<DeductionRate, 'expensed' | 'basis'>) {
  const key = span ? `${year}/${span}` : `${year}`;
  const label = text(`${name.zh}加计扣除比例`, `Rate of ${name.en}`);
  return { key, name, rate: rateCell(rate, `rate/${key}`, label) };
}
