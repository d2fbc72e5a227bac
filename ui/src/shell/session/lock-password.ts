import { passwordDigest } from './password-digest';
import type { SaberStorage } from '../storage/SaberStorage';
import type { ScreenLock } from './ScreenLock';

/**
 * Locks the screen. The password is stored as a salted digest, `<salt>:<md5 hex>`.
 * @param password as typed.
 */
export async function lockScreen(lock: ScreenLock, storage: SaberStorage, password: string): Promise<void> {
  const salt = crypto.getRandomValues(new Uint32Array(2)).join('');
  const kept = `${salt}:${await passwordDigest(salt + password)}`;
  for (const type of ['session', undefined] as const) {
    storage.write('lockPasswd', kept, type);
    storage.write('isLock', true, type);
  }
  lock.adopt();
}

/** Unlocks the screen if the password matches; returns whether it does. */
export async function unlockScreen(lock: ScreenLock, storage: SaberStorage, password: string): Promise<boolean> {
  const [salt = '', digest] = (storage.text('lockPasswd') ?? '').split(':');
  if (digest !== (await passwordDigest(salt + password))) return false;
  lock.clear();
  return true;
}
