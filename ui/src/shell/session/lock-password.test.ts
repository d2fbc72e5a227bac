import { beforeEach, describe, expect, it } from 'vitest';
import { memoryStorage } from '../testing/memory-storage';
import { SaberStorage } from '../storage/SaberStorage';
import { lockScreen, unlockScreen } from './lock-password';
import { ScreenLock } from './ScreenLock';

let local = memoryStorage();
let session = memoryStorage();
const lockOf = (own = session) => {
  const storage = new SaberStorage(local, own);
  const screen = new ScreenLock(storage);
  return {
    get locked() {
      return screen.locked;
    },
    lock: (password: string) => lockScreen(screen, storage, password),
    unlock: (password: string) => unlockScreen(screen, storage, password),
  };
};

beforeEach(() => {
  local = memoryStorage();
  session = memoryStorage();
});

describe('A locked screen', () => {
  it('opens with its password and no other, and forgets it then', async () => {
    const lock = lockOf();
    expect(lock.locked).toBe(false);
    await lock.lock('secret');
    expect(lock.locked).toBe(true);
    for (const wrong of ['', 'Secret', 'secret ', ':']) expect(await lock.unlock(wrong)).toBe(false);
    expect(lock.locked).toBe(true);
    expect(await lock.unlock('secret')).toBe(true);
    expect([lock.locked, local.values.size, session.values.size]).toEqual([false, 0, 0]);
  });

  it('keeps flag and password under saber-isLock and saber-lockPasswd, the password not as it was typed', async () => {
    await lockOf().lock('secret');
    expect([...session.values.keys()].sort()).toEqual(['saber-isLock', 'saber-lockPasswd']);
    expect(JSON.parse(session.values.get('saber-isLock') ?? '')).toMatchObject({ content: true, type: 'session' });
    expect(session.values.get('saber-lockPasswd')).not.toContain('secret');
  });

  it('is still locked after a reload, and in a window that is opened later', async () => {
    await lockOf().lock('secret');
    const [reloaded, another] = [lockOf(), lockOf(memoryStorage())];
    expect([reloaded.locked, another.locked]).toEqual([true, true]);
    expect(await another.unlock('secret')).toBe(true);
  });

  it('locks with a salt: the same password is kept differently each time', async () => {
    const lock = lockOf();
    await lock.lock('secret');
    const first = local.values.get('saber-lockPasswd');
    await lock.lock('secret');
    expect(local.values.get('saber-lockPasswd')).not.toBe(first);
  });

  it('stays locked when somebody takes the password away', async () => {
    const lock = lockOf();
    await lock.lock('secret');
    local.values.delete('saber-lockPasswd');
    session.values.delete('saber-lockPasswd');
    expect(await lock.unlock('secret')).toBe(false);
    expect(await lock.unlock('undefined')).toBe(false);
  });
});
