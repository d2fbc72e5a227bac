import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sum, yuan } from '../../kernel/money';
import { amountBetween } from '../../testing';
import { amortisationSchedule, depreciationSchedule, type DepreciationMethod } from '../index';

const total = (parts: readonly string[]) => sum(parts.map(yuan)).toString();

describe('年限平均法', () => {
  test('months round what has accrued', () => {
    const { monthly, yearly } = depreciationSchedule({
      method: 'straightLine',
      originalValue: '1000',
      residualRate: '0.05',
      months: 36,
    });
    expect(monthly.slice(0, 4)).toEqual(['26.39', '26.39', '26.39', '26.39']);
    expect(yearly).toEqual(['316.67', '316.66', '316.67']);
  });

  test('a residual as an amount', () => {
    expect(
      depreciationSchedule({ method: 'straightLine', originalValue: 130, residualValue: '10', months: 12 }).monthly,
    ).toEqual(Array.from({ length: 12 }, () => '10.00'));
  });
});

describe('双倍余额递减法', () => {
  test('two fifths of the book value, the last two years in halves', () => {
    const { yearly } = depreciationSchedule({
      method: 'doubleDeclining',
      originalValue: 100000,
      residualRate: 0.04,
      months: 60,
    });
    expect(yearly).toEqual(['40000.00', '24000.00', '14400.00', '8800.00', '8800.00']);
  });

  test('the book value does not go below the residual', () => {
    expect(
      depreciationSchedule({ method: 'doubleDeclining', originalValue: 100, residualValue: 70, months: 60 }).yearly,
    ).toEqual(['30.00', '0.00', '0.00', '0.00', '0.00']);
  });
});

test('年数总和法: 5/15, 4/15, … of what is written off', () => {
  const { yearly } = depreciationSchedule({
    method: 'sumOfYears',
    originalValue: 100000,
    residualRate: '0.1',
    months: 60,
  });
  expect(yearly).toEqual(['30000.00', '24000.00', '18000.00', '12000.00', '6000.00']);
});

describe('工作量法', () => {
  test('by the units of the month, to the end of the whole units', () => {
    const { monthly } = depreciationSchedule({
      method: 'unitsOfProduction',
      originalValue: '1000',
      residualValue: 100,
      months: 3,
      totalUnits: 900,
      units: [100, '250.5', 600],
    });
    expect(monthly).toEqual(['100.00', '250.50', '549.50']);
  });
  test('units must be given', () => {
    expect(() => depreciationSchedule({ method: 'unitsOfProduction', originalValue: 1, months: 1 })).toThrow(
      expect.objectContaining({ code: 'INVALID_SCHEDULE' }),
    );
  });
});

describe('无形资产摊销', () => {
  test('six months of 992 063.49 over ten years, as the guide prints', () => {
    const { monthly } = amortisationSchedule({ cost: '992063.49', months: 120 });
    expect(total(monthly.slice(0, 6))).toBe('49603.17');
  });
  test.each([0, -1, 1.5])('a life of %d months is none', (months) => {
    expect(() => amortisationSchedule({ cost: 1, months })).toThrow(
      expect.objectContaining({ code: 'INVALID_SCHEDULE' }),
    );
  });
});

describe('every method', () => {
  const method = fc.constantFrom<DepreciationMethod>('straightLine', 'doubleDeclining', 'sumOfYears');
  const asset = fc.record({
    method,
    originalValue: amountBetween(1, 10 ** 12),
    residualRate: fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100),
    months: fc.integer({ min: 1, max: 240 }),
  });

  test('writes off original − residual exactly, month by month and year by year, never negative', () => {
    fc.assert(
      fc.property(asset, (each) => {
        const { monthly, yearly } = depreciationSchedule(each);
        const original = yuan(each.originalValue);
        const writtenOff = original.minus(original.times(each.residualRate).round()).toString();
        expect(monthly).toHaveLength(each.months);
        expect(total(monthly)).toBe(writtenOff);
        expect(total(yearly)).toBe(writtenOff);
        expect(monthly.filter((month) => month.startsWith('-'))).toEqual([]);
      }),
    );
  });

  test('by straight line every sum from the start is the exact share, rounded once', () => {
    fc.assert(
      fc.property(asset, fc.nat(239), (each, nat) => {
        const count = (nat % each.months) + 1;
        const { monthly } = amortisationSchedule({ cost: each.originalValue, months: each.months });
        const exact = yuan(each.originalValue).times(count).dividedBy(each.months);
        expect(total(monthly.slice(0, count))).toBe(exact.toString());
      }),
    );
  });
});
