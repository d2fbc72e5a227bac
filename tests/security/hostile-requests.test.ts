import { createSecretKey } from 'node:crypto';
import { endpoints, resourceEndpoints, resourcePath, type Endpoint } from '@rdm/blade-protocol';
import { resources } from '@rdm/core/internal/application';
import { tenantResources } from './tenant-resources';
import { personnel } from '@rdm/core/internal/project';
import { createMemoryFileStore } from '@rdm/memory';
import { openDatabase, migrate } from '@rdm/postgres';
import { applicationIn, createContainer, createServer } from '@rdm/blade-server';
import fc from 'fast-check';
import { SignJWT, UnsecuredJWT, decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { embeddedMemory } from '../setup/embedded-memory';
import { expectRefusal, wireCaller, type WireCall } from '../contract/wire-caller';
import { md5, startTestServer, type TestServer } from '../setup/test-server';

const people = `/api/${personnel.name}`;
const userInfo = '/api/blade-auth/oauth/user-info';

describe('a hostile request', () => {
  let server: TestServer;
  let call: WireCall;
  let token: string;
  const count = async () => Number((await call('GET', `${people}/list`, { token })).body.data.total);
  const send = (body: string, path = `${people}/submit`) =>
    call('POST', path, { token, body, headers: { 'Content-Type': 'application/json' } });

  beforeAll(async () => {
    server = await startTestServer();
    call = wireCaller(server.url);
    token = await server.tokenOf('finance');
    await call('POST', `${people}/submit`, { token, json: { code: 'E1', name: '张三' } });
    await call('POST', `${people}/submit`, { token, json: { code: 'E2', name: '李四' } });
  });
  afterAll(() => server.stop());

  const injections = [
    "' or '1'='1",
    "'; drop table entpersonnel; --",
    "E1' union select password from blade_user --",
    '1) or (1=1',
    '\\',
    '%',
    '_',
    '$1',
    '\0',
    '${1}',
    '"',
  ];

  it.each(injections)('finds nothing with %j and harms nothing', async (value) => {
    for (const key of ['code', 'code_equal', 'code_likeleft', 'code_in', 'deptName', 'name']) {
      const answer = await call('GET', `${people}/list`, { token, query: { [key]: value } });
      expect([key, answer.status, answer.body.data.total]).toEqual([key, 200, 0]);
    }
    for (const [key, query] of [
      ['deptId', { deptId: value }],
      ['entryDate_ge', { entryDate_ge: value }],
      ['id', { id: value }],
    ] as const) {
      expectRefusal(await call('GET', `${people}/list`, { token, query }), 400, `请求参数格式错误: ${key}`);
    }
    for (const order of ['ascs', 'descs']) {
      const answer = await call('GET', `${people}/list`, { token, query: { [order]: value } });
      expect(answer.body.data.total).toBe(2);
    }
    expect((await call('GET', `${people}/list`, { token, query: { [value]: '1' } })).body.data.total).toBe(2);
    expectRefusal(await call('GET', `${people}/detail`, { token, query: { id: value } }), 404);
    expectRefusal(await call('POST', `${people}/remove`, { token, query: { ids: value } }), 404);
    expect(await count()).toBe(2);
  });

  it('never ends in a fault of the server, whatever list of whatever resource is asked with', async () => {
    const listed = tenantResources.filter(({ calls }) => calls.includes('list'));
    const admin = await server.tokenOf('admin');
    const suffix = fc.constantFrom('', '_equal', '_ge', '_dategt', '_in', '_null', '_like', '_notlike', '_notequal');
    const value = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('0', '-1', '99999999999999999999', '2024-02-30', '2024-13-01 25:61:61', '1,2,,x', '0000-00-00'),
    );
    const question = fc.constantFrom(...listed).chain((resource) =>
      fc.record({
        path: fc.constant(resourcePath(resource, 'list')),
        column: fc.constantFrom(
          ...Object.keys(resource.fields),
          ...resource.columns,
          'id',
          'createTime',
          'constructor',
        ),
        suffix,
        value,
        order: fc.constantFrom(...Object.keys(resource.fields), 'toString', 'version'),
      }),
    );
    await fc.assert(
      fc.asyncProperty(question, async ({ path, column, suffix: ending, value: given, order }) => {
        const query = { [`${column}${ending}`]: given, descs: order };
        const answer = await call('GET', path, { token: admin, query });
        expect(answer.body.success ? 200 : answer.body.code).toBe(answer.status);
        expect([200, 400]).toContain(answer.status);
      }),
      { numRuns: 300 },
    );
  });

  it('never ends in a fault of the server, whatever body is submitted to whatever resource', async () => {
    const admin = await server.tokenOf('admin');
    const submitted = tenantResources.filter(({ calls }) => calls.includes('submit'));
    const value = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.jsonValue({ maxDepth: 2 }),
      fc.constantFrom('99999999999999999999', -1, 1e300, '2024-02-30', '\ud800', 'a\0b', '0', true),
    );
    const body = fc.constantFrom(...submitted).chain((resource) =>
      fc.record({
        path: fc.constant(`/api/${resource.name}/submit`),
        json: fc.dictionary(
          fc.constantFrom(...Object.keys(resource.fields), 'id', 'version', 'constructor', 'toString', 'tenantId'),
          value,
        ),
      }),
    );
    await fc.assert(
      fc.asyncProperty(body, async ({ path, json }) => {
        const answer = await call('POST', path, { token: admin, json });
        expect([200, 400, 404, 409]).toContain(answer.status);
      }),
      { numRuns: 300 },
    );
  });

  it('cannot reach a prototype', async () => {
    for (const body of [
      '{"__proto__":{"polluted":1},"code":"P1","name":"x"}',
      '{"constructor":{"prototype":{"polluted":1}},"code":"P1","name":"x"}',
      '{"code":"P1","name":{"__proto__":{"polluted":1}}}',
    ]) {
      expectRefusal(await send(body), 400);
    }
    for (const query of [
      '__proto__[polluted]=1',
      '__proto__.polluted=1',
      'constructor[prototype][polluted]=1',
      '__proto__=1',
    ]) {
      expect((await call('GET', `${people}/list?${query}`, { token })).status).toBe(200);
    }
    const form = '__proto__=1&constructor=2&tenantId=100002&username=finance&password=x';
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    expectRefusal(
      await call('POST', '/api/blade-auth/oauth/token', { body: form, headers }),
      400,
      '用户名或密码不正确',
    );
    const record = await call('POST', `${people}/submit`, { token, json: { code: 'E1', toString: 'x', valueOf: 'x' } });
    expectRefusal(record, 400);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it('cannot make the server choke on depth, length or bad text', async () => {
    expectRefusal(await send(`${'['.repeat(200_000)}${']'.repeat(200_000)}`), 400);
    expectRefusal(await send(`${'{"a":'.repeat(200_000)}1${'}'.repeat(200_000)}`), 400);
    expectRefusal(await send(`{"code":"${'x'.repeat(1_000_000)}","name":"x"}`), 400);
    const wide = Object.fromEntries(Array.from({ length: 50_000 }, (_, index) => [`k${index}`, index]));
    expectRefusal(await call('POST', `${people}/submit`, { token, json: wide }), 400, '请输入姓名');
    const kept = await call('POST', `${people}/submit`, { token, json: { code: 'Z\0\ud8001', name: '零\0' } });
    expect(kept.body.data).toMatchObject({ code: 'Z1', name: '零' });
    await call('POST', `${people}/remove`, { token, query: { ids: String(kept.body.data.id) } });
    expect(await count()).toBe(2);
  });

  it('is refused with 413 beyond 2 MB as JSON or as a form, and beyond 30 MB as a file', async () => {
    const size = 31 * 1024 * 1024;
    const tooLarge = '请求内容过大，请减少内容后重试';
    expectRefusal(await send(`"${'x'.repeat(2 * 1024 * 1024)}"`), 413, tooLarge);
    expectRefusal(await send(`"${'x'.repeat(size)}"`), 413, tooLarge);
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const text = await call('POST', '/api/blade-auth/oauth/token', { body: 'x'.repeat(size), headers });
    expectRefusal(text, 413, tooLarge);
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(size)]), '大.xlsx');
    expectRefusal(await call('POST', `${people}/import`, { token, body: form }), 413, '文件大小能不超过30M');
    expect(await count()).toBe(2);
  });

  it('is refused with 400 when a form is cut short or has no boundary', async () => {
    const part = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.xlsx"\r\n\r\nabc';
    for (const [type, body] of [
      ['multipart/form-data', 'x'],
      ['multipart/form-data; boundary=x', part],
      ['multipart/form-data; boundary=x', '--x--\r\n'],
      ['multipart/form-data; boundary=x', `${part.replace('name="file"', 'name="__proto__"')}\r\n--x--\r\n`],
    ] as const) {
      const headers = { 'Content-Type': type };
      expectRefusal(await call('POST', `${people}/import`, { token, body, headers }), 400);
    }
  });

  describe('with a token of its own making', () => {
    const key = (text: string) => createSecretKey(Buffer.from(text));
    const ours = 'a key for tests only, long enough to sign';
    const signed = (claims: Record<string, unknown>, secret: string, alg = 'HS256') =>
      new SignJWT(claims).setProtectedHeader({ alg, typ: 'JWT' }).sign(key(secret));
    const claims = () => decodeJwt(token) as Record<string, unknown>;
    const now = () => Math.floor(Date.now() / 1000);

    it.each<[string, () => Promise<string> | string]>([
      ['signed with another key', () => signed(claims(), 'another key that is long enough to sign')],
      ['that is not signed', () => new UnsecuredJWT(claims()).encode()],
      ['whose signature was cut off', () => `${token.split('.').slice(0, 2).join('.')}.`],
      ['whose tenant was changed', () => changed(token, { tenant_id: '100003' })],
      ['whose account was changed', () => changed(token, { user_id: '1' })],
      ['signed with another algorithm', () => signed(claims(), ours.repeat(2), 'HS512')],
      ['that has expired', () => signed({ ...claims(), exp: now() - 1 }, ours)],
      ['that is not valid yet', () => signed({ ...claims(), nbf: now() + 3600 }, ours)],
      ['of another issuer', () => signed({ ...claims(), iss: 'another' }, ours)],
      ['for another audience', () => signed({ ...claims(), aud: 'another' }, ours)],
      ['for a session nobody opened', () => signed({ ...claims(), session: '1' }, ours)],
      ['for a session of another tenant', () => signed({ ...claims(), tenant_id: '000000', session: '1' }, ours)],
      ['that refreshes only', () => signed({ ...claims(), token_type: 'refresh_token' }, ours)],
      ['that is none', () => 'x'.repeat(5_000)],
    ])('%s is nobody', async (_, made) => {
      expectRefusal(await call('GET', userInfo, { token: await made() }), 401, '请求未授权');
    });

    it('that is right opens the door, so that the others are refused for what they are', async () => {
      const answer = await call('GET', userInfo, { token: await signed(claims(), ours) });
      expect(answer.status).toBe(200);
    });

    function changed(given: string, claim: Record<string, unknown>): string {
      const [header, , signature] = given.split('.');
      const payload = Buffer.from(JSON.stringify({ ...decodeJwt(given), ...claim })).toString('base64url');
      return `${header}.${payload}.${signature}`;
    }
  });

  it('is answered with the headers that keep a browser safe', async () => {
    for (const path of [`${people}/list`, '/api/nothing', '/nothing']) {
      const { headers } = await call('GET', path, { token });
      const policy = headers.get('content-security-policy') ?? '';
      for (const rule of ["default-src 'self'", "script-src 'self'", "object-src 'none'", "frame-ancestors 'self'"]) {
        expect(policy.split(';')).toContain(rule);
      }
      expect(policy).not.toMatch(/script-src[^;]*unsafe/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('cache-control')).toBe(path.startsWith('/api/') ? 'no-store' : null);
      expect(headers.has('x-powered-by')).toBe(false);
      expect(headers.has('access-control-allow-origin')).toBe(false);
    }
  });

  it('from a page elsewhere gets no leave to read an answer', async () => {
    const headers = { Origin: 'https://elsewhere.example', 'Access-Control-Request-Method': 'POST' };
    const answer = await call('OPTIONS', `${people}/submit`, { headers });
    expectRefusal(answer, 405);
    expect(answer.headers.has('access-control-allow-origin')).toBe(false);
  });

  it('asks too often for tokens and has to wait', async () => {
    const statuses = new Set<number>();
    for (let time = 0; time < 70 && !statuses.has(429); time += 1) {
      const asked = Array.from({ length: 10 }, () => call('GET', '/api/blade-auth/oauth/captcha'));
      for (const answer of await Promise.all(asked)) {
        statuses.add(answer.status);
        if (answer.status === 429) expectRefusal(answer, 429, '请求过于频繁，请稍后再试');
      }
    }
    expect(statuses).toEqual(new Set([200, 429]));
  });
});

