import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../testing/memory-storage';
import { aloneAcrossWindows } from './alone';
import { SaberStorage } from '../storage/SaberStorage';

let local = memoryStorage();
let now = 0;
const window = () => aloneAcrossWindows(new SaberStorage(local, memoryStorage(), () => now), undefined, () => now);

beforeEach(() => {
  vi.useFakeTimers();
  local = memoryStorage();
  now = 1_000;
});
afterEach(() => void vi.useRealTimers());

describe('A job for one window at a time', () => {
  it('waits in turn by the locks of the browser', async () => {
    const request = vi.fn((_name: string, job: () => Promise<void>) => job());
    const job = vi.fn(() => Promise.resolve());
    await aloneAcrossWindows(new SaberStorage(local, local), { request: request as LockManager['request'] })(job);
    expect(request).toHaveBeenCalledWith('saber-refresh', job);
    expect(job).toHaveBeenCalledTimes(1);
  });

  it('is done by one of two windows that begin in the same moment, without such locks', async () => {
    const job = vi.fn(() => new Promise<void>((resolve) => setTimeout(resolve, 500)));
    const both = Promise.all([window()(job), window()(job)]);
    await vi.advanceTimersByTimeAsync(1_000);
    await both;
    expect(job).toHaveBeenCalledTimes(1);
    expect(local.values.size).toBe(0);
  });

  it('is left to the window that is at it', async () => {
    const slow = window()(() => new Promise<void>((resolve) => setTimeout(resolve, 5_000)));
    await vi.advanceTimersByTimeAsync(100);
    const job = vi.fn(() => Promise.resolve());
    await window()(job);
    expect(job).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(5_000);
    await slow;
    const next = window()(job);
    await vi.advanceTimersByTimeAsync(100);
    await next;
    expect(job).toHaveBeenCalledTimes(1);
  });

  it('comes free half a minute after a window that closed in the middle of it, and after a failure', async () => {
    void window()(() => new Promise<never>(() => undefined));
    await vi.advanceTimersByTimeAsync(100);
    now += 30_001;
    const failing = window()(() => Promise.reject(new Error('no answer'))).catch((error: Error) => error.message);
    await vi.advanceTimersByTimeAsync(100);
    expect(await failing).toBe('no answer');
    const job = vi.fn(() => Promise.resolve());
    const next = window()(job);
    await vi.advanceTimersByTimeAsync(100);
    await next;
    expect(job).toHaveBeenCalledTimes(1);
  });
});
