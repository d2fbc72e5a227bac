import { compared, dividedBy, evaluate, figure, percentage, text, times, traceOf, withTrace } from '../../kernel';
import { zero, type Traced } from '../../kernel';
import type { GivenAmount } from '../amount-given';
import { enteredCell } from '../entered-cell';
import { cite } from '../law/citations';

export interface ManufacturingInput {
  readonly manufacturingRevenue: GivenAmount;
  /** 收入总额 (企业所得税法 第六条), not reduced. */
  readonly totalRevenue: GivenAmount;
}

export interface ManufacturingResult {
  /** A fraction with 4 decimals. */
  readonly ratio: string;
  readonly isManufacturing: boolean;
}

const least = percentage(50);

/** 制造业企业 from a share of 50 % of 收入总额, which is not reduced here (财政部 税务总局公告2021年第13号 一). */
export function manufacturingTest(input: ManufacturingInput): ManufacturingResult & Traced {
  const part = enteredCell('manufacturing', text('制造业收入', 'Manufacturing revenue'), input.manufacturingRevenue);
  const total = enteredCell('total', text('收入总额', 'Total revenue'), input.totalRevenue);
  const label = text('制造业收入占比', 'Share of manufacturing');
  const basis = cite('announcement2021no13', '第一条');
  const ratio = figure(dividedBy(part, total), () => ({ key: 'manufacturing/ratio', label, basis }), 4);

  // Decided on the amounts, as the shown ratio is rounded.
  const enough = evaluate(times(total, least), ({ value }) => value);
  const isManufacturing = compared(total.value, zero) > 0 && compared(part.value, enough) >= 0;
  return withTrace({ ratio: `${ratio}`, isManufacturing }, () => traceOf(ratio));
}
