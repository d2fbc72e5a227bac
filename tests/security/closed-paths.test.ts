import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRefusal, wireCaller, type WireCall } from '../contract/wire-caller';
import { startTestServer, type TestServer } from '../setup/test-server';

const CLOSED = '该接口未授权，请联系企业管理员配置接口权限';
const entries = '/api/blade-rdm/dict-biz/dictionary';
const other = '/api/blade-system/dict-biz/dictionary';

/** API scopes. docs/wire.md, Scopes */
describe('a path that an API scope names', () => {
  let server: TestServer;
  let call: WireCall;
  let admin: string;
  const scope = async (scopePath: string, resourceCode = scopePath) => {
    const json = { resourceCode, scopeName: resourceCode, scopePath };
    return (await call('POST', '/api/blade-system/api-scope/submit', { token: admin, json })).body.data;
  };
  const remove = (id: unknown) =>
    call('POST', '/api/blade-system/api-scope/remove', { token: admin, query: { ids: String(id) } });
  const ask = async (path: string, account = 'finance') =>
    call('GET', path, { token: await server.tokenOf(account), query: { code: 'sex' } });

  beforeAll(async () => {
    server = await startTestServer();
    call = wireCaller(server.url);
    admin = await server.tokenOf('admin');
  });
  afterAll(() => server.stop());

  it('is closed at once to whoever’s roles do not hold the scope, and open to those whose do', async () => {
    expect((await ask(entries)).status).toBe(200);
    const { id } = await scope(entries);
    expectRefusal(await ask(entries), 403, CLOSED);
    expectRefusal(await ask(entries, 'admin'), 403, CLOSED);
    const roles = (await call('GET', '/api/blade-system/role/list', { token: admin })).body.data as unknown as {
      id: string;
      roleAlias: string;
    }[];
    const user = roles.find(({ roleAlias }) => roleAlias === 'user')!.id;
    const { data } = (
      await call('GET', '/api/blade-system/menu/role-tree-keys', { token: admin, query: { roleIds: user } })
    ).body;
    const granted = { roleIds: [user], menuIds: data.menu, dataScopeIds: [], apiScopeIds: [id] };
    expect((await call('POST', '/api/blade-system/role/grant', { token: admin, json: granted })).status).toBe(200);
    expect((await ask(entries)).status).toBe(200);
    expectRefusal(await ask(entries, 'reviewer'), 403, CLOSED);
    await remove(id);
    expect((await ask(entries, 'reviewer')).status).toBe(200);
  });

  it('is closed by every other way to the same call as well', async () => {
    const { id } = await scope(entries, 'again');
    for (const path of [
      other,
      '/api/blade-rdm/dict-biz/d%69ctionary',
      '/api/blade-rdm//dict-biz/dictionary',
      `${entries}/`,
    ]) {
      expect((await ask(path)).status, path).not.toBe(200);
    }
    expectRefusal(await ask(other), 403, CLOSED);
    await remove(id);
  });

  it('stands for all below it, and for its arguments', async () => {
    const [units, audits] = [
      await scope('/api/blade-rdm/attachment/**'),
      await scope('/api/blade-rdm/projectdataaudit/batchsubmit/materials'),
    ];
    expectRefusal(await ask('/api/blade-rdm/attachment/list'), 403, CLOSED);
    expect((await ask('/api/blade-rdm/entpersonnel/list')).status).toBe(200);
    const submit = async (subject: string) =>
      call('POST', `/api/blade-rdm/projectdataaudit/batchsubmit/${subject}`, {
        token: await server.tokenOf('finance'),
        json: { rows: [] },
      });
    expectRefusal(await submit('materials'), 403, CLOSED);
    expectRefusal(await submit('m%61terials'), 403, CLOSED);
    expectRefusal(await submit('leases'), 400, '请选择至少一条数据');
    for (const { id } of [units, audits]) await remove(id);
  });

  it('cannot be one without which nobody could sign in, or put it right again', async () => {
    for (const path of [
      '/api/**',
      '/api/blade-auth/oauth/token',
      '/api/blade-system/api-scope/**',
      '/api/blade-system/role/grant',
    ]) {
      const json = { resourceCode: path, scopeName: path, scopePath: path };
      expectRefusal(await call('POST', '/api/blade-system/api-scope/submit', { token: admin, json }), 400);
    }
  });

  it('of another tenant closes nothing here', async () => {
    const neighbours = await startTestServer(undefined, { tenants: ['100002', '100003'] });
    const at = wireCaller(neighbours.url);
    const json = { resourceCode: 'x', scopeName: 'x', scopePath: entries };
    const token = await neighbours.tokenOf('admin', '100003');
    expect((await at('POST', '/api/blade-system/api-scope/submit', { token, json })).status).toBe(200);
    const answer = await at('GET', entries, {
      token: await neighbours.tokenOf('finance', '100002'),
      query: { code: 'sex' },
    });
    expect(answer.status).toBe(200);
    await neighbours.stop();
  });
});
