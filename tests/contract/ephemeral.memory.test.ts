import { ephemeralInProcess } from '@rdm/core/internal/kernel';
import { createMemoryClock } from '@rdm/memory';
import { expect, it } from 'vitest';
import { ephemeralContract } from './ephemeral.contract';

ephemeralContract('memory', async () => {
  const clock = createMemoryClock();
  const one = ephemeralInProcess(clock);
  return { one, other: one, pass: async (milliseconds) => void clock.advance(milliseconds), close: async () => {} };
});

it('strangers do not exhaust the memory: beyond fifty thousand the oldest is gone', async () => {
  const shared = ephemeralInProcess(createMemoryClock());
  for (let at = 0; at <= 50_000; at++) await shared.put(`key ${at}`, at, 1_000);
  expect(await shared.find('key 0')).toBeNull();
  expect(await shared.find('key 1')).toBe(1);
  expect(await shared.find('key 50000')).toBe(50_000);
});
