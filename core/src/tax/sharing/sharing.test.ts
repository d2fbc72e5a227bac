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
  expect(shareByHours({ dedicated: '100', shared: '1000', rdHours: 0, totalHours: 0 }).total).toBe('100.00');
});

test('powerCost rounds once, at the end', () => {
  expect(powerCost({ qty: 2, power: '1.5', hours: 320, price: '0.8125' })).toBe('780.00');
  expect(powerCost({ qty: 1, power: '0.001', hours: '5', price: 1 })).toBe('0.01');
});
