import { leaf, rational, text, type Cell } from '../kernel';
import type { DeductionRate } from './deduction-rate';

/** Text shown as the formula of a statutory rate in a trace. */
export const rateInWords = text('按年度和企业类型适用的比例', 'Rate of the year and the kind of enterprise');

/** 加计扣除比例 as a fraction, with its provision. */
export function rateCell(
  { expensed, basis }: Pick<DeductionRate, 'expensed' | 'basis'>,
  key = 'rate',
  label = text('加计扣除比例', 'Rate'),
): Cell {
  return leaf(rational(expensed), () => ({
    key,
    label,
    formula: rateInWords,
    basis,
  }));
}
