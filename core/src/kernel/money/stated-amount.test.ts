import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DomainError } from '../fault';
import { statedAmount } from './stated-amount';

const refusal = (given: unknown) => {
  try {
    return statedAmount(given, ['rows', 2]);
  } catch (error) {
    return error;
  }
};

describe('an amount that may be missing', () => {
  it.each([
    ['1234.5', '1234.50'],
    [' 1,234.5 ', '1234.50'],
    [12.345, '12.35'],
    [0, '0.00'],
    ['0', '0.00'],
  ])('of %j is %s', (given, amount) => expect(statedAmount(given, [])).toBe(amount));

  it.each([null, undefined, '', '  ', '\t', '　'])('is missing where %j is given', (given) =>
    expect(statedAmount(given, [])).toBe(''),
  );

  it.each(['abc', '-', '1,5', '1e5', NaN, true, [], {}])('is refused where %j is given, with its place', (given) => {
    const error = refusal(given);
    expect(error).toBeInstanceOf(DomainError);
    expect(error).toMatchObject({
      code: 'NOT_AN_AMOUNT',
      issues: [{ path: ['rows', 2], value: given, message: { zh: '不是数字', en: 'Not an amount' } }],
    });
  });

  it('is never 0 but for a 0', () => {
    fc.assert(
      fc.property(fc.anything(), (given) => {
        const answer = refusal(given);
        if (answer === '0.00') expect(Math.abs(Number(given))).toBeLessThan(0.005);
      }),
    );
  });
});
