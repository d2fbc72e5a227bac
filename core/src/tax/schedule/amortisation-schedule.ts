import { text, type Traced } from '../../kernel';
import type { GivenAmount } from '../amount-given';
import { enteredCell } from '../entered-cell';
import { evenly, scheduleOf, wholeMonths, type Schedule } from './schedule';

export interface AmortisationInput {
  readonly cost: GivenAmount;
  readonly months: number;
}

/**
 * Straight line without residual; month 1 is the month of availability. At least 120 months unless law or contract
 * set a term (企业所得税法实施条例 第六十七条): the caller decides that.
 *
 * @throws DomainError `INVALID_SCHEDULE` when the life is not a whole number of months > 0
 */
export function amortisationSchedule({ cost, months }: AmortisationInput): Schedule & Traced {
  const asset = enteredCell('cost', text('无形资产计税基础', 'Cost of the intangible asset'), cost);
  return scheduleOf(evenly(asset, wholeMonths(months)), text('摊销额', 'Amortisation'));
}
