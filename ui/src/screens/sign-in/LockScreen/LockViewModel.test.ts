import { beforeEach, describe, expect, it } from 'vitest';
import { lockScreen } from '../../../shell/session/lock-password';
import { ScreenLock } from '../../../shell/session/ScreenLock';
import { saberStorage } from '../../../shell/testing/memory-storage';
import { LockViewModel } from './LockViewModel';

let storage = saberStorage();
let lock = new ScreenLock(storage);
let form = new LockViewModel(lock, storage);

beforeEach(async () => {
  storage = saberStorage();
  lock = new ScreenLock(storage);
  form = new LockViewModel(lock, storage);
  await lockScreen(lock, storage, 'right');
});

describe('The lock page', () => {
  it('takes a wrong password away, says so, and is quiet again at the next key', async () => {
    form.setPassword('wrong');
    expect(await form.unlock()).toBe(false);
    expect([form.password, form.failure?.zh, lock.locked]).toEqual(['', '解锁密码错误,请重新输入', true]);
    form.setPassword('r');
    expect(form.failure).toBeNull();
  });

  it('tries once at a time', async () => {
    form.setPassword('right');
    const first = form.unlock();
    expect(form.unlocking).toBe(true);
    expect(await form.unlock()).toBe(false);
    expect(await first).toBe(true);
    expect([form.failure, form.unlocking, lock.locked]).toEqual([null, false, false]);
  });
});
