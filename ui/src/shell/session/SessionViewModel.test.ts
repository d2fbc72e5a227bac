import { beforeEach, describe, expect, it, vi } from 'vitest';
import { faults, Refusal, text } from '@rdm/core/internal/kernel';
import { fakeSessionPort, menus, tokenAnswer } from '../testing/fake-session-port';
import { memoryStorage } from '../testing/memory-storage';
import { lockScreen } from './lock-password';
import { SaberStorage } from '../storage/SaberStorage';
import { SessionViewModel } from './SessionViewModel';

const credentials = { tenantId: '100001', account: 'finance', password: 'finance' };
const wrong = new Refusal(faults.invalid(text('用户名或密码不正确', 'Wrong user or password')));
const unauthorised = new Refusal(faults.unauthorised());
const unreachable = new Refusal({ code: 503, name: 'UNREACHABLE', message: text('无法连接服务器', 'Unreachable') });

let now = 0;
let local = memoryStorage();
let storage = new SaberStorage(local, memoryStorage(), () => now);

beforeEach(() => {
  now = 1_000_000;
  local = memoryStorage();
  storage = new SaberStorage(local, memoryStorage(), () => now);
});

const sessionOver = (port = fakeSessionPort()) => new SessionViewModel(port, storage);
const kept = (key: string): unknown => JSON.parse(local.values.get(key) ?? 'null');

describe('Signing in', () => {
  it('sends the md5 of the password, and the captcha only where there is one', async () => {
    const port = fakeSessionPort();
    await sessionOver(port).signIn(credentials);
    await sessionOver(port).signIn({ ...credentials, captcha: { key: 'k', code: 'abcde' } });
    const password = '57336afd1f4b40dfd9f5731e35302fe5';
    expect(port.calls).toEqual([
      { grantType: 'password', tenantId: '100001', username: 'finance', password },
      {
        grantType: 'captcha',
        tenantId: '100001',
        username: 'finance',
        password,
        captchaKey: 'k',
        captchaCode: 'abcde',
      },
    ]);
  });

  it('keeps tokens and user under saber- keys with their type and time', async () => {
    await sessionOver().signIn(credentials);
    expect(kept('saber-token')).toEqual({ dataType: 'string', content: 'token-1', datetime: 1_000_000 });
    expect(kept('saber-refreshToken')).toMatchObject({ content: 'refresh-1' });
    expect(kept('saber-tenantId')).toMatchObject({ content: '100001' });
    expect(kept('saber-userInfo')).toMatchObject({ dataType: 'object', content: { account: 'finance' } });
  });

  it('keeps nothing when the server refuses', async () => {
    const session = sessionOver(fakeSessionPort({ token: () => Promise.reject(wrong) }));
    await expect(session.signIn(credentials)).rejects.toBe(wrong);
    expect(session.signedIn).toBe(false);
    expect(local.values.size).toBe(0);
  });

  it('survives a reload of the page', async () => {
    await sessionOver().signIn(credentials);
    const reloaded = sessionOver();
    expect(reloaded.accessToken).toBe('token-1');
    expect(reloaded.user).toMatchObject({ nickName: '王会计', deptName: '财务部' });
    expect([reloaded.tenantId, reloaded.account]).toEqual(['100001', 'finance']);
  });

  it('takes a storage with foreign content as no session', () => {
    local.values.set('saber-token', 'not json');
    expect(sessionOver().signedIn).toBe(false);
    local.values.set('saber-token', JSON.stringify({ dataType: 'string', content: 't', datetime: 1 }));
    local.values.set('saber-userInfo', JSON.stringify({ dataType: 'object', content: { userId: 7 }, datetime: 1 }));
    expect(sessionOver().signedIn).toBe(false);
  });
});

