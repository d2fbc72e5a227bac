import { createServer } from '@rdm/blade-server';
import { apiLog, errorLog, usualLog } from '@rdm/core/internal/system';
import { createSpreadsheetWriter } from '@rdm/documents';
import { purgeOldLogs } from '@rdm/core/internal/platform';
import type { Ports } from '@rdm/core/internal/application';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wireCaller, type WireCall } from '../contract/wire-caller';
import { openMemoryApplication } from '../setup/memory-application';
import { md5, startTestServer, type TestServer } from '../setup/test-server';

const SECRET = 'never-in-a-log';

describe('what the server writes of itself', () => {
  let server: TestServer;
  let call: WireCall;
  let admin: Ports;
  let token: string;
  beforeAll(async () => {
    server = await startTestServer(undefined, { tenants: ['100002', '100003'] });
    call = wireCaller(server.url);
    admin = await server.signIn('admin');
    token = await server.tokenOf('admin');
  });
  afterAll(() => server.stop());

  const latest = async (title: string) => {
    const where = [{ field: 'title', is: 'equal' as const, value: title }];
    await expect
      .poll(async () => (await admin.resource(apiLog).list({ where })).total, { timeout: 10_000 })
      .toBeGreaterThan(0);
    return (await admin.resource(apiLog).list({ where })).records[0]!;
  };

  it('tells who signed in, from where and how long it took, without the password', async () => {
    await call('POST', '/api/blade-auth/oauth/token', {
      query: { tenantId: '100002', username: 'admin', password: md5('admin') },
      headers: { 'User-Agent': 'a browser' },
    });
    const entry = await latest('登录');
    expect(entry).toMatchObject({
      createBy: 'admin',
      method: 'POST',
      requestUri: '/api/blade-auth/oauth/token',
      answerCode: 200,
    });
    expect(entry.remoteIp).toMatch(/127\.0\.0\.1|::1/);
    expect(entry.time).toMatch(/^\d+$/);
    const all = await admin.resource(apiLog).list({ size: -1 });
    expect(JSON.stringify(all.records)).not.toContain(md5('admin'));
  });

  it('tells of a sign-in however its address is written', async () => {
    const query = { tenantId: '100002', username: 'manager', password: md5('manager') };
    expect((await call('POST', '/api/blade-auth/oauth/%74oken/', { query })).status).toBe(200);
    const where = [{ field: 'createBy', is: 'equal' as const, value: 'manager' }];
    const titles = async () => (await admin.resource(apiLog).list({ where })).records.map(({ title }) => title);
    await expect.poll(titles, { timeout: 10_000 }).toEqual(['登录']);
  });

  it('tells a refused sign-in of a tenant there is, and writes nothing for one there is not', async () => {
    const sign = (tenantId: string) =>
      call('POST', '/api/blade-auth/oauth/token', { query: { tenantId, username: 'guesser', password: SECRET } });
    await sign('100002');
    await sign('777777');
    const where = [{ field: 'createBy', is: 'equal' as const, value: 'guesser' }];
    await expect
      .poll(async () => (await admin.resource(apiLog).list({ where })).records[0]?.answerCode, { timeout: 10_000 })
      .toBe(400);
    const strange = await server.application.inTenant('777777', (of) => of.records.count(apiLog));
    expect(strange).toBe(0);
  });

  it('tells what takes data out, and of pay the names without the amounts', async () => {
    await call('GET', '/api/blade-rdm/costpersonnelsalary/export', { token, query: { month: '2024-01' } });
    await call('GET', '/api/blade-rdm/entpersonnel/export', { token });
    for (const title of ['导出薪酬', '导出研发人员']) {
      expect(await latest(title)).toMatchObject({ createBy: 'admin', methodName: 'export', type: '1' });
    }
    const json = { month: '2024-01', personnelId: '1', wages: '55555.55' };
    await call('POST', '/api/blade-rdm/costpersonnelsalary/submit', { token, json });
    const entry = await latest('保存薪酬');
    expect(entry.params).toContain('wages');
    const all = await admin.resource(apiLog).list({ size: -1 });
    expect(JSON.stringify(all.records)).not.toContain('55555.55');
  });

  it.each([
    ['the family’s token call', '/api/blade-auth/oauth/token', 'username'],
    ['that of its community client', '/api/blade-auth/token', 'account'],
    ['the financial system', '/api/k3/login', 'username'],
  ])('tells who failed and who succeeded to sign in by %s', async (_, path, name) => {
    const ask = (account: string, password: string) => {
      const given = { tenantId: '100002', [name]: account, password: md5(password) };
      return call('POST', path, path.startsWith('/api/k3') ? { json: given } : { query: given });
    };
    await ask(`guesser of ${name}`, SECRET);
    await ask('reviewer', 'reviewer');
    const entry = async (createBy: string) => {
      const where = [
        { field: 'createBy', is: 'equal' as const, value: createBy },
        { field: 'requestUri', is: 'equal' as const, value: path },
      ];
      return (await admin.resource(apiLog).list({ where })).records[0]?.answerCode;
    };
    await expect.poll(() => entry(`guesser of ${name}`), { timeout: 10_000 }).toBe(400);
    await expect.poll(() => entry('reviewer'), { timeout: 10_000 }).toBe(200);
  });

  it('tells the tenant of a retrieval, and the platform of a registration', async () => {
    const retrieval = { tenantId: '100002', account: 'finance', phone: '13900139000', id: 'x', value: '1' };
    await call('POST', '/api/enterprise/retrieve/password', {
      json: { ...retrieval, newPassword: md5(SECRET), newPassword1: md5(SECRET) },
    });
    expect(await latest('找回密码')).toMatchObject({ createBy: 'finance', answerCode: 400 });
    await call('POST', '/api/enterprise/register', { json: { name: '试验企业', account: 'boss' } });
    const ofPlatform = () =>
      server.application.inTenant('000000', async ({ records }) =>
        (await records.find(apiLog, { where: [{ field: 'title', is: 'equal', value: '企业注册' }] })).map(
          ({ createBy, answerCode }) => [createBy, answerCode],
        ),
      );
    await expect.poll(ofPlatform, { timeout: 10_000 }).toEqual([['boss', 400]]);
  });

  it('tells every write with what it was asked, without secrets, and no reading', async () => {
    await call('POST', '/api/blade-system/dept/submit', {
      token,
      query: { 'blade-auth': SECRET },
      json: { deptName: '试验室', sort: 1, password: SECRET, below: { token: SECRET } },
    });
    await call('GET', '/api/blade-system/dept/list', { token });
    const entry = await latest('保存部门');
    expect(entry).toMatchObject({
      createBy: 'admin',
      methodClass: 'blade-system/dept',
      methodName: 'submit',
      type: '1',
    });
    expect(entry.params).toContain('试验室');
    const all = await admin.resource(apiLog).list({ size: -1 });
    expect(JSON.stringify(all.records)).not.toContain(SECRET);
    expect(all.records.map(({ methodName }) => methodName)).not.toContain('list');
  });

  it('tells a refused write as refused', async () => {
    const finance = await server.tokenOf('finance');
    await call('POST', '/api/blade-system/dict-biz/submit', { token: finance, json: { code: 'x' } });
    expect(await latest('保存业务字典')).toMatchObject({ createBy: 'finance', answerCode: 403, type: '2' });
  });

  it('tells of an import what it counted', async () => {
    const file = await createSpreadsheetWriter().write([
      {
        name: '研发人员',
        columns: ['姓名', '工号'].map((heading) => ({ heading, width: 10, kind: 'text' as const })),
        rows: [['王', 'E1']],
      },
    ]);
    const form = new FormData();
    form.append('file', new Blob([file as Uint8Array<ArrayBuffer>]), 'x.xlsx');
    expect((await call('POST', '/api/blade-rdm/entpersonnel/import', { token, body: form })).status).toBe(200);
    const where = [{ field: 'logData', is: 'like' as const, value: '导入研发人员' }];
    await expect
      .poll(async () => (await admin.resource(usualLog).list({ where })).records[0]?.logData, { timeout: 10_000 })
      .toContain('"inserted":1');
  });

  it('is shown to no other tenant, and changed by nobody', async () => {
    const strangers = await server.signIn('admin', '100003');
    const seen = await strangers.resource(apiLog).list({ size: -1 });
    expect(seen.records.every(({ tenantId }) => tenantId === '100003')).toBe(true);
    const [entry] = (await admin.resource(apiLog).list({})).records;
    await expect(strangers.resource(apiLog).detail({ id: entry!.id })).rejects.toMatchObject({ fault: { code: 404 } });
    for (const name of ['submit', 'remove']) {
      const answer = await call('POST', `/api/blade-log/api/${name}`, {
        token,
        query: { ids: entry!.id },
        json: { id: entry!.id },
      });
      expect(answer.status).toBe(404);
    }
    const finance = await server.signIn('finance');
    for (const log of [apiLog, errorLog, usualLog]) {
      await expect(finance.resource(log).list({})).rejects.toMatchObject({ fault: { code: 403 } });
    }
  });

  it('is kept as long as the parameter says, and no longer', async () => {
    const before = (await admin.resource(apiLog).list({})).total;
    await purgeOldLogs(server.application);
    expect((await admin.resource(apiLog).list({})).total).toBeGreaterThanOrEqual(before);
    await server.application.inTenant('100002', async ({ records, ids }) => {
      const [row] = await records.find(apiLog, { limit: 1 });
      await records.insert(apiLog, [
        { ...row!, id: ids.next(), logId: ids.next(), title: '很久以前', happenTime: '2001-01-01 00:00:00' },
      ]);
    });
    await purgeOldLogs(server.application);
    const where = [{ field: 'title', is: 'equal' as const, value: '很久以前' }];
    expect((await admin.resource(apiLog).list({ where })).total).toBe(0);
  });

  it('takes two hundred faults of a browser at once, as they are or cut, and no body of another form', async () => {
    const send = (json: unknown) => call('POST', '/api/blade-auth/oauth/logout', { token, json });
    const entry = {
      url: '/x',
      time: '',
      type: 'error',
      message: `boom ${SECRET}`,
      stack: 'x'.repeat(20_000),
      info: null,
    };
    expect((await send(Array.from({ length: 200 }, () => entry))).body.code).toBe(413);
    expect((await send(Array.from({ length: 50 }, () => entry))).body).toMatchObject({ code: 200 });
    expect((await send(Array.from({ length: 201 }, () => ({})))).body.msg).toBe('一次最多提交200条，请分批提交');
    expect((await send({ entries: [entry] })).body.msg).toBe('请求内容应为一个数组');
    expect((await send([{ url: 1 }])).body.msg).toContain('请求参数格式错误');
    expect((await send([{ message: '\u0000\ud800<script>' }])).body.code).toBe(200);
    const [kept] = (await admin.resource(errorLog).list({ where: [{ field: 'message', is: 'like', value: 'boom' }] }))
      .records;
    expect(String(kept!.stackTrace).length).toBe(8_000);
  });
});

