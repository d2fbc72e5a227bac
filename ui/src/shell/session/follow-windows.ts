import type { ErrorLog } from '../error-log/ErrorLog';
import type { Preferences } from '../preferences/Preferences';
import type { SessionViewModel } from './SessionViewModel';

/**
 * Keeps this window in step with the others of the browser: who signs out, in, locks the screen or chooses a language,
 * a theme or a colour in one does so in all; they write one error log. A window hears only what others wrote. Answers how
 * to stop.
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
  // What was written before this was listening.
  all();
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}

const preferenceKeys: ReadonlySet<string> = new Set(['saber-language', 'saber-themeName', 'saber-colorName']);
