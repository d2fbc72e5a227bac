import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inTime, isChunkError, lazyPart } from './lazy-part';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('A part of the program', () => {
  it('that has not arrived after 120 s has failed by name, so that its boundary says to reload', async () => {
    const failure = inTime(new Promise<never>(() => undefined), 120_000).catch((error: unknown) => error);
    let settled = false;
    void failure.then(() => (settled = true));
    await vi.advanceTimersByTimeAsync(119_999);
    expect(settled).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    const error = await failure;
    expect(error).toMatchObject({ name: 'ChunkLoadError' });
    expect(isChunkError(error)).toBe(true);
  });

  it('that arrives is handed on, and leaves nothing running', async () => {
    expect(await inTime(Promise.resolve('part'), 120_000)).toBe('part');
    await expect(inTime(Promise.reject(new Error('no such file')), 120_000)).rejects.toThrow('no such file');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is fetched ahead where somebody is about to see it; what does not arrive is no fault yet', async () => {
    const load = vi.fn(() => Promise.reject(new Error('no such file')));
    await lazyPart(load).ahead();
    expect(load).toHaveBeenCalledOnce();
  });
});
