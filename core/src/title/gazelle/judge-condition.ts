import Big from 'big.js';
import { fill, text, type LegalBasis, type Text } from '../../kernel';
import { formatMoney } from '../../kernel/money';
import type { TitleCondition } from '../application/title';
import { compares, factText, type Comparator, type Fact } from './rule-fact';

/** How a fact is named on screen and paper, and in what it is stated. */
export interface FieldShown {
  readonly label: Text;
  readonly unit: 'yuan' | 'percent' | 'count' | 'flag';
}

/**
 * A fact as `enterpriseFacts` answers it, or a yes or no. Figures are opaque, so that programs that import the types need
 * none of the arithmetic behind them.
 */
export type JudgedFact = boolean | object | null;

/** How a fact has to compare, and with what. */
export interface Comparison {
  readonly op: Comparator;
  readonly value: string;
}

export const comparatorSigns: Readonly<Record<Comparator, string>> = {
  atLeast: '≥',
  atMost: '≤',
  above: '>',
  below: '<',
  is: '',
};
const short = text('还差 {gap}', '{gap} short');

/** A condition judged on a fact: open where the fact is not known, with the gap where a figure falls short. */
export function judgeCondition(
  { key, label, unit }: FieldShown & { readonly key: string },
  given: JudgedFact,
  { op, value }: Comparison,
  basis: LegalBasis,
): TitleCondition {
  const fact = given as Fact;
  const ok = compares(fact, op, value);
  const shown = { yuan: formatMoney(value), percent: `${value}%`, count: value, flag: value }[unit];
  const actual = fact instanceof Big && unit === 'yuan' ? formatMoney(fact.toFixed(2)) : factText(fact);
  const required = op === 'is' ? value : `${comparatorSigns[op]} ${shown}`;
  const condition = { key: `${key} ${op} ${value}`, label, ok, actual, required, basis };
  const gap = ok === false && fact instanceof Big ? new Big(value).minus(fact).abs() : null;
  if (gap === null || gap.eq(0)) return condition;
  return { ...condition, gap: fill(short, { gap: unit === 'yuan' ? formatMoney(gap.toFixed(2)) : gap.toFixed() }) };
}
