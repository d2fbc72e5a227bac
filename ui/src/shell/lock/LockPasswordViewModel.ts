import { makeAutoObservable, observableRef } from 'mobx';
import { text, type Text } from '@rdm/core/internal/kernel';
import { lockScreen } from '../session/lock-password';
import type { SaberStorage } from '../storage/SaberStorage';
import type { ScreenLock } from '../session/ScreenLock';

/** An empty password would lock the screen without anything to open it. */
const required = text('锁屏密码不能为空', 'The lock password must not be empty');

/** The password a screen is locked with. */
export class LockPasswordViewModel {
  password = '';
  error: Text | null = null;

  constructor(
    private readonly lock: ScreenLock,
    private readonly storage: SaberStorage,
  ) {
    makeAutoObservable<this, 'lock' | 'storage'>(
      this,
      { lock: false, storage: false, error: observableRef },
      { autoBind: true },
    );
  }

  setPassword(password: string): void {
    this.password = password;
    this.error = null;
  }

  /** Returns whether the screen is locked. */
  async submit(): Promise<boolean> {
    if (this.password === '') {
      this.error = required;
      return false;
    }
    await lockScreen(this.lock, this.storage, this.password);
    return true;
  }
}
