import { rasterCaptchaDrawer } from '@rdm/blade-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { md5, startTestServer, type TestServer } from '../setup/test-server';
import { basicAuthorisation, expectRefusal, wireCaller, type WireBody, type WireCall } from './wire-caller';

const token = '/api/blade-auth/oauth/token';
const userInfo = '/api/blade-auth/oauth/user-info';
const finance = { tenantId: '100002', username: 'finance', password: md5('finance') };
const said = (answer: { body: WireBody }, name: string) => String(answer.body[name]);

describe('signing in over the wire', () => {
  let server: TestServer;
  let call: WireCall;
  beforeAll(async () => {
    server = await startTestServer(undefined, { tenants: ['100002', '100003'] });
    call = wireCaller(server.url);
  });
  afterAll(() => server.stop());

  it('answers a bare token object to a password in the query', async () => {
    const answer = await call('POST', token, {
      query: { grant_type: 'password', scope: 'all', type: 'account', ...finance },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/json;charset=UTF-8');
    expect(answer.body).toEqual({
      tenant_id: '100002',
      user_id: expect.stringMatching(/^\d{15,19}$/),
      dept_id: '',
      post_id: '',
      role_id: expect.stringMatching(/^\d{15,19}$/),
      oauth_id: '',
      account: 'finance',
      user_name: 'finance',
      nick_name: '陈会计',
      real_name: '陈会计',
      role_name: 'user',
      avatar: '',
      access_token: expect.stringMatching(/^ey[\w-]+\.[\w-]+\.[\w-]+$/),
      refresh_token: expect.stringMatching(/^ey[\w-]+\.[\w-]+\.[\w-]+$/),
      token_type: 'bearer',
      expires_in: 3600,
      detail: { type: 'web', deptName: '' },
      license: expect.any(String),
      reset_def_pass: 0,
      password_expired: 0,
    });
  });

  it('takes the same as the body of a form, and without a grant type', async () => {
    const answer = await call('POST', token, { body: new URLSearchParams(finance) });
    expect(answer.body).toMatchObject({ account: 'finance', token_type: 'bearer' });
  });

  it('lets the header Tenant-Id win over the parameter', async () => {
    const answer = await call('POST', token, { query: finance, headers: { 'Tenant-Id': '100003' } });
    expect(answer.body.tenant_id).toBe('100003');
  });

  it.each([
    ['a wrong password', { ...finance, password: md5('wrong') }, '用户名或密码不正确'],
    ['an account nobody has', { ...finance, username: 'nobody' }, '用户名或密码不正确'],
    ['the password as it was typed', { ...finance, password: 'finance' }, '用户名或密码不正确'],
    ['a tenant nobody knows', { ...finance, tenantId: '999999' }, '用户名或密码不正确'],
    ['no tenant', { username: 'finance', password: md5('finance') }, '缺少必要的请求参数: tenantId'],
    ['an empty tenant', { ...finance, tenantId: '' }, '缺少必要的请求参数: tenantId'],
    ['a tenant that cannot be one', { ...finance, tenantId: "1' or '1" }, '请求参数格式错误: tenantId'],
  ])('refuses %s in the forms of both kinds of client', async (_, query, sentence) => {
    const answer = await call('POST', token, { query });
    expectRefusal(answer, 400, sentence);
    expect(answer.body).toMatchObject({ error_code: 400, error_description: sentence });
  });

  it('refuses an unknown grant type', async () => {
    const answer = await call('POST', token, { query: { ...finance, grant_type: 'telepathy' } });
    expectRefusal(answer, 401);
    expect(answer.body.error_code).toBe(401);
  });

  it.each([
    ['no client', ''],
    ['a wrong secret', `Basic ${btoa('saber:guess')}`],
    ['an unknown client', `Basic ${btoa('sword:saber_secret')}`],
    ['something else', 'Bearer x'],
  ])('gives nothing to %s', async (_, Authorization) => {
    const answer = await call('POST', token, { query: finance, headers: { Authorization } });
    expectRefusal(answer, 401, '客户端认证失败!');
    expect(answer.body).toMatchObject({ error_code: 401, error_description: '客户端认证失败!' });
  });

  it('knows the other stock client while the secrets are the stock ones', async () => {
    const headers = { Authorization: `Basic ${btoa('sword:sword_secret')}` };
    expect((await call('POST', token, { query: finance, headers })).status).toBe(200);
  });

  it('refuses a wrong client anywhere, and asks for none elsewhere', async () => {
    expectRefusal(await call('GET', userInfo, { headers: { Authorization: `Basic ${btoa('saber:guess')}` } }), 401);
    const access = await server.tokenOf('finance');
    const answer = await call('GET', userInfo, { token: access, headers: { Authorization: '' } });
    expect(answer.status).toBe(200);
  });

  it('locks an account after five failures, known or not, and says so', async () => {
    for (const username of ['reviewer', 'ghost']) {
      const query = { ...finance, username, password: md5('wrong') };
      for (let time = 0; time < 5; time += 1)
        expectRefusal(await call('POST', token, { query }), 400, '用户名或密码不正确');
      const right = { ...query, password: md5(username) };
      expectRefusal(await call('POST', token, { query: right }), 400, '登录错误次数过多,请稍后再试');
    }
    const elsewhere = { tenantId: '100003', username: 'reviewer', password: md5('reviewer') };
    expect((await call('POST', token, { query: elsewhere })).status).toBe(200);
  });

  it('gives new tokens for a refresh token, of its own tenant only, and none for an access token', async () => {
    const first = await call('POST', token, { query: finance });
    const query = { grant_type: 'refresh_token', refresh_token: said(first, 'refresh_token'), tenantId: '100002' };
    const second = await call('POST', token, { query });
    expect(second.body).toMatchObject({ account: 'finance', token_type: 'bearer' });
    expect((await call('GET', userInfo, { token: said(second, 'access_token') })).status).toBe(200);
    expectRefusal(await call('POST', token, { query: { ...query, tenantId: '100003' } }), 401, '令牌授权已过期');
    const asAccess = { ...query, refresh_token: said(first, 'access_token') };
    expectRefusal(await call('POST', token, { query: asAccess }), 401, '令牌授权已过期');
    expectRefusal(await call('GET', userInfo, { token: said(first, 'refresh_token') }), 401, '请求未授权');
  });

  it('signs out at once: access and refresh token are dead', async () => {
    const { body } = await call('POST', token, { query: finance });
    const access = String(body.access_token);
    expect((await call('GET', userInfo, { token: access })).status).toBe(200);
    const out = await call('GET', '/api/blade-auth/oauth/logout', { token: access });
    expect(out.text).toBe('{"success":"true","msg":"success"}');
    expectRefusal(await call('GET', userInfo, { token: access }), 401, '请求未授权');
    const query = { grant_type: 'refresh_token', refresh_token: String(body.refresh_token), tenantId: '100002' };
    expectRefusal(await call('POST', token, { query }), 401, '令牌授权已过期');
  });

  it('signs out politely whoever was not signed in', async () => {
    expect((await call('GET', '/api/blade-auth/oauth/logout')).body).toEqual({ success: 'true', msg: 'success' });
  });

  it('lets nobody replace a password of his own choice without knowing it', async () => {
    const query = { newPassword: md5('taken over'), newPassword1: md5('taken over') };
    const access = await server.tokenOf('admin');
    const answer = await call('POST', '/api/blade-user/update-def-password', { token: access, query });
    expectRefusal(answer, 400, '当前密码无需重置');
    expect(await server.tokenOf('admin')).toMatch(/^ey/);
  });

  it('tells who is signed in', async () => {
    const answer = await call('GET', userInfo, { token: await server.tokenOf('manager') });
    expect(answer.body).toMatchObject({ code: 200, success: true, msg: '操作成功' });
    expect(answer.body.data).toMatchObject({
      roles: ['projectmanager'],
      tenantId: '100002',
      userId: expect.stringMatching(/^\d+$/),
      account: 'manager',
      userName: 'manager',
      nickName: '李项目',
      detail: { type: 'web' },
      reset_def_pass: 0,
      password_expired: 0,
    });
  });

  it('takes the token with any case of bearer, from the header and never from the address', async () => {
    const access = await server.tokenOf('finance');
    for (const word of ['bearer', 'Bearer', 'BEARER']) {
      expect((await call('GET', userInfo, { headers: { 'blade-auth': `${word} ${access}` } })).status).toBe(200);
    }
    for (const value of [`bearer ${access}`, access]) {
      expectRefusal(await call('GET', userInfo, { query: { 'blade-auth': value } }), 401);
      const write = { query: { 'blade-auth': value }, json: { deptName: '试验室' } };
      expectRefusal(await call('POST', '/api/blade-system/dept/submit', write), 401);
    }
    expectRefusal(await call('GET', userInfo, { headers: { 'Blade-Auth': access } }), 401);
  });

  it('answers menus as a tree whose leaves have no children, and buttons under their menus', async () => {
    interface Node {
      readonly id: string;
      readonly parentId: string;
      readonly code: string;
      readonly path: string;
      readonly category: number;
      readonly children?: Node[];
    }
    const read = async (what: string, access?: string) => {
      const { body } = await call('GET', `/api/blade-system/menu/${what}`, { token: access });
      return body.data as unknown as Node[];
    };
    const access = await server.tokenOf('finance');
    const routes = await read('routes', access);
    const all = (nodes: readonly Node[]): Node[] => nodes.flatMap((node) => [node, ...all(node.children ?? [])]);
    expect(all(routes).map(({ path }) => path)).toEqual(expect.arrayContaining(['/rdm/project/list', '/rdm/import']));
    for (const node of all(routes)) {
      expect(node).toMatchObject({ category: 1, id: expect.stringMatching(/^\d+$/), parentId: expect.any(String) });
      if ('children' in node) expect(node.children?.length).toBeGreaterThan(0);
    }
    expect(all(routes).some((node) => !('children' in node))).toBe(true);
    for (const menu of await read('buttons', access)) {
      for (const button of menu.children ?? []) {
        expect(button).toMatchObject({ category: 2, parentId: menu.id });
        expect(button).not.toHaveProperty('children');
      }
    }
    const codes = all(await read('buttons', await server.tokenOf('manager'))).map(({ code }) => code);
    expect(codes).toContain('project_add');
    expect(codes).not.toContain('financialaccount_import');
    expect(await read('routes')).toEqual([]);
  });

  it('answers in English where the browser asks for it', async () => {
    const headers = { 'Accept-Language': 'en-GB,en;q=0.9' };
    const refused = await call('POST', token, { query: { ...finance, username: 'who' }, headers });
    expectRefusal(refused, 400, 'The account or the password is wrong');
    expectRefusal(await call('GET', userInfo, { headers }), 401, 'Please sign in');
    const listed = await call('GET', '/api/blade-rdm/project/list', {
      token: await server.tokenOf('finance'),
      headers,
    });
    expect(listed.body.msg).toBe('Done');
  });
});

describe('signing in where a captcha is asked for', () => {
  let server: TestServer;
  let call: WireCall;
  const captcha = async () => (await call('GET', '/api/blade-auth/oauth/captcha')).body as unknown as Captcha;
  const signIn = (key: string, code: string) =>
    call('POST', token, {
      query: { ...finance, grant_type: 'captcha' },
      headers: { 'Captcha-Key': key, 'Captcha-Code': code, Authorization: basicAuthorisation },
    });
  interface Captcha {
    readonly key: string;
    readonly image: string;
  }
  /** The letters of the latest one, as a person would read them. */
  let letters = '';

  beforeAll(async () => {
    server = await startTestServer(undefined, {
      captcha: true,
      captchaDrawer: {
        draw: async () => {
          const drawn = await rasterCaptchaDrawer.draw();
          letters = drawn.code;
          return drawn;
        },
      },
    });
    call = wireCaller(server.url);
  });
  afterAll(() => server.stop());

  it('draws one as a bare key and data URL', async () => {
    const drawn = await captcha();
    expect(Object.keys(drawn)).toEqual(['key', 'image']);
    expect(drawn.key).toMatch(/^[\da-f-]{36}$/);
    expect(drawn.image).toMatch(/^data:image\/png;base64,/);
    expect((await captcha()).key).not.toBe(drawn.key);
  });

  it('refuses a wrong one, a missing one and one nobody drew, right password or not', async () => {
    const { key } = await captcha();
    for (const [given, code] of [
      [key, '?????'],
      ['', ''],
      ['3b0f3c66-0000-4000-8000-000000000000', 'abcde'],
    ] as const) {
      const answer = await signIn(given, code);
      expectRefusal(answer, 400, '验证码不正确');
      expect(answer.body).toMatchObject({ error_code: 400, error_description: '验证码不正确' });
    }
    expectRefusal(await call('POST', token, { query: finance }), 400, '验证码不正确');
  });

  it('takes the right one once, in small letters as well', async () => {
    const { key } = await captcha();
    const code = letters;
    expect((await signIn(key, code.toLowerCase())).body).toMatchObject({ account: 'finance' });
    expectRefusal(await signIn(key, code), 400, '验证码不正确');
  });

  it('spends one on a failed sign-in', async () => {
    const { key } = await captcha();
    expectRefusal(await signIn(key, 'wrong'), 400, '验证码不正确');
    expectRefusal(await signIn(key, letters), 400, '验证码不正确');
  });
});
