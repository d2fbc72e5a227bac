import {
  constant,
  dividedBy,
  max,
  minus,
  named,
  percentage,
  plus,
  text,
  times,
  type Cell,
  type Expression,
} from '../../kernel';
import { rateOf } from '../deduction-rate';
import type { Form, Formula } from './form';
import { splitsQuarters } from './fourth-quarter';

/** 47 − 48 − 49: the base if positive, else carried forward. */
const net = ({ line }: Pick<Form, 'line'>): Expression<Cell> => minus(line(47), line(48), line(49));

/** 本年允许加计扣除的研发费用总额: 47 − 48 − 49, at least 0. */
export const baseOf: Formula = (form) => max(net(form), constant(0));

/** Line 52: what could not be subtracted is carried forward to later years. */
export const carriedForward: Formula = (form) => max(minus(constant(0), net(form)), constant(0));

/** Line 51: (47−48−49)×50; for 2022 the fourth quarter at its own rate, if its share is given. */
export const deductionLine: Formula = (form) => {
  const rate = named(dividedBy(form.line(50), constant(100)), text('50', '50'));
  if (!splitsQuarters(form.input)) return times(baseOf(form), rate);
  const { fourthQuarter } = rateOf(form.input);
  const ofQuarter = percentage(Number(fourthQuarter!.expensed) * 100);
  return plus(times(form.unnumbered('fourthQuarter'), ofQuarter), times(form.unnumbered('firstThreeQuarters'), rate));
};
