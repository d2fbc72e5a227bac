import { argon2Hasher, demonstrationUsers } from '@rdm/blade-server';
import { client, PLATFORM_TENANT } from '@rdm/core/internal/access';
import { installTenant, type Ports } from '@rdm/core/internal/application';
import type { Draft } from '@rdm/core/internal/records';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRefusal, wireCaller, type WireAnswer, type WireCall } from '../contract/wire-caller';
import { md5, startTestServer, type TestServer } from '../setup/test-server';

const TOKEN = '/api/blade-auth/oauth/token';
const COMMUNITY = '/api/blade-auth/token';
const NOT_GIVEN = '该应用未被授予此授权类型，请联系平台管理员';
const UNKNOWN = '客户端认证失败!';
const ENDED = '令牌授权已过期';
const finance = { tenantId: '100002', username: 'finance', password: md5('finance') };

let server: TestServer;
let call: WireCall;
let root: Ports;
beforeAll(async () => {
  server = await startTestServer();
  call = wireCaller(server.url);
  const users = demonstrationUsers(argon2Hasher, PLATFORM_TENANT);
  await installTenant(server.application, { code: PLATFORM_TENANT, name: '管理组', users });
  root = await server.signIn('admin', PLATFORM_TENANT);
});
afterAll(() => server.stop());

let registered = 0;
/** Registers an API client with the secret `right`. */
async function register(given: Draft = {}): Promise<{ readonly id: string; readonly name: string }> {
  const name = `erp-${(registered += 1)}`;
  const authorizedGrantTypes = 'password,refresh_token';
  const { id } = await root
    .resource(client)
    .submit({ clientId: name, clientSecret: 'right', authorizedGrantTypes, ...given });
  return { id: String(id), name };
}
const basic = (named: string) => ({ Authorization: `Basic ${Buffer.from(named).toString('base64')}` });
const ask = (named: string, query: Record<string, string> = finance, path = TOKEN) =>
  call('POST', path, { query, headers: basic(named) });
const refresh = (named: string, { body }: WireAnswer) =>
  ask(named, { grant_type: 'refresh_token', tenantId: '100002', refresh_token: String(body.refresh_token) });
const SABER = 'saber:saber_secret';

describe('a program that asks for a token', () => {
  beforeAll(async () => {
    for (const clientId of ['erp', 'saber', 'sword']) await register({ clientId });
  });

  it('gets one under the id and secret the platform has registered', async () => {
    expect((await ask('erp:right')).status).toBe(200);
    expect((await ask(SABER)).status).toBe(200);
    expect((await ask('sword:sword_secret')).status).toBe(200);
  });

  it.each([
    'erp:wrong',
    'erp:',
    'erp',
    ':right',
    '',
    'none:right',
    'saber:right',
    'sword:right',
    'erp\0:right',
    `${'x'.repeat(5000)}:right`,
  ])('gets none as %j', async (named) => {
    const answer = await ask(named);
    expectRefusal(answer, 401, UNKNOWN);
    expect(answer.body).toMatchObject({ error_code: 401, error: 'invalid_client', error_description: UNKNOWN });
  });

  it.each([`${TOKEN}/`, '/api/blade-auth/oauth/%74oken', '/%61pi/blade-auth/oauth/token', `${COMMUNITY}/`])(
    'gets none without a client at %s, which is the same call',
    async (path) => {
      const query = { ...finance, account: 'finance' };
      expectRefusal(await call('POST', path, { query, headers: { Authorization: '' } }), 401, UNKNOWN);
      expect((await ask(SABER, query, path)).status).toBe(200);
    },
  );
});

/** In seconds: tokens count from before they were issued, as the clocks of two processes may differ. */
const EARLIER = 30;

