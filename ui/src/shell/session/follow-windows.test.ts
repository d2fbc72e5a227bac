import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ErrorLog } from '../error-log/ErrorLog';
import { Preferences } from '../preferences/Preferences';
import { fakeSessionPort, tokenAnswer } from '../testing/fake-session-port';
import { memoryStorage } from '../testing/memory-storage';
import { followWindows } from './follow-windows';
import { lockScreen, unlockScreen } from './lock-password';
import { SaberStorage } from '../storage/SaberStorage';
import { SessionViewModel } from './SessionViewModel';

const credentials = { tenantId: '100001', account: 'finance', password: 'finance' };
let local = memoryStorage();
let stop: () => void = () => undefined;

/** One window of the browser; all share the local storage. */
function openWindow(port = fakeSessionPort()) {
  const storage = new SaberStorage(local, memoryStorage());
  return {
    storage,
    session: new SessionViewModel(port, storage),
    preferences: new Preferences(storage),
    log: new ErrorLog(storage),
  };
}
/** Dispatches the storage event that other windows receive for a key. */
const tell = (key: string | null) =>
  window.dispatchEvent(
    new StorageEvent('storage', { key, newValue: key === null ? null : (local.values.get(key) ?? null) }),
  );

let [mine, other] = [openWindow(), openWindow()];
beforeEach(() => {
  local = memoryStorage();
  [mine, other] = [openWindow(), openWindow()];
  stop = followWindows(mine.session, mine.preferences, mine.log);
});
afterEach(() => stop());

describe('The windows of a browser', () => {
  it('sign in and out together', async () => {
    await other.session.signIn(credentials);
    tell('saber-token');
    expect(mine.session.account).toBe('finance');
    await other.session.signOut();
    tell('saber-token');
    expect(mine.session.signedIn).toBe(false);
  });

  it('hear of a sign-in and of new tokens when all that belongs to them is there', async () => {
    let asked = 0;
    const renewing: string[] = [];
    const port = fakeSessionPort({
      token: async ({ refreshToken }) => {
        if (refreshToken) renewing.push(refreshToken);
        asked += 1;
        return tokenAnswer({ accessToken: `access-${asked}`, refreshToken: `refresh-${asked}` });
      },
    });
    stop();
    [mine, other] = [openWindow(port), openWindow(port)];
    stop = followWindows(mine.session, mine.preferences, mine.log);
    // Other windows are notified per key, as soon as it is written.
    const { setItem } = local;
    local.setItem = (key, value) => {
      setItem(key, value);
      tell(key);
    };
    await other.session.signIn(credentials);
    expect(mine.session.account).toBe('finance');
    await other.session.refresh();
    await mine.session.refresh();
    // The server ends a session whose refresh token is used twice.
    expect(renewing).toEqual(['refresh-1', 'refresh-2']);
  });

  it('lock and unlock together', async () => {
    await lockScreen(other.session.lock, other.storage, '1234');
    tell('saber-isLock');
    expect(mine.session.lock.locked).toBe(true);
    expect(await unlockScreen(mine.session.lock, mine.storage, '1234')).toBe(true);
    await lockScreen(mine.session.lock, mine.storage, '5678');
    local.values.clear();
    tell('saber-isLock');
    expect(mine.session.lock.locked).toBe(false);
  });

  it('speak one language and look alike', () => {
    other.preferences.setLanguage('en');
    tell('saber-language');
    other.preferences.setTheme('theme-dark');
    tell('saber-themeName');
    other.preferences.setAccent('#13ce66');
    tell('saber-colorName');
    const { language, theme, accent } = mine.preferences;
    expect([language, theme, accent]).toEqual(['en', 'theme-dark', '#13ce66']);
  });

  it('write one error log', () => {
    other.log.add({ error: new Error('broken'), info: '' }, '/a');
    tell('saber-logsList');
    mine.log.add({ error: new Error('too'), info: '' }, '/b');
    expect(mine.log.entries.map(({ url }) => url)).toEqual(['/a', '/b']);
  });

  it('forget everything when the browser does, and take over what happened before they listened', async () => {
    await other.session.signIn(credentials);
    const late = openWindow();
    await other.session.signOut();
    const stopLate = followWindows(late.session, late.preferences, late.log);
    expect(late.session.signedIn).toBe(false);
    stopLate();
    await mine.session.signIn(credentials);
    local.values.clear();
    tell(null);
    expect(mine.session.signedIn).toBe(false);
  });
});
