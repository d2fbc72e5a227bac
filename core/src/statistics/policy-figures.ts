import { refusedInput, text } from '../kernel';
import { normaliseMoney, readRate, yuan, type Amount, type DecimalInput, type Rate } from '../kernel/money';

export interface PolicyFiguresInput {
  /** 加计基数, A107012 line 47 − 48 − 49, in 元. */
  readonly base: DecimalInput;
  /** A107012 line 51, in 元. */
  readonly line51: DecimalInput;
  /** Income tax rate: `'15%'`, or a fraction from 0 to 1. */
  readonly taxRatio: Rate;
}

/** Codes 52 and 44 of form 107-2, in 千元 with 2 decimals. */
export interface PolicyFigures {
  /** Code 52, 加计基数. */
  readonly amount52: string;
  /** Code 44, line 51 at the rate of tax. */
  readonly amount44: string;
}

const NO_INPUT = text('应为对象', 'Must be an object');
const NO_AMOUNT = text('不是数字', 'Not an amount');
const NO_RATE = text('不是比例，请填写 "15%" 或0到1之间的小数', 'Not a rate: give "15%" or a fraction from 0 to 1');

/**
 * Codes 52 and 44 of form 107-2: 加计基数, and A107012 line 51 × 所得税税率, each ÷ 1000 and rounded once. The form does not
 * define whether the report year or the year before is meant; the caller decides.
 *
 * @throws DomainError `NOT_AN_AMOUNT`, or `INVALID_INPUT` for a rate that cannot be read
 */
export function policyFigures(input: PolicyFiguresInput): PolicyFigures {
  if (typeof input !== 'object' || input === null) throw refusedInput('INVALID_INPUT', [], input, NO_INPUT);
  const { base, line51, taxRatio } = input;
  const rate = readRate(taxRatio);
  if (rate === null) throw refusedInput('INVALID_INPUT', ['taxRatio'], taxRatio, NO_RATE);
  return {
    amount52: amountOf('base', base).in('thousandYuan').toString(),
    amount44: amountOf('line51', line51).times(rate).in('thousandYuan').toString(),
  };
}

function amountOf(field: string, value: DecimalInput): Amount<'yuan'> {
  if (normaliseMoney(value) === '') throw refusedInput('NOT_AN_AMOUNT', [field], value, NO_AMOUNT);
  return yuan(typeof value === 'string' ? normaliseMoney(value) : value);
}
