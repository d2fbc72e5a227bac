import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isToCome } from './today';

describe('a day is to come', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([
    ['2026-06-30T15:59:59Z', 20260630, false],
    ['2026-06-30T15:59:59Z', 20260701, true],
    ['2026-06-30T16:00:00Z', 20260701, false],
    ['2026-06-30T16:00:00Z', 20260702, true],
  ])('by the calendar in China: at %s %i %s', (now, day, expected) => {
    vi.setSystemTime(now);
    expect(isToCome(day)).toBe(expected);
  });

  it('when it is after the one that is given as today', () => {
    expect([isToCome(19850401, '1985-04-01'), isToCome(19850402, '1985-04-01')]).toEqual([false, true]);
    expect(isToCome(20991231, '2100-01-01')).toBe(false);
  });
});
