import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { basicAuthorisation, expectRefusal, wireCaller, type WireCall } from '../contract/wire-caller';
import { client } from '@rdm/core/internal/access';
import { platformAdministrator } from '../contract/ports/platform-administrator';
import { appCode } from '../setup/authenticator-app';
import { md5, startTestServer, type TestServer } from '../setup/test-server';

const TOKEN = '/api/blade-auth/oauth/token';

describe('a stranger who guesses', () => {
  let server: TestServer;
  let call: WireCall;
  beforeAll(async () => {
    server = await startTestServer();
    call = wireCaller(server.url);
  });
  afterAll(() => server.stop());

  const signIn = (tenantId: string, username: string, password: string) =>
    call('POST', TOKEN, { query: { tenantId, username, password: md5(password) } });

  it('learns neither which tenants there are, nor which accounts', async () => {
    const answers = [
      await signIn('100002', 'finance', 'wrong'),
      await signIn('100002', 'nobody', 'wrong'),
      await signIn('777777', 'finance', 'wrong'),
    ];
    for (const { status, body } of answers) expect([status, body]).toEqual([400, answers[0]!.body]);
  });

  it('shuts nobody else out: with the account locked here, its owner signs in elsewhere', async () => {
    for (let time = 0; time < 5; time++) await signIn('100002', 'reviewer', 'wrong');
    expectRefusal(await signIn('100002', 'reviewer', 'reviewer'), 400, '登录错误次数过多,请稍后再试');
    const elsewhere = server.application.for({
      caller: null,
      sessionKey: null,
      language: 'zh',
      remoteIp: '192.0.2.7',
    });
    const given = { tenantId: '100002', username: 'reviewer', password: md5('reviewer') };
    expect(await elsewhere.session.token(given)).toMatchObject({ account: 'reviewer' });
  });

  it('is at a place unknown to the account as long as the second factor is not answered', async () => {
    const from = (remoteIp: string) =>
      server.application.for({ caller: null, sessionKey: null, language: 'zh', remoteIp }).session;
    const given = { tenantId: '100002', username: 'manager', password: md5('manager') };
    const { secondFactors } = await server.signIn('manager', '100002');
    const { key, ticket } = await secondFactors.inviteApp({ password: given.password });
    await secondFactors.addApp({ ticket, code: appCode(key, Date.now()) });
    await expect(from('192.0.2.1').token(given)).rejects.toMatchObject({ fault: { name: 'SECOND_FACTOR' } });
    for (let time = 0; time < 50; time++) {
      const guess = from(`198.51.100.${time % 10}`).token({ ...given, password: md5('wrong') });
      await expect(guess).rejects.toMatchObject({ fault: { code: 400 } });
    }
    await expect(from('192.0.2.1').token(given)).rejects.toMatchObject({
      fault: { message: { zh: '登录错误次数过多,请稍后再试' } },
    });
  });

  it('at the secret of a client is stopped after ten in a minute, which stops no other client', async () => {
    const root = await platformAdministrator({
      application: server.application,
      secretOf: md5,
      signIn: server.signIn,
    } as never);
    await root.resource(client).submit({ clientId: 'erp', clientSecret: 'right', authorizedGrantTypes: 'password' });
    const as = (secret: string) =>
      call('GET', '/api/enterprise/register/terms', { headers: { Authorization: `Basic ${btoa(`erp:${secret}`)}` } });
    expect((await as('right')).status).toBe(200);
    const statuses: number[] = [];
    for (let time = 0; time < 12; time++) statuses.push((await as(`wrong ${time}`)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
    const own = { headers: { Authorization: basicAuthorisation } };
    expect((await call('GET', '/api/enterprise/register/terms', own)).status).toBe(200);
  });
});
