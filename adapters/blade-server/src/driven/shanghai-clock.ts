import type { Clock } from '@rdm/core/internal/kernel';

const EIGHT_HOURS = 8 * 3_600_000;

/** The server's clock; the product stores its times in Asia/Shanghai, which has no daylight saving time. */
export const shanghaiClock: Clock = {
  instant: () => Date.now(),
  now: () => new Date(Date.now() + EIGHT_HOURS).toISOString().slice(0, 19).replace('T', ' '),
};
