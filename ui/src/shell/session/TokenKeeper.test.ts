import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TokenKeeper } from './TokenKeeper';

let now = 0;
let taken: number | undefined;
const adopt = vi.fn<() => void>();
const refresh = vi.fn<() => Promise<void>>();

beforeEach(() => {
  now = 1_000_000;
  taken = now;
  adopt.mockReset();
  refresh.mockReset().mockImplementation(async () => void (taken = now));
});
afterEach(() => void vi.useRealTimers());

const keeper = (alone: (job: () => Promise<void>) => Promise<void> = (job) => job()) =>
  new TokenKeeper({ tokenTaken: () => taken, adopt, refresh }, alone, () => now);

describe('The token', () => {
  it('is renewed when it is 3,000 s old, not before', async () => {
    now += 2_999_999;
    await keeper().refreshIfDue();
    expect(refresh).not.toHaveBeenCalled();
    now += 1;
    await keeper().refreshIfDue();
    expect(refresh).toHaveBeenCalledTimes(1);
    await keeper().refreshIfDue();
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('is not asked for without a session', async () => {
    taken = undefined;
    now += 9_000_000;
    await keeper().refreshIfDue();
    expect(refresh).not.toHaveBeenCalled();
  });

  it('is checked every 10 s, with one request at a time', async () => {
    vi.useFakeTimers();
    refresh.mockImplementation(() => new Promise<never>(() => undefined));
    now += 3_000_000;
    const stop = keeper().start();
    await vi.advanceTimersByTimeAsync(9_999);
    expect(refresh).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(30_001);
    expect(refresh).toHaveBeenCalledTimes(1);
    stop();
  });

  it('is checked when the window comes back into sight, until it stops', () => {
    now += 3_000_000;
    const stop = keeper().start();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(refresh).toHaveBeenCalledTimes(1);
    stop();
    taken = 0;
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('online'));
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('is taken over when another window renewed it while this one waited for its turn', async () => {
    now += 3_000_000;
    adopt.mockImplementation(() => void (taken = now));
    await keeper(async (job) => {
      await Promise.resolve();
      await job();
    }).refreshIfDue();
    expect(adopt).toHaveBeenCalledTimes(1);
    expect(refresh).not.toHaveBeenCalled();
  });
});
