import type * as v from 'valibot';
import { compared, dividedBy, evaluate, figure, percentage, text, times, traceOf, withTrace } from '../../kernel';
import { zero, type Traced } from '../../kernel';
import { isGiven, type GivenAmount } from '../amount-given';
import { enteredCell } from '../entered-cell';
import { checkedInput } from '../input/checked-input';
import { objectOf, positiveField } from '../input/fields';
import { cite } from '../law/citations';

export interface ManufacturingInput {
  /** 主营业务收入 of manufacturing, in 元 as the total is. */
  readonly manufacturingRevenue: GivenAmount;
  /** 收入总额 (企业所得税法 第六条), not reduced. */
  readonly totalRevenue: GivenAmount;
}

/** The input of `manufacturingTest` as a Standard Schema. */
export const manufacturingTestSchema: v.GenericSchema<ManufacturingInput> = objectOf<ManufacturingInput>({
  manufacturingRevenue: positiveField,
  totalRevenue: positiveField,
});

export interface ManufacturingResult {
  /** A fraction with 4 decimals; null if an amount is missing or the total is 0. */
  readonly ratio: string | null;
  /** Null if a missing amount decides. */
  readonly isManufacturing: boolean | null;
}

const least = percentage(50);

/**
 * 制造业企业 from a share of 50% of 收入总额, which is not reduced here (财政部 税务总局公告2021年第13号 一).
 *
 * @throws DomainError `NOT_AN_AMOUNT`, `INVALID_INPUT`
 */
export function manufacturingTest(given: ManufacturingInput): ManufacturingResult & Traced {
  const input = checkedInput(manufacturingTestSchema, given);
  const isKnown = isGiven(input.manufacturingRevenue) && isGiven(input.totalRevenue);
  const part = enteredCell('manufacturing', text('制造业收入', 'Manufacturing revenue'), input.manufacturingRevenue);
  const total = enteredCell('total', text('收入总额', 'Total revenue'), input.totalRevenue);
  const label = text('制造业收入占比', 'Share of manufacturing');
  const basis = cite('announcement2021no13', '第一条');
  const ratio = figure(dividedBy(part, total), () => ({ key: 'manufacturing/ratio', label, basis }), 4);

  // Decided on the amounts, as the shown ratio is rounded.
  const enough = evaluate(times(total, least), ({ value }) => value);
  const hasRevenue = compared(total.value, zero) > 0;
  const result = {
    ratio: isKnown && hasRevenue ? `${ratio}` : null,
    isManufacturing: isKnown ? hasRevenue && compared(part.value, enough) >= 0 : null,
  };
  return withTrace(result, () => traceOf(ratio));
}
