import { describe, expect, it, vi } from 'vitest';
import { faults, Refusal } from '../kernel';
import { toldByKey } from './told-by-key';

const unknown = () => new Refusal(faults.outcomeUnknown());

describe('work whose outcome was lost', () => {
  it('is asked for once more by the key of its form', async () => {
    const work = vi.fn().mockRejectedValueOnce(unknown()).mockResolvedValueOnce('stored');
    expect(await toldByKey('form 1', work)).toBe('stored');
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('is refused without a key, because it could be done twice', async () => {
    const work = vi.fn().mockRejectedValue(unknown());
    await expect(toldByKey(undefined, work)).rejects.toMatchObject({ fault: { code: 503, name: 'OUTCOME_UNKNOWN' } });
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('is not done again for any other refusal, nor a third time', async () => {
    const stale = vi.fn().mockRejectedValue(new Refusal(faults.staleVersion()));
    await expect(toldByKey('form 1', stale)).rejects.toMatchObject({ fault: { code: 409 } });
    expect(stale).toHaveBeenCalledTimes(1);
    const lost = vi.fn().mockRejectedValue(unknown());
    await expect(toldByKey('form 1', lost)).rejects.toMatchObject({ fault: { code: 503 } });
    expect(lost).toHaveBeenCalledTimes(2);
  });
});
