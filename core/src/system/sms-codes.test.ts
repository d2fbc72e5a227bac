import { ephemeralInProcess } from '../kernel';
import { describe, expect, it } from 'vitest';
import { SmsCodes } from './sms-codes';

const PHONE = '13800000001';

function codesAt() {
  let [now, keys] = [0, 0];
  const ephemeral = ephemeralInProcess({ instant: () => now });
  const codes = new SmsCodes(ephemeral, () => `00000000-0000-4000-8000-${String((keys += 1)).padStart(12, '0')}`);
  return { codes, pass: (milliseconds: number) => (now += milliseconds) };
}

describe('a code sent to a phone', () => {
  it('has six digits and is right once, for that phone', async () => {
    const { codes } = codesAt();
    const { id, code } = (await codes.create(PHONE))!;
    expect(code).toMatch(/^\d{6}$/);
    expect(await codes.redeem(id, '13800000002', code)).toBe(false);
    expect(await codes.redeem(id, PHONE, ` ${code} `)).toBe(true);
    expect(await codes.redeem(id, PHONE, code)).toBe(false);
  });

  it('is worth nothing after five minutes', async () => {
    const { codes, pass } = codesAt();
    const { id, code } = (await codes.create(PHONE))!;
    pass(5 * 60_000);
    expect(await codes.redeem(id, PHONE, code)).toBe(false);
  });

  it('is guessed at five times at the most', async () => {
    const { codes } = codesAt();
    const { id, code } = (await codes.create(PHONE))!;
    for (let guess = 0; guess < 5; guess++) expect(await codes.redeem(id, PHONE, 'wrong')).toBe(false);
    expect(await codes.redeem(id, PHONE, code)).toBe(false);
  });

  it('comes once a minute for a phone, and at once for another', async () => {
    const { codes, pass } = codesAt();
    expect(await codes.create(PHONE)).not.toBeNull();
    pass(59_000);
    expect(await codes.create(PHONE)).toBeNull();
    expect(await codes.create('13800000002')).not.toBeNull();
    pass(1_001);
    expect(await codes.create(PHONE)).not.toBeNull();
  });
});
