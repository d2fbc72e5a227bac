import { leaf, rational, text, type Cell } from '../kernel';
import type { DeductionRate } from './deduction-rate';

/** What a rate of the law stands for in a trace, where a figure of the accounts has its formula. */
export const rateInWords = text('按年度和企业类型适用的比例', 'Rate of the year and the kind of enterprise');

/** 加计扣除比例 as a fraction, with its provision. */
export function rateCell({ expensed, basis }: Pick<DeductionRate, 'expensed' | 'basis'>): Cell {
  return leaf(rational(expensed), () => ({
    key: 'rate',
    label: text('加计扣除比例', 'Rate'),
    formula: rateInWords,
    basis,
  }));
}
