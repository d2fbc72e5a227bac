import { describe, expect, it } from 'vitest';
import { createMemoryClock } from './clock';

describe('the clock in memory', () => {
  it('stands still, goes on and is set in the time of Shanghai', () => {
    const clock = createMemoryClock('2024-12-31 23:59:59');
    expect(clock.now()).toBe('2024-12-31 23:59:59');
    expect(clock.instant()).toBe(Date.UTC(2024, 11, 31, 15, 59, 59));
    clock.advance(1_000);
    expect(clock.now()).toBe('2025-01-01 00:00:00');
    clock.set('2024-02-29 08:00:00');
    expect(clock.now()).toBe('2024-02-29 08:00:00');
    expect(() => clock.set('tomorrow')).toThrow('tomorrow');
  });
});
