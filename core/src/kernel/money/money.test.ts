import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  displayBudget,
  formatMoney,
  normaliseMoney,
  roundHalfUp,
  toTenThousandYuan,
  toThousandYuan,
  toYuan,
} from './index';

const fen = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n });
const yuanOfFen = (value: bigint) => {
  const digits = String(value < 0n ? -value : value).padStart(3, '0');
  return `${value < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

describe('roundHalfUp', () => {
  test.each([
    ['1.005', '1.01'],
    ['7.515', '7.52'],
    ['-1.005', '-1.01'],
    ['-0.004', '0.00'],
    [0.1 + 0.2, '0.30'],
    [1e21, '1000000000000000000000.00'],
  ])('%s is %s', (amount, rounded) => expect(roundHalfUp(amount)).toBe(rounded));

  test('other places than 2', () => expect(roundHalfUp('12.345678', 4)).toBe('12.3457'));

  test('is symmetrical around zero', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 0, max: 999 }), (whole, thousandths) => {
        const amount = `${Math.abs(whole)}.${String(thousandths).padStart(3, '0')}`;
        const rounded = roundHalfUp(amount);
        expect(roundHalfUp(`-${amount}`)).toBe(rounded === '0.00' ? rounded : `-${rounded}`);
      }),
    );
  });
});

describe('units', () => {
  test('convert exactly and round once', () => {
    expect(toYuan('1.2', 'tenThousandYuan')).toBe('12000.00');
    expect(toThousandYuan('25970014.99', 'yuan')).toBe('25970.01');
    expect(toThousandYuan('5', 'yuan')).toBe('0.01');
    expect(toTenThousandYuan('382.5', 'thousandYuan')).toBe('38.25');
    expect(toTenThousandYuan('-49.99', 'yuan')).toBe('0.00');
    expect(toTenThousandYuan('-50', 'yuan')).toBe('-0.01');
  });

  test('an amount in its own unit is only rounded', () => {
    fc.assert(
      fc.property(fen, (value) => {
        expect(toYuan(yuanOfFen(value), 'yuan')).toBe(yuanOfFen(value));
      }),
    );
  });
});

describe('normaliseMoney', () => {
  test.each([
    [' 1,234.5 ', '1234.50'],
    ['1，234', '1234.00'],
    ['.5', '0.50'],
    ['+3.', '3.00'],
    ['-0.005', '-0.01'],
    [12.345, '12.35'],
    [1e-7, '0.00'],
  ])('%s becomes %s', (typed, amount) => expect(normaliseMoney(typed)).toBe(amount));

  test.each(['', '   ', 'abc', '1.2.3', '12元', '1e5', '--1', '0x10', '-', '.', null, undefined, NaN, Infinity])(
    '%s is not an amount',
    (typed) => expect(normaliseMoney(typed)).toBe(''),
  );

  test('answers any text and is stable on its own answer', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const amount = normaliseMoney(typed);
        expect(amount).toMatch(/^(-?\d+\.\d\d)?$/);
        expect(normaliseMoney(amount)).toBe(amount);
      }),
    );
  });
});

describe('formatMoney', () => {
  test.each([
    ['1234567.891', '1,234,567.89'],
    ['-1234', '-1,234.00'],
    ['123', '123.00'],
    ['', ''],
    ['n/a', ''],
  ])('%s is shown as "%s"', (amount, shown) => expect(formatMoney(amount)).toBe(shown));

  test('without grouping', () => expect(formatMoney('1234567.891', { grouping: false })).toBe('1234567.89'));

  test('what is shown reads back as the same amount', () => {
    fc.assert(
      fc.property(fen, (value) => {
        expect(normaliseMoney(formatMoney(yuanOfFen(value)))).toBe(yuanOfFen(value));
      }),
    );
  });
});

describe('displayBudget', () => {
  test.each([
    ['', '0'],
    [null, '0'],
    [undefined, '0'],
    [-1, '0'],
    ['-1.00', '0'],
    [382, '382'],
    ['12.50', '12.50'],
    [' 12.5 ', '12.5'],
    [0, '0'],
  ])('%s is shown as %s', (stored, shown) => expect(displayBudget(stored)).toBe(shown));
});
