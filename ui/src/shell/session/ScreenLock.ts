import { makeAutoObservable } from 'mobx';
import type { SaberStorage } from '../storage/SaberStorage';

/**
 * Whether the screen is locked. It hides the screen from passers-by; what a session may do the server decides. Kept for
 * this window and for the others of the browser, so that one opened later is locked as well. The password that opens it
 * is the business of `lock-password`. docs/product.md, Screen lock
 */
export class ScreenLock {
  locked = false;

  constructor(private readonly storage: SaberStorage) {
    this.adopt();
    makeAutoObservable<this, 'storage'>(this, { storage: false }, { autoBind: true });
  }

  /** Takes over what the storage holds: at the start, and when this or another window was locked. */
  adopt(): void {
    this.locked = this.storage.entry('isLock')?.content === true;
  }

  /** Opens the screen: at the beginning and at the end of a session, and when this or another window was unlocked. */
  clear(): void {
    this.locked = false;
    this.storage.remove('isLock', 'lockPasswd');
  }
}