describe('what a program was given', () => {
  it('decides what it may ask with, at both calls for tokens and at the one of the financial system', async () => {
    const { name } = await register({ authorizedGrantTypes: 'captcha' });
    const refused = await ask(`${name}:right`);
    expectRefusal(refused, 401, NOT_GIVEN);
    expect(refused.body).toMatchObject({ error_code: 401, error: 'unauthorized_client' });
    expect((await ask(`${name}:right`, { ...finance, grant_type: 'captcha' })).status).toBe(200);
    const community = { tenantId: '100002', account: 'finance', password: 'finance' };
    expectRefusal(await ask(`${name}:right`, community, COMMUNITY), 401, NOT_GIVEN);
    expect((await ask(`${name}:right`, { ...community, grantType: 'captcha' }, COMMUNITY)).status).toBe(200);
    const k3 = await call('POST', '/api/k3/login', { json: finance, headers: basic(`${name}:right`) });
    expectRefusal(k3, 401, NOT_GIVEN);
  });

  it('never holds a grant type that nobody has', async () => {
    const { name } = await register({ authorizedGrantTypes: 'authorization_code,telepathy' });
    for (const grant_type of ['authorization_code', 'telepathy']) {
      const answer = await ask(`${name}:right`, { ...finance, grant_type });
      expectRefusal(answer, 401, '不支持的授权类型');
      expect(answer.body.error).toBe('unsupported_grant_type');
    }
  });

  it('decides how long its tokens live, which say who they were issued to', async () => {
    const { name } = await register({ accessTokenValidity: 120, refreshTokenValidity: 86_400 });
    const { body } = await ask(`${name}:right`);
    expect(body.expires_in).toBe(120);
    const [access, renewing] = [decodeJwt(String(body.access_token)), decodeJwt(String(body.refresh_token))];
    expect([access.client_id, renewing.client_id]).toEqual([name, name]);
    expect([access.exp! - access.nbf!, renewing.exp! - renewing.nbf!]).toEqual([120 + EARLIER, 86_400 + EARLIER]);
    const ours = (await ask(SABER)).body;
    expect(decodeJwt(String(ours.refresh_token)).client_id).toBe('saber');
    expect(ours.expires_in).toBe(3600);
  });

  it('that is left empty is as the stock clients have it', async () => {
    const { name } = await register({ accessTokenValidity: null, refreshTokenValidity: null });
    const { body } = await ask(`${name}:right`);
    const renewing = decodeJwt(String(body.refresh_token));
    expect([body.expires_in, renewing.exp! - renewing.nbf!]).toEqual([3600, 604_800 + EARLIER]);
  });

  it('without refreshing gives no token for it', async () => {
    const { name } = await register({ authorizedGrantTypes: 'password' });
    const answer = await ask(`${name}:right`);
    expect(answer.body).toMatchObject({ refresh_token: '', account: 'finance' });
    expectRefusal(await refresh(`${name}:right`, answer), 401, NOT_GIVEN);
  });
});

describe('a refresh token', () => {
  it('is good for the program it was issued to, and left as it was by another that tries it', async () => {
    const [{ name: one }, { name: other }] = [await register(), await register()];
    const first = await ask(`${one}:right`);
    for (const named of [`${other}:right`, SABER]) {
      const refused = await refresh(named, first);
      expectRefusal(refused, 401, ENDED);
      expect(refused.body.error).toBe('invalid_grant');
    }
    const ours = await ask(SABER);
    expectRefusal(await refresh(`${one}:right`, ours), 401, ENDED);
    expect((await refresh(SABER, ours)).status).toBe(200);
    const second = await refresh(`${one}:right`, first);
    expect(second.body).toMatchObject({ account: 'finance' });
    expect((await refresh(`${one}:right`, second)).status).toBe(200);
  });

  it.each<[string, Draft, string]>([
    ['given another secret', { clientSecret: 'another' }, UNKNOWN],
    ['given another name', { clientId: 'renamed' }, UNKNOWN],
    ['no longer given refreshing', { authorizedGrantTypes: 'password' }, NOT_GIVEN],
  ])('is worth nothing as soon as its program is %s', async (_, values, sentence) => {
    const { id, name } = await register();
    const first = await ask(`${name}:right`);
    await root.resource(client).submit({ id, ...values });
    expectRefusal(await refresh(`${name}:right`, first), 401, sentence);
  });

  it('is worth nothing under the new name of its program either', async () => {
    const { id, name } = await register();
    const first = await ask(`${name}:right`);
    await root.resource(client).submit({ id, clientId: `${name}-new` });
    expectRefusal(await refresh(`${name}-new:right`, first), 401, ENDED);
  });

  it('is worth nothing as soon as its program is removed', async () => {
    const { id, name } = await register();
    const first = await ask(`${name}:right`);
    await root.resource(client).remove({ ids: [id] });
    expectRefusal(await refresh(`${name}:right`, first), 401, UNKNOWN);
  });

  it('lives as its program is registered when it is issued', async () => {
    const { id, name } = await register({ accessTokenValidity: 120 });
    const first = await ask(`${name}:right`);
    await root.resource(client).submit({ id, accessTokenValidity: 240 });
    const { body } = await refresh(`${name}:right`, first);
    expect(body.expires_in).toBe(240);
  });
});