describe('a fault of the server', () => {
  it('is in the error log of the one it met, by the number he was told', async () => {
    const memory = await openMemoryApplication({ tenants: ['100002'] });
    const failing = {
      ...memory.application,
      for: () => {
        throw new TypeError('the disk is on fire');
      },
    };
    const server = await createServer({ application: failing, saberSecret: 'saber_secret', logLevel: 'silent' });
    const { accessToken } = await memory
      .anyone()
      .session.token({ tenantId: '100002', username: 'finance', password: 'finance' });
    const answer = await server.inject({
      url: `/api/blade-rdm/project/list?name=x&blade-auth=${SECRET}`,
      headers: { 'blade-auth': `bearer ${accessToken}` },
    });
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain('on fire');
    const number = /编号 (\S+) 告诉/.exec(answer.json<{ msg: string }>().msg)![1];
    await server.inject({ url: '/api/blade-auth/oauth/captcha' });
    await server.close();
    const admin = await memory.signIn('admin', '100002');
    const { records } = await admin.resource(errorLog).list({});
    expect(records).toMatchObject([
      { requestId: number, method: 'GET', requestUri: '/api/blade-rdm/project/list', createBy: 'finance' },
    ]);
    expect(records[0]).toMatchObject({ exceptionName: 'TypeError', message: 'the disk is on fire' });
    expect(records[0]!.stackTrace).toContain('server-logs.test.ts');
    expect(records[0]!.fileName).toContain('server-logs.test.ts');
    expect(records[0]!.lineNumber).toBeGreaterThan(0);
    expect(JSON.stringify(records)).not.toContain(SECRET);
    // An error without a tenant is logged for the platform.
    const ofPlatform = await memory.application.inTenant('000000', ({ records: rows }) => rows.count(errorLog));
    expect(ofPlatform).toBe(1);
    await memory.stop();
  });
});
