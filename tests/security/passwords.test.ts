import { createBladeClient } from '@rdm/blade-client';
import { user } from '@rdm/core/internal/access';
import type { Ports } from '@rdm/core/internal/application';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { expectRefusal, wireCaller, type WireCall } from '../contract/wire-caller';
import { openMemoryApplication } from '../setup/memory-application';
import { md5, startTestServer, type TestServer } from '../setup/test-server';

const COMMON = '该密码太常见或与账号相同，请换一个不易猜到的密码';

describe('passwords over the wire, where mostly their digests are known', () => {
  let server: TestServer;
  let call: WireCall;
  let admin: Ports;
  beforeAll(async () => {
    server = await startTestServer();
    call = wireCaller(server.url);
    admin = await server.signIn('admin');
  });
  afterAll(() => server.stop());
  afterEach(() => vi.restoreAllMocks());

  const change = async (password: string, typedPassword?: string) => {
    const token = await server.tokenOf('finance');
    const passwords = { oldPassword: md5('finance'), newPassword: md5(password), newPassword1: md5(password) };
    const query = { ...passwords, ...(typedPassword !== undefined && { typedPassword }) };
    return call('POST', '/api/blade-user/update-password', { token, query });
  };

  it.each(['1234', '123456', 'Passw0rd', 'iloveyou', 'Finance', 'finance123', 'FINANCE@123'])(
    'refuses %s by its digest',
    async (password) => expectRefusal(await change(password), 400, COMMON),
  );

  it('refuses the empty one by its digest', async () => expectRefusal(await change(''), 400, '请先输入密码'));

  it('applies the rules of the tenant to the typed text, which must be that of the digest', async () => {
    expectRefusal(await change('kf7x', 'kf7x'), 400, '密码长度不能少于6位');
    expectRefusal(await change('kf7x', 'Long-enough-7'), 400, '密码格式不正确');
  });

  it.each(['', '123456', 'boss', 'boss123'])('lets no enterprise register with the password %j', async (password) => {
    const json = {
      name: '南宁远川科技有限公司',
      creditCode: '91350100M000100Y43',
      phone: '13800138000',
      account: 'boss',
      password: md5(password),
      password2: md5(password),
    };
    expectRefusal(await call('POST', '/api/enterprise/register', { json }), 400);
  });

  it('gives a new user no password that anybody could know', async () => {
    const { firstPassword, account } = await admin.resource(user).submit({ account: 'newcomer' });
    for (const guess of ['123456', 'newcomer', '', 'admin', 'rdm']) {
      const query = { tenantId: '100002', username: account, password: md5(guess) };
      expectRefusal(await call('POST', '/api/blade-auth/oauth/token', { query }), 400, '用户名或密码不正确');
    }
    expect(firstPassword).toMatch(/^[0-9a-f]{16}$/);
    const listed = await admin.resource(user).list({ where: [{ field: 'account', is: 'equal', value: 'newcomer' }] });
    expect(JSON.stringify(listed)).not.toContain(String(firstPassword));
  });

  it('puts no password and no token into the address of a request', async () => {
    const addresses: string[] = [];
    const real = globalThis.fetch;
    vi.spyOn(globalThis, 'fetch').mockImplementation((address, init) => {
      addresses.push(String(address));
      return real(address, init);
    });
    const anyone = createBladeClient({ origin: server.url, token: () => null });
    const signedIn = await anyone.session.token({ tenantId: '100002', username: 'manager', password: md5('manager') });
    const own = createBladeClient({ origin: server.url, token: () => signedIn.accessToken });
    const { refreshToken } = signedIn;
    await anyone.session.token({ grantType: 'refresh_token', tenantId: '100002', refreshToken });
    const secret = md5('Correct-Horse-7');
    const passwords = { oldPassword: md5('manager'), newPassword: secret, newPassword1: secret };
    await own.profile.updatePassword({ ...passwords, typedPassword: 'Correct-Horse-7' });
    expect(addresses).toHaveLength(3);
    for (const address of addresses) expect(new URL(address).search).toBe('');
  });
});

describe('an initial password', () => {
  it('opens its account for 72 hours, and may be made again then', async () => {
    const memory = await openMemoryApplication();
    const admin = await memory.signIn('admin');
    const [reviewer] = (
      await admin.resource(user).list({ where: [{ field: 'account', is: 'equal', value: 'reviewer' }] })
    ).records;
    const made = await admin.resource(user).submit({ account: 'late', roleId: reviewer!.roleId });
    const signIn = (password: unknown) =>
      memory.anyone().session.token({ tenantId: '100001', username: 'late', password: String(password) });
    const hour = 3_600_000;
    memory.clock.advance(71 * hour);
    expect(await signIn(made.firstPassword)).toMatchObject({ mustChangePassword: true });
    memory.clock.advance(2 * hour);
    await expect(signIn(made.firstPassword)).rejects.toMatchObject({
      fault: { code: 400, message: { zh: '初始密码已过期，请联系管理员重新生成' } },
    });
    const again = await (await memory.signIn('admin')).users.resetPassword({ userIds: made.id });
    expect(await signIn(again[0]!.initialPassword)).toMatchObject({ mustChangePassword: true });
    await memory.stop();
  });
});
