import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { text, type Text } from '@rdm/core/internal/kernel';
import { unlockScreen } from '../../../shell/session/lock-password';
import type { SaberStorage } from '../../../shell/storage/SaberStorage';
import type { ScreenLock } from '../../../shell/session/ScreenLock';

const wrong = text('解锁密码错误,请重新输入', 'The unlock password is wrong: enter it again');

/** Unlocks a locked screen by password. */
export class LockViewModel {
  password = '';
  failure: Text | null = null;
  unlocking = false;

  constructor(
    private readonly lock: ScreenLock,
    private readonly storage: SaberStorage,
  ) {
    makeAutoObservable<this, 'lock' | 'storage'>(
      this,
      { lock: false, storage: false, failure: observableRef },
      { autoBind: true },
    );
  }

  setPassword(password: string): void {
    this.password = password;
    this.failure = null;
  }

  /** Returns whether the screen was unlocked; a wrong password is cleared. */
  async unlock(): Promise<boolean> {
    if (this.unlocking) return false;
    this.unlocking = true;
    const opened = await unlockScreen(this.lock, this.storage, this.password);
    runInAction(() => {
      this.unlocking = false;
      this.password = '';
      this.failure = opened ? null : wrong;
    });
    return opened;
  }
}
