import { dividedBy, figure, plus, text, times, traceOf, withTrace, type Traced } from '../../kernel';
import type { GivenAmount } from '../amount-given';
import { enteredCell } from '../entered-cell';
import { cite } from '../law/citations';

export interface ShareByHoursInput {
  /** Cost of what serves R&D only. */
  readonly dedicated: GivenAmount;
  /** Cost of what serves R&D and other work. */
  readonly shared: GivenAmount;
  readonly rdHours: GivenAmount;
  readonly totalHours: GivenAmount;
}

export interface SharedCost {
  /** The R&D part of what is shared; without hours nothing. */
  readonly sharedRd: string;
  readonly total: string;
}

/** Cost of what serves R&D only, plus the R&D share of what is shared, by actual hours (税总公告2017年第40号 一至四). */
export function shareByHours(input: ShareByHoursInput): SharedCost & Traced {
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
  return withTrace({ sharedRd: `${sharedRd}`, total: `${total}` }, () => traceOf(total));
}