describe('What a person sees', () => {
  it('loads menus, and the code of every node without children as a permission', async () => {
    const session = sessionOver();
    await session.signIn(credentials);
    expect(session.state).toBe('waiting');
    await session.load();
    expect(session.state).toBe('ready');
    expect(session.menus).toBe(menus);
    expect(session.permissions).toEqual({ project_view: true, project_add: true, rdmimport: true });
    expect([session.can('project_add'), session.can('project'), session.can('toString')]).toEqual([true, false, false]);
  });

  it('says why it failed and loads again', async () => {
    let up = false;
    const session = sessionOver(
      fakeSessionPort({ routes: () => (up ? Promise.resolve(menus) : Promise.reject(unreachable)) }),
    );
    await session.signIn(credentials);
    await session.load();
    expect([session.state, session.failure?.zh]).toEqual(['failed', '无法连接服务器']);
    up = true;
    await session.load();
    expect([session.state, session.failure]).toEqual(['ready', null]);
  });

  it('drops answers that arrive after the person has left', async () => {
    let arrive: (value: typeof menus) => void = () => undefined;
    const session = sessionOver(
      fakeSessionPort({ routes: () => new Promise<typeof menus>((resolve) => (arrive = resolve)) }),
    );
    await session.signIn(credentials);
    const loading = session.load();
    await session.signOut();
    arrive(menus);
    await loading;
    expect([session.state, session.menus, session.user]).toEqual(['waiting', [], null]);
  });
});

describe('Leaving', () => {
  it('clears at once, even when the server cannot be told', async () => {
    const session = sessionOver(fakeSessionPort({ logout: () => Promise.reject(unreachable) }));
    await session.signIn(credentials);
    await session.load();
    const leaving = session.signOut();
    expect([session.signedIn, session.permissions, session.ended]).toEqual([false, {}, 'signedOut']);
    await leaving;
    expect([...local.values.keys()]).toEqual(['saber-tenantId']);
  });

  it('is told apart from a session the server ended', async () => {
    const session = sessionOver();
    session.expire();
    expect(session.ended).toBeNull();
    await session.signIn(credentials);
    session.expire();
    expect([session.signedIn, session.ended]).toEqual([false, 'expired']);
    await session.signIn(credentials);
    expect(session.ended).toBeNull();
  });

  it('follows another tab of the browser out and in', async () => {
    const [first, second] = [sessionOver(), sessionOver()];
    await first.signIn(credentials);
    second.adopt();
    expect(second.accessToken).toBe('token-1');
    await first.signOut();
    second.adopt();
    expect(second.signedIn).toBe(false);
  });
});

describe('Asking for a new token', () => {
  const refreshing = (answers: () => ReturnType<typeof tokenAnswer> | Promise<never>) =>
    fakeSessionPort({
      token: async (args) => (args.grantType === 'refresh_token' ? answers() : tokenAnswer()),
    });

  it('sends the refresh token and keeps the answer with its time', async () => {
    const port = refreshing(() => tokenAnswer({ accessToken: 'token-2', refreshToken: 'refresh-2' }));
    const session = sessionOver(port);
    expect(session.tokenTaken()).toBeUndefined();
    await session.signIn(credentials);
    expect(session.tokenTaken()).toBe(1_000_000);
    now += 3_000_000;
    await session.refresh();
    expect(port.calls.at(-1)).toEqual({
      grantType: 'refresh_token',
      refreshToken: 'refresh-1',
      tenantId: '100001',
    });
    expect(session.accessToken).toBe('token-2');
    expect(kept('saber-token')).toMatchObject({ content: 'token-2', datetime: now });
  });

  it('does nothing without a session', async () => {
    const port = refreshing(() => tokenAnswer());
    await sessionOver(port).refresh();
    expect(port.calls).toEqual([]);
  });

  it('ends the session when the server no longer takes the refresh token', async () => {
    const session = sessionOver(refreshing(() => Promise.reject(unauthorised)));
    await session.signIn(credentials);
    await session.refresh();
    expect(session.ended).toBe('expired');
  });

  it('keeps the session when the server cannot be reached', async () => {
    const session = sessionOver(refreshing(() => Promise.reject(unreachable)));
    await session.signIn(credentials);
    await session.refresh();
    expect(session.signedIn).toBe(true);
  });
});

describe('The lock of the screen', () => {
  it('ends with the session, and is not there for the next one', async () => {
    const session = sessionOver();
    await session.signIn(credentials);
    await lockScreen(session.lock, storage, '1234');
    await session.signOut();
    expect([session.lock.locked, [...local.values.keys()]]).toEqual([false, ['saber-tenantId']]);
    await lockScreen(session.lock, storage, '1234');
    await session.signIn(credentials);
    expect(session.lock.locked).toBe(false);
  });
});

