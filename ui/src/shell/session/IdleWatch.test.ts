import { expect, it, vi } from 'vitest';
import { saberStorage } from '../testing/memory-storage';
import { IdleWatch } from './IdleWatch';

const MINUTE = 60_000;

function watch(idleMinutes: number) {
  let now = 1_000 * MINUTE;
  const storage = saberStorage();
  const signOut = vi.fn(async () => undefined);
  const session = { user: { idleMinutes }, signedIn: true, signOut } as unknown as ConstructorParameters<
    typeof IdleWatch
  >[0];
  const one = new IdleWatch(session, storage, () => now);
  const other = new IdleWatch(session, storage, () => now);
  return { one, other, signOut, pass: (minutes: number) => (now += minutes * MINUTE) };
}

it('ends a session in which nobody has done anything for as long as is allowed', async () => {
  const { one, signOut, pass } = watch(30);
  one.note();
  pass(29);
  await one.check();
  expect(signOut).not.toHaveBeenCalled();
  pass(1);
  await one.check();
  expect(signOut).toHaveBeenCalledTimes(1);
});

it('goes on while somebody works in another window', async () => {
  const { one, other, signOut, pass } = watch(30);
  one.note();
  pass(20);
  other.note();
  pass(20);
  await one.check();
  expect(signOut).not.toHaveBeenCalled();
});

it('never ends one where the tenant allows any time', async () => {
  const { one, signOut, pass } = watch(0);
  one.note();
  pass(10_000);
  await one.check();
  expect(signOut).not.toHaveBeenCalled();
});
