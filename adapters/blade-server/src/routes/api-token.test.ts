import { ephemeralInProcess } from '@rdm/core/internal/kernel';
import { describe, expect, it } from 'vitest';
import { countCallOf } from './api-token';

const MINUTE = 60_000;

describe('the calls of a token', () => {
  it('are 600 a minute, those of each token by themselves, and counted anew in the next', async () => {
    let now = 0;
    const ephemeral = ephemeralInProcess({ instant: () => now });
    for (let call = 0; call < 600; call += 1) await countCallOf(ephemeral, '1');
    await expect(countCallOf(ephemeral, '1')).rejects.toThrow('600 calls a minute');
    await countCallOf(ephemeral, '2');
    now += MINUTE;
    await countCallOf(ephemeral, '1');
  });
});
