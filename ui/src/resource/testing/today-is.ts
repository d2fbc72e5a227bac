import { afterAll, beforeAll, vi } from 'vitest';

/** Sets the clock of all tests of a file to noon of a day (yyyy-MM-dd) in Shanghai. */
export function todayIs(day: string): void {
  beforeAll(() => void vi.setSystemTime(`${day}T12:00:00+08:00`));
  afterAll(() => void vi.useRealTimers());
}
