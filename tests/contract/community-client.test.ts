import { sm2 } from 'sm-crypto-v2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../setup/test-server';
import { basicAuthorisation } from './wire-caller';

interface Wrapped {
  readonly code: number;
  readonly success: boolean;
  readonly msg: string;
  readonly data: unknown;
}

/**
 * The calls of the family's community client, as it sends them: all arguments in the query, answers in the envelope.
 */
describe('the community client of this family', () => {
  let server: TestServer;
  let token = '';
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  const request = async (method: string, address: string, params: Readonly<Record<string, string>> = {}) => {
    const query = new URLSearchParams(params).toString();
    const answer = await fetch(`${server.url}/api/${address}${query && `?${query}`}`, {
      method,
      headers: {
        Authorization: basicAuthorisation,
        ...(token && { 'Blade-Auth': `bearer ${token}` }),
      },
    });
    return { status: answer.status, body: (await answer.json()) as Wrapped };
  };
  const signIn = (params: Readonly<Record<string, string>>) => request('POST', 'blade-auth/token', params);

  it('is shown a captcha, and let in by none that nobody drew', async () => {
    const asking = await startTestServer(undefined, { captcha: true });
    try {
      const drawn = await fetch(`${asking.url}/api/blade-auth/captcha`);
      expect(await drawn.json()).toMatchObject({
        code: 200,
        success: true,
        data: { key: expect.stringMatching(/./), image: expect.stringMatching(/^data:image\//) },
      });
      const query = 'grantType=captcha&tenantId=100002&account=admin&password=admin';
      const answer = await fetch(`${asking.url}/api/blade-auth/token?${query}`, {
        method: 'POST',
        headers: { Authorization: basicAuthorisation, 'Captcha-Key': 'none', 'Captcha-Code': '1234' },
      });
      expect(answer.status).toBe(400);
    } finally {
      await asking.stop();
    }
  });

  it('is told in the envelope why it is not let in', async () => {
    const wrong = await signIn({ tenantId: '100002', account: 'admin', password: 'wrong', type: 'account' });
    expect(wrong).toMatchObject({ status: 400, body: { code: 400, success: false, msg: expect.stringMatching(/./) } });
    expect(wrong.body).not.toHaveProperty('error_code');
    expect((await signIn({ grantType: 'no', tenantId: '100002', account: 'admin', password: 'admin' })).body.code).toBe(
      401,
    );
    expect((await request('GET', 'blade-system/menu/buttons')).status).toBe(401);
  });

  it('is let in with the password as typed or as its md5, and keeps its session by the other token', async () => {
    const { body } = await signIn({ tenantId: '100002', account: 'admin', password: 'admin', type: 'account' });
    expect(body.data).toMatchObject({ account: 'admin', tenantId: '100002', tokenType: 'bearer', authority: 'admin' });
    const md5 = '21232f297a57a5a743894a0e4a801fc3';
    const same = await signIn({ grantType: 'password', tenantId: '100002', account: 'admin', password: md5 });
    const { refreshToken } = same.body.data as { refreshToken: string };
    const again = await signIn({ grantType: 'refresh_token', tenantId: '100002', refreshToken });
    token = (again.body.data as { accessToken: string }).accessToken;
    expect(token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  });

  it('is let in with a password locked for the key it was set up with, and with none that is locked for another', async () => {
    const { body } = await request('GET', 'blade-auth/public-key');
    const lockedFor = (key: string) => sm2.doEncrypt('admin', key, 0);
    const signInWith = (password: string) =>
      signIn({ tenantId: '100002', account: 'admin', password, type: 'account' });
    const answer = await signInWith(lockedFor(String(body.data)));
    expect(answer).toMatchObject({ status: 200, body: { data: { account: 'admin', tokenType: 'bearer' } } });
    const wrong = await signInWith(lockedFor(sm2.generateKeyPairHex().publicKey));
    expect(wrong).toMatchObject({ status: 400, body: { code: 400, success: false } });
  });

  it('has menus whose leaves have no children, and buttons by code', async () => {
    const routes = (await request('GET', 'blade-system/menu/routes')).body.data as { children?: unknown[] }[];
    expect(routes.length).toBeGreaterThan(1);
    const buttons = (await request('GET', 'blade-system/menu/buttons')).body.data as { children: { code: string }[] }[];
    expect(buttons.flatMap(({ children }) => children.map(({ code }) => code))).toContain('user_add');
  });

  it.each([
    ['blade-user/list', { current: '1', size: '10' }],
    ['blade-system/user/page', { current: '1', size: '10', deptId: '' }],
    ['blade-desk/notice/list', { current: '1', size: '10' }],
    ['blade-log/usual/list', { current: '1', size: '10' }],
  ])('reads pages of %s', async (address, params) => {
    const { status, body } = await request('GET', address, params);
    expect([address, status, body.success]).toEqual([address, 200, true]);
    expect(body.data).toMatchObject({ records: expect.any(Array), total: expect.any(Number), current: 1, size: 10 });
  });

  it.each([
    'blade-system/role/list',
    'blade-system/role/tree',
    'blade-system/dept/tree',
    'blade-system/dept/lazy-list',
    'blade-system/post/select',
    'blade-system/dict/dictionary?code=sex',
    'blade-system/dict-biz/dictionary?code=cost_item',
  ])('reads the list of %s', async (address) => {
    const { status, body } = await request('GET', address);
    expect([address, status, body.success]).toEqual([address, 200, true]);
    expect(body.data).toEqual(expect.any(Array));
  });

  it('opens, grants and takes away as its user and role screens do', async () => {
    const users = (await request('GET', 'blade-system/user/page', { current: '1', size: '10' })).body.data as {
      records: { id: string; account: string }[];
    };
    const { id } = users.records.find(({ account }) => account === 'finance')!;
    const { body } = await request('GET', 'blade-system/user/detail', { id });
    expect(body.data).toMatchObject({ id, account: 'finance' });
    expect(body.data).not.toHaveProperty('password', expect.stringMatching(/./));
    const roles = (await request('GET', 'blade-system/role/tree')).body.data as { id: string }[];
    const before = (body.data as { roleId: string }).roleId;
    expect((await request('POST', 'blade-system/user/grant', { userIds: id, roleIds: before })).body.success).toBe(
      true,
    );
    const keys = await request('GET', 'blade-system/menu/role-tree-keys', { roleIds: roles[0]!.id });
    expect(keys.body.success).toBe(true);
    expect((await request('GET', 'blade-system/menu/grant-tree')).body.data).toHaveProperty('menu');
  });

  it('may name JSON where it sends nothing, as everything stands in the address', async () => {
    const empty = async (address: string) => {
      const answer = await fetch(`${server.url}/api/${address}`, {
        method: 'POST',
        headers: {
          Authorization: basicAuthorisation,
          'Blade-Auth': `bearer ${token}`,
          'Content-Type': 'application/json;charset=UTF-8',
        },
      });
      return (await answer.json()) as Wrapped;
    };
    // The empty body is accepted; the answer is that there is no such project.
    expect(await empty('blade-rdm/project/remove?ids=1999999999999999999')).toMatchObject({ code: 404 });
    expect(await empty('blade-rdm/project/submit')).toMatchObject({ code: 400, success: false });
  });

  it('is signed out, and its token opens nothing any more', async () => {
    expect((await request('POST', 'blade-auth/logout')).body.success).toBe(true);
    expect((await request('GET', 'blade-system/menu/buttons')).status).toBe(401);
  });
});
