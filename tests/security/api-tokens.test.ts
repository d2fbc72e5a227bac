import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiToken } from '@rdm/core/internal/access';
import { apiLog } from '@rdm/core/internal/system';
import { expectRefusal, wireCaller, type WireAnswer, type WireCall } from '../contract/wire-caller';
import { md5, startTestServer, type TestServer } from '../setup/test-server';

const LIST = '/api/blade-rdm/project/list';
const UNKNOWN = '访问令牌无效，请核对后重试';

interface Made {
  readonly id: string;
  readonly token: string;
}

/** Access tokens of programs against whoever wants more of them. docs/wire.md, Access tokens */
describe('an access token', () => {
  let server: TestServer;
  let call: WireCall;
  let finance: string;
  beforeAll(async () => {
    server = await startTestServer(undefined, { tenants: ['100002', '100003'] });
    call = wireCaller(server.url);
    finance = await server.tokenOf('finance');
  });
  afterAll(() => server.stop());

  const make = async (scopes: readonly string[], name = 'ERP', session = finance): Promise<Made> => {
    const json = { name, password: md5('finance'), days: 30, scopes };
    const { status, body } = await call('POST', '/api/blade-user/tokens/create', { token: session, json });
    expect(status).toBe(200);
    return body.data as unknown as Made;
  };
  const as = (token: string, method = 'GET', path = LIST, given: Parameters<WireCall>[2] = {}): Promise<WireAnswer> =>
    call(method, path, { ...given, headers: { Authorization: `Bearer ${token}`, ...given.headers } });

  it('is no token but for its very text', async () => {
    const { token } = await make(['project:read']);
    expect((await as(token)).status).toBe(200);
    const swapped = token.slice(0, -1) + (token.endsWith('0') ? '1' : '0');
    const ofOther = token.replace('rdm_100002_', 'rdm_100003_');
    for (const guess of [swapped, ofOther, token.slice(0, -7), `${token}0`, 'rdm_', "rdm_'; --"]) {
      expectRefusal(await as(guess), 401, UNKNOWN);
    }
  });

  it('names its own tenant, whatever else the request names', async () => {
    const { token } = await make(['project:read']);
    const answer = await as(token, 'GET', LIST, { headers: { 'Tenant-Id': '100003' }, query: { tenantId: '100003' } });
    expect(answer.status).toBe(200);
    expect(answer.body.data).toMatchObject({ total: 0 });
  });

  it('is refused in an address, in the header of the screens, and beside a session', async () => {
    const { token } = await make(['project:read']);
    const places: Record<string, string>[] = [
      { 'blade-auth': `bearer ${token}` },
      { access_token: token },
      { 'blade-auth': token },
    ];
    for (const query of places) {
      const sentence = '访问令牌只能放在 Authorization 请求头中，出现在网址里的令牌请立即撤销';
      expectRefusal(await call('GET', LIST, { query }), 401, sentence);
    }
    expectRefusal(await call('GET', LIST, { token }), 401, '访问令牌应以 Authorization: Bearer 发送，不用 Blade-Auth');
    expectRefusal(await as(token, 'GET', LIST, { token: finance }), 401);
  });

  it('does what its scopes name alone, by every way there is', async () => {
    const { token } = await make(['project:read']);
    for (const [method, path] of [
      ['POST', '/api/blade-rdm/project/submit'],
      ['POST', '/api/blade-rdm/project/remove?ids=1'],
      ['POST', '/api/blade-rdm/project/save'],
      ['GET', '/api/blade-rdm/costpersonnelsalary/list'],
      ['GET', '/api/blade-user/list'],
      ['GET', '/api/blade-system/role/list'],
      ['GET', '/api/blade-system/param/list'],
      ['GET', '/api/blade-system/apitoken/list'],
      ['GET', '/api/blade-system/webhook/list'],
      ['POST', '/api/blade-user/tokens/create'],
      ['GET', '/api/blade-user/sessions'],
      ['POST', '/api/blade-user/update-password'],
      ['POST', '/api/blade-user/update-def-password'],
      ['POST', '/api/blade-user/update-info'],
      ['GET', '/api/blade-auth/oauth/clear-cache'],
    ] as const) {
      const answer = await as(token, method, path, method === 'POST' ? { json: {} } : {});
      expect([answer.status, path]).toEqual([403, path]);
      expectRefusal(answer, 403);
    }
  });

  it('is refused once it is revoked, has expired, or its account is out of use', async () => {
    const [revoked, expired, account] = [
      await make(['project:read']),
      await make(['project:read']),
      await make(['project:read']),
    ];
    for (const { token } of [revoked, expired, account]) expect((await as(token)).status).toBe(200);
    await call('POST', '/api/blade-user/tokens/revoke', { token: finance, query: { id: revoked.id } });
    expectRefusal(await as(revoked.token), 401, '访问令牌已被撤销，请换用其他令牌');
    await server.application.inTenant('100002', async ({ records }) => {
      const [row] = await records.find(apiToken, { where: [{ field: 'id', is: 'equal', value: expired.id }] });
      await records.update(apiToken, [{ ...row!, expiresAt: '2024-01-01 00:00:00' }]);
    });
    await call('GET', '/api/blade-auth/oauth/clear-cache', { token: finance });
    expectRefusal(await as(expired.token), 401, '访问令牌已过期，请新建令牌');
    const admin = await server.tokenOf('admin');
    const { body } = await call('GET', '/api/blade-user/list', { token: admin, query: { account: 'finance' } });
    const [{ id }] = body.data.records as [{ id: string }];
    await call('POST', '/api/blade-user/remove', { token: admin, query: { ids: id } });
    expectRefusal(await as(account.token), 401, '访问令牌所属账号已停用或删除');
  });

  it('is stored as a digest alone, and stands in no log; each call it makes is logged by its name', async () => {
    const admin = await server.tokenOf('admin');
    const json = { name: '税务平台', password: md5('admin'), days: 1, scopes: ['project:read'] };
    const { body } = await call('POST', '/api/blade-user/tokens/create', { token: admin, json });
    const { token } = body.data as unknown as Made;
    await as(token);
    await as(token, 'GET', '/api/blade-user/list');
    const logged = () => server.application.inTenant('100002', ({ records }) => records.find(apiLog));
    const named = async () => (await logged()).filter(({ tokenName }) => tokenName === '税务平台');
    await expect.poll(async () => (await named()).length, { timeout: 10_000 }).toBe(2);
    expect((await named()).map(({ title, answerCode, createBy }) => [title, answerCode, createBy])).toEqual(
      expect.arrayContaining([
        ['查询研发项目', 200, 'admin'],
        ['查询用户', 403, 'admin'],
      ]),
    );
    const secret = token.split('_').at(-1)!;
    const tokens = await server.application.inTenant('100002', ({ records }) => records.find(apiToken));
    const written = JSON.stringify([await logged(), tokens]);
    expect(written).toContain('税务平台');
    expect(written).not.toContain(secret);
    expect(written).not.toContain(md5('admin'));
  });
});
