import { makeAutoObservable } from 'mobx';
import type { SaberStorage } from '../storage/SaberStorage';

/**
 * Whether the screen is locked. The lock only hides the screen; authorisation is up to the server. Stored for all
 * windows of the browser, so that one opened later is locked as well. `lock-password` handles the password.
 * docs/product.md, Screen lock
 */
export class ScreenLock {
  locked = false;

  constructor(private readonly storage: SaberStorage) {
    this.adopt();
    makeAutoObservable<this, 'storage'>(this, { storage: false }, { autoBind: true });
  }

  /** Reloads the state from storage: at the start, and after this or another window was locked. */
  adopt(): void {
    this.locked = this.storage.entry('isLock')?.content === true;
  }

  /** Unlocks: at the beginning and end of a session, and after this or another window was unlocked. */
  clear(): void {
    this.locked = false;
    this.storage.remove('isLock', 'lockPasswd');
  }
}
