import fc from 'fast-check';
import { digits, joined } from '../characters';

/** With the one digit behind them that brings the sum of ISO/IEC 7812-1 to a multiple of 10. */
export function bankCardOf(digitsBefore: string): string {
  const fromTheRight = [...digitsBefore].reverse();
  const values = fromTheRight.map((digit, place) => (place % 2 ? digit : String(2 * Number(digit))));
  const sum = [...values.join('')].reduce((total, digit) => total + Number(digit), 0);
  return digitsBefore + String((1000 - sum) % 10);
}

/** 银行卡号 of 13 to 19 digits: `validateBankCard` takes it. */
export const bankCard = joined(
  fc.constantFrom(...'3456', '62', '9'),
  fc.integer({ min: 11, max: 16 }).chain((length) => digits(length)),
).map(bankCardOf);
