import type * as v from 'valibot';
import { compared, dividedBy, figure, plus, text, times, traceOf, withTrace, zero, type Traced } from '../../kernel';
import { amountGiven, type GivenAmount } from '../amount-given';
import { enteredCell } from '../entered-cell';
import { checkedInput } from '../input/checked-input';
import { amountField, holds, objectOf, positiveField } from '../input/fields';
import { cite } from '../law/citations';

export interface ShareByHoursInput {
  /** Cost of what serves R&D only. */
  readonly dedicated: GivenAmount;
  /** Cost of what serves R&D and other work. */
  readonly shared: GivenAmount;
  /** Hours that served R&D. */
  readonly rdHours: GivenAmount;
  /** All hours, those for R&D among them. */
  readonly totalHours: GivenAmount;
}

/** The input of `shareByHours` as a Standard Schema. */
export const shareByHoursSchema: v.GenericSchema<ShareByHoursInput> = holds(
  objectOf<ShareByHoursInput>({
    dedicated: amountField,
    shared: amountField,
    rdHours: positiveField,
    totalHours: positiveField,
  }),
  ({ rdHours, totalHours }) => compared(amountGiven(rdHours), amountGiven(totalHours)) <= 0,
  'rdHours',
  text('研发工时不能多于总工时', 'More R&D hours than hours in all'),
);

export interface SharedCost {
  /** The R&D part of what is shared; without hours nothing. */
  readonly sharedRd: string;
  /** The dedicated cost and that part, in 元. */
  readonly total: string;
  /** Shared cost without hours to share it by: none of it is counted. */
  readonly warning?: 'NO_HOURS';
}

/**
 * Cost of what serves R&D only, plus the R&D share of what is shared, by actual hours (税总公告2017年第40号 一至四).
 *
 * @throws DomainError `NOT_AN_AMOUNT`, `INVALID_INPUT`, the latter also for more R&D hours than hours in all
 */
export function shareByHours(given: ShareByHoursInput): SharedCost & Traced {
  const input = checkedInput(shareByHoursSchema, given);
  const dedicated = enteredCell('dedicated', text('专用于研发的费用', 'Cost of R&D use only'), input.dedicated);
  const shared = enteredCell('shared', text('共用费用', 'Cost of shared use'), input.shared);
  const hours = enteredCell('rdHours', text('研发工时', 'R&D hours'), input.rdHours);
  const allHours = enteredCell('totalHours', text('总工时', 'Total hours'), input.totalHours);
  const sharedRd = figure(dividedBy(times(shared, hours), allHours), () => ({
    key: 'sharedRd',
    label: text('共用费用中研发应分摊部分', 'R&D share of shared cost'),
    basis: cite('sta2017no40', '第一条至第四条'),
  }));
  const label = text('研发费用', 'R&D cost');
  const total = figure(plus(dedicated, sharedRd), () => ({ key: 'shareByHours', label }));
  const isLost = compared(allHours.value, zero) === 0 && compared(shared.value, zero) !== 0;
  const result = { sharedRd: `${sharedRd}`, total: `${total}`, ...(isLost && { warning: 'NO_HOURS' as const }) };
  return withTrace(result, () => traceOf(total));
}
