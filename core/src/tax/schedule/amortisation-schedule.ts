import type * as v from 'valibot';
import { text, type Traced } from '../../kernel';
import type { GivenAmount } from '../amount-given';
import { enteredCell } from '../entered-cell';
import { checkedInput } from '../input/checked-input';
import { lifeField, objectOf, positiveField } from '../input/fields';
import { evenly, scheduleOf, type Schedule } from './schedule';

export interface AmortisationInput {
  /** Cost of the asset in 元; nothing is left as a residual. */
  readonly cost: GivenAmount;
  /** Life in months, whole. */
  readonly months: number;
}

/** The input of `amortisationSchedule` as a Standard Schema. */
export const amortisationScheduleSchema: v.GenericSchema<AmortisationInput> = objectOf<AmortisationInput>({
  cost: positiveField,
  months: lifeField,
});

/**
 * Straight line without residual; month 1 is the month of availability. At least 120 months unless law or contract
 * set a term (企业所得税法实施条例 第六十七条): the caller decides that.
 *
 * @throws DomainError `INVALID_SCHEDULE` when the life is not a whole number of months > 0; `NOT_AN_AMOUNT`,
 * `INVALID_INPUT`
 */
export function amortisationSchedule(input: AmortisationInput): Schedule & Traced {
  const { cost, months } = checkedInput(amortisationScheduleSchema, input);
  const asset = enteredCell('cost', text('无形资产计税基础', 'Cost of the intangible asset'), cost);
  return scheduleOf(evenly(asset, months), text('摊销额', 'Amortisation'));
}