describe('a server whose database is gone', () => {
  it('says so in a sentence, with 503 and nothing of its inside, on every call', async () => {
    const database = await openDatabase(embeddedMemory);
    await migrate(database);
    const signingKey = 'a key for tests only, long enough to sign';
    const application = await applicationIn(
      createContainer({ database, signingKey, captcha: false, fileStore: createMemoryFileStore() }),
    );
    const server = await createServer({ application, saberSecret: 'saber_secret', logLevel: 'silent' });
    const call = wireCaller(await server.listen({ port: 0, host: '127.0.0.1' }));
    await database.close();
    const claims = { token_type: 'access_token', tenant_id: '100002', user_id: '1', session: '1' };
    const token = await new SignJWT({ ...claims, iss: 'issuser', aud: 'audience' })
      .setProtectedHeader({ alg: 'HS256' })
      .setExpirationTime('1h')
      .sign(createSecretKey(Buffer.from(signingKey)));
    const special = Object.values(endpoints).flatMap((table) =>
      Object.values<Endpoint>(table as Record<string, Endpoint>),
    );
    const generic = resources.flatMap(resourceEndpoints);
    for (const { method, path } of [...special, ...generic]) {
      const query = { tenantId: '100002', username: 'finance', password: md5('finance') };
      const answer = await call(method, path, { token, ...(path.endsWith('/token') && { query }) });
      if (path.endsWith('/captcha')) continue;
      expectRefusal(answer, 503, '数据库暂时无法连接，数据没有改变，请稍后重试');
    }
    await server.close();
  });
});
