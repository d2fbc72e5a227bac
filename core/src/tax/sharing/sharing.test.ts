import { describe, expect, test } from 'vitest';
import { allocateByHours, powerCost, shareByHours } from '../index';

describe('allocateByHours', () => {
  test('splits over the projects and the hours that are not R&D', () => {
    expect(allocateByHours({ total: '10000', weights: [60, '50', 58] })).toMatchObject({
      parts: ['3571.43', '2976.19', '3452.38'],
      unallocated: '0.00',
    });
  });
  test('without hours nothing is allocated', () => {
    expect(allocateByHours({ total: '10000', weights: [0, '0'] })).toMatchObject({
      parts: ['0.00', '0.00'],
      unallocated: '10000.00',
      warning: 'NO_HOURS',
    });
  });
});

test('shareByHours adds the R&D hours of what is shared', () => {
  expect(shareByHours({ dedicated: '100', shared: '1000', rdHours: 50, totalHours: 150 })).toMatchObject({
    sharedRd: '333.33',
    total: '433.33',
  });
});

test('shareByHours counts nothing of what is shared without hours, and says so', () => {
  const of = (shared: number, totalHours: number) => shareByHours({ dedicated: '100', shared, rdHours: 0, totalHours });
  expect(of(1000, 0)).toMatchObject({ sharedRd: '0.00', total: '100.00', warning: 'NO_HOURS' });
  for (const complete of [of(0, 0), of(1000, 8), of(0, 8)]) {
    expect(complete).toMatchObject({ sharedRd: '0.00', total: '100.00' });
    expect(complete).not.toHaveProperty('warning');
  }
});

test('powerCost rounds once, at the end', () => {
  expect(powerCost({ qty: 2, power: '1.5', hours: 320, price: '0.8125' })).toBe('780.00');
  expect(powerCost({ qty: 1, power: '0.001', hours: '5', price: 1 })).toBe('0.01');
});
