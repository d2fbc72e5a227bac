import { given, type GivenAmount } from '../amount-given';
import { evenly, scheduleOf, wholeMonths, type Schedule } from './schedule';

/**
 * Straight line without residual; month 1 is the month of availability. At least 120 months unless law or contract
 * set a term (企业所得税法实施条例 第六十七条): the caller decides that.
 *
 * @throws DomainError `INVALID_SCHEDULE` when the life is not a whole number of months > 0
 */
export function amortisationSchedule(input: { readonly cost: GivenAmount; readonly months: number }): Schedule {
  return scheduleOf(evenly(given(input.cost), wholeMonths(input.months)));
}
