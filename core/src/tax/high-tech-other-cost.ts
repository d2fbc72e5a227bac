import type * as v from 'valibot';
import {
  dividedBy,
  figure,
  notBelowZero,
  min,
  minus,
  percentage,
  text,
  times,
  traceOf,
  withTrace,
  type Traced,
} from '../kernel';
import type { GivenAmount } from './amount-given';
import { enteredCell } from './entered-cell';
import { checkedInput } from './input/checked-input';
import { amountField, objectOf } from './input/fields';
import { cite } from './law/citations';

export interface HighTechOtherCostInput {
  /** Σ of the six kinds before 其他费用: 人员人工 … 装备调试费用与试验费用. */
  readonly firstSix: GivenAmount;
  /** 其他费用 as spent, in 元. */
  readonly other: GivenAmount;
}

/** The input of `highTechOtherCost` as a Standard Schema. */
export const highTechOtherCostSchema: v.GenericSchema<HighTechOtherCostInput> = objectOf<HighTechOtherCostInput>({
  firstSix: amountField,
  other: amountField,
});

export interface HighTechOtherCost {
  /** The most of 其他费用 that counts, in 元. */
  readonly cap: string;
  /** What counts of it, in 元. */
  readonly counted: string;
}

/** Maximum share of 其他费用 in all R&D cost of a 高新技术企业. */
const part = percentage(20);

/**
 * 其他费用 of a 高新技术企业: at most 20% of all R&D cost, so Σ of the first six kinds × 20% ÷ (1 − 20%)
 * (国科发火〔2016〕195号 三（六）2; A107041 line 24).
 *
 * @throws DomainError `NOT_AN_AMOUNT`, `INVALID_INPUT`
 */
export function highTechOtherCost(input: HighTechOtherCostInput): HighTechOtherCost & Traced {
  const { firstSix, other } = checkedInput(highTechOtherCostSchema, input);
  const six = enteredCell('firstSix', text('前六项费用小计', 'First six kinds'), firstSix);
  const own = enteredCell('other', text('其他费用', 'Other costs'), other);
  const cap = figure(notBelowZero(dividedBy(times(six, part), minus(percentage(100), part))), () => ({
    key: 'cap',
    label: text('其他费用限额', 'Limit of other costs'),
  }));
  const label = text('可计入研发费用的其他费用', 'Other costs that count');
  const basis = cite('guokefahuo2016no195', '三（六）2');
  const counted = figure(min(own, cap), () => ({ key: 'highTechOtherCost', label, basis }));
  return withTrace({ cap: `${cap}`, counted: `${counted}` }, () => traceOf(counted));
}
