import type { ErrorLog } from '../error-log/ErrorLog';
import type { Preferences } from '../preferences/Preferences';
import type { SessionViewModel } from './SessionViewModel';

/**
 * Synchronises this window with the others of the browser: sign-in, sign-out, screen lock, language, theme, colour and
 * the error log. A window receives storage events only for writes of other windows. Returns a disposer.
 */
export function followWindows(
  session: Pick<SessionViewModel, 'adopt' | 'lock'>,
  preferences: Pick<Preferences, 'adopt'>,
  log: Pick<ErrorLog, 'adopt'>,
): () => void {
  const all = () => {
    session.adopt();
    session.lock.adopt();
    preferences.adopt();
    log.adopt();
  };
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key === null) all();
    else if (key === 'saber-token') session.adopt();
    else if (key === 'saber-isLock' && newValue === null) session.lock.clear();
    else if (key === 'saber-isLock') session.lock.adopt();
    else if (key === 'saber-logsList') log.adopt();
    else if (preferenceKeys.has(key)) preferences.adopt();
  };
  // Picks up writes made before the listener was added.
  all();
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}

const preferenceKeys: ReadonlySet<string> = new Set(['saber-language', 'saber-themeName', 'saber-colorName']);
