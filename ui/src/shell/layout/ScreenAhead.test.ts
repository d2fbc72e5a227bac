import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ScreenAhead } from './ScreenAhead';

const [vouchers, people] = ['/rdm/financialaccount/voucher', '/rdm/personnel/list'];
const load = vi.fn<(path: string) => Promise<void>>();
let ahead = new ScreenAhead(load);

beforeEach(() => {
  vi.useFakeTimers();
  load.mockReset().mockResolvedValue();
  ahead = new ScreenAhead(load);
});
afterEach(() => void vi.useRealTimers());

describe('The screen that somebody is about to open', () => {
  it('is fetched when its row is reached, and made ready once the pointer rests there', async () => {
    ahead.reach(vouchers);
    expect(load).toHaveBeenCalledExactlyOnceWith(vouchers);
    await vi.advanceTimersByTimeAsync(64);
    expect(ahead.to).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    expect(ahead.to).toBe(vouchers);
  });

  it('is not made ready for a pointer that passes over its row', async () => {
    ahead.reach(vouchers);
    ahead.leave();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(ahead.to).toBeNull();
    ahead.reach(vouchers);
    await vi.advanceTimersByTimeAsync(30);
    ahead.reach(people);
    await vi.advanceTimersByTimeAsync(100);
    expect(ahead.to).toBe(people);
  });

  it('is made ready when its program has arrived, unless the pointer has gone on meanwhile', async () => {
    let arrive = () => {};
    load.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
    ahead.reach(vouchers);
    await vi.advanceTimersByTimeAsync(100);
    expect(ahead.to).toBeNull();
    ahead.leave();
    arrive();
    await vi.advanceTimersByTimeAsync(0);
    expect(ahead.to).toBeNull();
  });

  it('is made ready also where its program did not arrive; it says so when it is opened', async () => {
    load.mockRejectedValueOnce(new Error('no such file'));
    ahead.reach(vouchers);
    await vi.advanceTimersByTimeAsync(65);
    expect(ahead.to).toBe(vouchers);
  });

  it('is dropped where nobody opens it for five seconds, and once it is open', async () => {
    ahead.reach(vouchers);
    await vi.advanceTimersByTimeAsync(3_000);
    ahead.leave();
    await vi.advanceTimersByTimeAsync(4_999);
    expect(ahead.to).toBe(vouchers);
    await vi.advanceTimersByTimeAsync(1);
    expect(ahead.to).toBeNull();
    ahead.reach(people);
    await vi.advanceTimersByTimeAsync(65);
    ahead.done();
    expect(ahead.to).toBeNull();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is left alone where nothing is to be done ahead', async () => {
    const none = new ScreenAhead(null);
    none.reach(vouchers);
    await vi.advanceTimersByTimeAsync(100);
    expect(none.to).toBeNull();
  });
});