describe('Who changed something of himself', () => {
  it('is read anew and kept, but never in place of somebody else', async () => {
    let userId = '7';
    const port = fakeSessionPort();
    const renamed = { ...port, userInfo: async () => ({ ...(await port.userInfo()), userId, nickName: '王小明' }) };
    const session = sessionOver(renamed);
    await session.signIn(credentials);
    await session.renewUser();
    expect([session.user?.nickName, sessionOver().user?.nickName]).toEqual(['王小明', '王小明']);
    userId = '8';
    await session.renewUser();
    expect(session.user?.userId).toBe('7');
  });
});

describe('A password that must change', () => {
  it('is sent twice as md5, and then nothing is due', async () => {
    const updateDefaultPassword = vi.fn(() => Promise.resolve());
    const session = sessionOver(
      fakeSessionPort({
        updateDefaultPassword,
        token: () => Promise.resolve(tokenAnswer({ mustChangePassword: true })),
      }),
    );
    await session.signIn(credentials);
    expect(session.user?.resetPassword).toBe(true);
    await session.changeDefaultPassword('admin');
    const md5 = '21232f297a57a5a743894a0e4a801fc3';
    expect(updateDefaultPassword).toHaveBeenCalledWith({ newPassword: md5, newPassword1: md5 });
    expect(session.user?.resetPassword).toBe(false);
    expect(sessionOver().user?.resetPassword).toBe(false);
  });
});

describe('A guest', () => {
  const guest = tokenAnswer({ userId: '', oauthId: '42', roleName: 'guest', refreshToken: '' });
  const returned = { tenantId: '100001', source: 'sso', code: 'c', state: 's' };

  it('is known by what the other system said, survives a reload and is not renewed', async () => {
    const session = sessionOver(fakeSessionPort({ token: () => Promise.resolve(guest) }));
    await session.signInOutside(returned);
    expect([session.isGuest, session.user?.oauthId, session.tokenTaken()]).toEqual([true, '42', undefined]);
    const reloaded = sessionOver();
    expect([reloaded.signedIn, reloaded.isGuest, reloaded.tokenTaken()]).toEqual([true, true, undefined]);
  });

  it('leaves with a word for the sign-in page, which the next sign-in takes away', async () => {
    const session = sessionOver(fakeSessionPort({ token: () => Promise.resolve(guest) }));
    await session.signInOutside(returned);
    await session.signOut({ zh: '请耐心等待', en: 'Please wait' });
    expect([session.signedIn, session.farewell?.zh]).toEqual([false, '请耐心等待']);
    await session.signInOutside(returned);
    expect(session.farewell).toBeNull();
  });

  it('is nobody who has a number, unless it stands below zero', async () => {
    for (const [userId, expected] of [
      ['7', false],
      ['-1', true],
    ] as const) {
      const session = sessionOver(fakeSessionPort({ token: () => Promise.resolve(tokenAnswer({ userId })) }));
      await session.signIn(credentials);
      expect(session.isGuest).toBe(expected);
    }
  });
});

describe('Going on in another role', () => {
  const acting = (over: object = {}) =>
    fakeSessionPort({
      token: async (args) =>
        args.grantType === 'refresh_token'
          ? tokenAnswer({ accessToken: 'token-2', roleName: 'reviewer', ...over })
          : tokenAnswer(),
    });

  it('reads menus and rights anew, here and in the other windows', async () => {
    const session = sessionOver(acting());
    await session.signIn(credentials);
    await session.load();
    const other = sessionOver(acting());
    await other.load();
    await session.actIn({ roleId: '2' });
    expect([session.state, session.menus, session.user?.roleName]).toEqual(['waiting', [], 'reviewer']);
    other.adopt();
    expect([other.state, other.user?.roleName]).toEqual(['waiting', 'reviewer']);
  });

  it('leaves everything as it was where the server refuses', async () => {
    const port = fakeSessionPort({
      token: (args) => (args.grantType === 'refresh_token' ? Promise.reject(wrong) : Promise.resolve(tokenAnswer())),
    });
    const session = sessionOver(port);
    await session.signIn(credentials);
    await session.load();
    await expect(session.actIn({ roleId: '9' })).rejects.toBe(wrong);
    expect([session.state, session.accessToken]).toEqual(['ready', 'token-1']);
  });
});
