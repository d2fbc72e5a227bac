import * as v from 'valibot';
import { figure, minus, plus, text, times, traceOf, withTrace, type LegalBasis, type Traced } from '../kernel';
import type { GivenAmount } from './amount-given';
import { rateOf } from './deduction-rate';
import { enteredCell } from './entered-cell';
import { checkedInput } from './input/checked-input';
import { kindsField, objectOf, oneOf, positiveField, yearField } from './input/fields';
import { cite } from './law/citations';
import { creativeDesignLineOf, type CreativeDesignLine } from './law/creative-design-lines';
import { requirePeriod, type DeclarationPeriod } from './law/periods';
import type { EnterpriseKind } from './law/rates';
import { rateCell } from './rate-cell';
import { fourthQuarterPart, splitsQuarters } from './super-deduction/fourth-quarter';
import type { FourthQuarter } from './super-deduction/input';
import { fourthQuarterField } from './super-deduction/super-deduction-schema';

export interface CreativeDesignDeductionInput {
  /** The tax year. */
  readonly year: number;
  /** Missing: the annual settlement. */
  readonly period?: DeclarationPeriod;
  /** 创意设计活动相关费用, cumulative from January. */
  readonly cost: GivenAmount;
  /** All kinds the enterprise is in that year; none: the general rate. */
  readonly enterpriseKinds?: readonly EnterpriseKind[];
  /** Used only for 2022, the annual settlement and a rate of 75%. */
  readonly q4?: FourthQuarter;
}

/** The input of `creativeDesignDeduction` as a Standard Schema. */
export const creativeDesignDeductionSchema: v.GenericSchema<CreativeDesignDeductionInput> =
  objectOf<CreativeDesignDeductionInput>({
    year: yearField,
    period: v.optional(oneOf(['H1', 'Q1_Q3', 'ANNUAL'])),
    cost: positiveField,
    enterpriseKinds: kindsField,
    q4: v.optional(fourthQuarterField),
  });

export interface CreativeDesignDeduction {
  /** Extra deduction in 元. */
  readonly deduction: string;
  /** Rate of the year as a fraction; the fourth quarter's own rate stands in the trace. */
  readonly rate: string;
  /** Where it stands in the return; null for 2016. */
  readonly line: Pick<CreativeDesignLine, 'form' | 'line' | 'basis'> | null;
  readonly basis: LegalBasis;
}

/**
 * 创意设计活动: its cost is deducted at the rates of R&D cost, though it is none (财税〔2015〕119号 二4). It has a line of
 * its own in the return and does not enter A107012.
 *
 * @throws DomainError `PERIOD_NOT_ALLOWED` for an advance that does not exist in the year; `NOT_AN_AMOUNT`,
 * `YEAR_NOT_COVERED`, `INVALID_INPUT`
 */
export function creativeDesignDeduction(given: CreativeDesignDeductionInput): CreativeDesignDeduction & Traced {
  const input = checkedInput(creativeDesignDeductionSchema, given);
  const { year, period = 'ANNUAL', enterpriseKinds, q4 } = input;
  requirePeriod(year, period);
  const rates = rateOf({ year, enterpriseKinds });
  const cost = enteredCell('cost', text('创意设计活动相关费用', 'Cost of creative design'), input.cost);
  const rate = rateCell(rates);
  const splits = splitsQuarters({ year, period, enterpriseKinds, q4 });
  const basis = cite('caishui2015no119', '第二条第4项');
  const label = text('创意设计活动加计扣除额', 'Super-deduction of creative design');
  const deduction = figure(splits ? byQuarters() : times(cost, rate), () => ({ key: 'creativeDesign', label, basis }));
  const line = creativeDesignLineOf(year, period);
  const result = {
    deduction: `${deduction}`,
    rate: rates.expensed,
    line: line ? { form: line.form, line: line.line, basis: line.basis } : null,
    basis,
  };
  return withTrace(result, () => traceOf(deduction));

  function byQuarters() {
    const later = figure(fourthQuarterPart(q4!, cost), () => ({
      key: 'fourthQuarter',
      label: text('第四季度相关费用', 'Cost of the fourth quarter'),
    }));
    const earlier = figure(minus(cost, later), () => ({
      key: 'firstThreeQuarters',
      label: text('前三季度相关费用', 'Cost of the first three quarters'),
    }));
    const laterRate = rateCell(
      rates.fourthQuarter!,
      'rate/fourthQuarter',
      text('第四季度加计扣除比例', 'Rate of the fourth quarter'),
    );
    return plus(times(earlier, rate), times(later, laterRate));
  }
}
