import { describe, expect, it } from 'vitest';
import { TokenRate } from './api-token';

const MINUTE = 60_000;

describe('the calls of a token', () => {
  it('are 600 a minute, those of each token by themselves, and counted anew in the next', () => {
    const rate = new TokenRate();
    for (let call = 0; call < 600; call += 1) rate.count('1', MINUTE + call);
    expect(() => rate.count('1', 2 * MINUTE - 1)).toThrow('600 calls a minute');
    expect(() => rate.count('2', 2 * MINUTE - 1)).not.toThrow();
    expect(() => rate.count('1', 2 * MINUTE)).not.toThrow();
  });
});
