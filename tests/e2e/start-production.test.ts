import { resourceEndpoints } from '@rdm/blade-protocol';
import { resources } from '@rdm/core/internal/application';
import { openDatabase, type Database } from '@rdm/postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRefusal, wireCaller } from '../contract/wire-caller';
import { startPostgres, type PostgresServer } from '../setup/postgres-server';
import { md5 } from '../setup/test-server';
import { endPrograms, production, startProgram, type Program } from './program';

describe('a start in production on a PostgreSQL server', () => {
  const Authorization = `Basic ${btoa(`saber:${production.RDM_SABER_SECRET}`)}`;
  let postgres: PostgresServer;
  let program: Program;
  let database: Database;
  let url: string;
  let password: string;
  const start = async () => {
    program = startProgram({ ...production, RDM_MODE: '', DATABASE_URL: postgres.url });
    url = await program.url();
  };
  /** The letters of a captcha as whoever operates the database finds them: no program reads the picture. */
  const lettersOf = async (key: string): Promise<string> => {
    const { rows } = await database.use((session) =>
      session.query<{ value: string }>('select value from ephemeral where key = $1', [`captcha ${key}`]),
    );
    return rows[0]?.value ?? '';
  };
  const signIn = async (wirePassword: string, tenantId = '000000', username = 'admin') => {
    const call = wireCaller(url);
    const drawn = await call('GET', '/api/blade-auth/oauth/captcha', { headers: { Authorization } });
    const headers = {
      Authorization,
      'Captcha-Key': String(drawn.body.key),
      'Captcha-Code': await lettersOf(String(drawn.body.key)),
    };
    const query = { grant_type: 'captcha', tenantId, username, password: wirePassword };
    return call('POST', '/api/blade-auth/oauth/token', { query, headers });
  };

  beforeAll(async () => {
    postgres = await startPostgres();
    database = await openDatabase({ url: postgres.url, connections: 1 });
    await start();
    const [, shown] = await program.until(/000000 \/ admin \/ (\S+)\n/);
    password = shown!;
  });
  afterAll(async () => {
    await endPrograms();
    await database.close();
    await postgres.stop();
  });

  it('shows the first administrator’s password once and no account anybody could know', () => {
    expect(password.length).toBeGreaterThanOrEqual(16);
    expect(program.output()).toContain('密码只显示这一次');
    expect(program.output()).not.toContain('100001');
    expect(program.output()).not.toContain('admin / admin');
  });

  it('has no demonstration tenant and no known password or client', async () => {
    for (const tenantId of ['100001', '100002']) {
      expectRefusal(await signIn(md5('finance'), tenantId, 'finance'), 400, '用户名或密码不正确');
    }
    expectRefusal(await signIn(md5('admin')), 400, '用户名或密码不正确');
    expectRefusal(await wireCaller(url)('POST', '/api/blade-auth/oauth/token'), 401, '客户端认证失败!');
  });

  it('lets the administrator do nothing but change the password, then everything', async () => {
    const call = wireCaller(url);
    const signedIn = await signIn(md5(password));
    expect(signedIn.body.reset_def_pass).toBe(1);
    const token = String(signedIn.body.access_token);
    const headers = { Authorization };
    for (const { method, path, call: name } of resources.flatMap(resourceEndpoints)) {
      const json = name === 'submit' ? {} : undefined;
      const answer = await call(method, path, { token, headers, ...(json && { json }) });
      // The names of one's own menus are what every client draws its frame from.
      if (path === '/api/blade-system/menu/tree') expect(answer.status).toBe(200);
      else expectRefusal(answer, 403);
    }
    const recompute = '/api/blade-rdm/projectreportdetaillist/restats-amount';
    expectRefusal(await call('GET', recompute, { token, headers, query: { year: '2024' } }), 403);
    const change = (newPassword: string, newPassword1 = newPassword) =>
      call('POST', '/api/blade-user/update-def-password', { token, headers, query: { newPassword, newPassword1 } });
    expectRefusal(await change(md5(password)), 400, '新密码不能与原密码相同');
    expectRefusal(await change(md5('a'), md5('b')), 400, '请输入正确的确认密码!');
    expectRefusal(await change('plain'), 400, '密码长度不能少于6位');
    expect((await change(md5('Correct-Horse-7'))).body).toMatchObject({ code: 200, success: true });
    const listed = await call('GET', '/api/blade-rdm/project/list', { token, headers });
    expect(listed.body).toMatchObject({ code: 200, data: { total: 0 } });
    expectRefusal(await signIn(md5(password)), 400, '用户名或密码不正确');
    expect((await signIn(md5('Correct-Horse-7'))).body.reset_def_pass).toBe(0);
  });

  it('prints no password at a second start and keeps the one that was chosen', async () => {
    program.process.kill('SIGTERM');
    expect(await program.ended).toBe(0);
    await start();
    expect(program.output()).not.toMatch(/000000|密码/);
    expect((await signIn(md5('Correct-Horse-7'))).body).toMatchObject({ account: 'admin', reset_def_pass: 0 });
  });

  it('refuses a database the server has not, in one sentence', async () => {
    const missing = new URL(postgres.url);
    missing.pathname = '/nowhere';
    const second = startProgram({ ...production, DATABASE_URL: missing.href });
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain('The database of DATABASE_URL does not exist; create it first.');
    expect(second.output()).not.toMatch(/\n\s+at /);
  });
});
