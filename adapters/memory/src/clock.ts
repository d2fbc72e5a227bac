import type { Clock } from '@rdm/core/internal/kernel';

/** A clock that stands still until it is set or advanced. */
export interface MemoryClock extends Clock {
  /** `yyyy-MM-dd HH:mm:ss` in Shanghai. */
  set(time: string): void;
  advance(milliseconds: number): void;
}

/** Shanghai has no daylight saving time. */
const AHEAD = 8 * 3_600_000;

const inShanghai = (instant: number) => new Date(instant + AHEAD).toISOString().slice(0, 19).replace('T', ' ');

/** The system clock, in Asia/Shanghai. */
export const runningClock: Clock = { instant: () => Date.now(), now: () => inShanghai(Date.now()) };

export function createMemoryClock(time = '2024-01-01 00:00:00'): MemoryClock {
  let instant = 0;
  const set = (to: string) => {
    const parsed = Date.parse(`${to.replace(' ', 'T')}+08:00`);
    if (Number.isNaN(parsed)) throw new Error(`${to} is no time`);
    instant = parsed;
  };
  set(time);
  return {
    now: () => inShanghai(instant),
    instant: () => instant,
    set,
    advance: (milliseconds) => (instant += milliseconds),
  };
}
