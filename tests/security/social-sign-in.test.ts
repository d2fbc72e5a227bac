import { endpoints, resourceEndpoints, type Endpoint } from '@rdm/blade-protocol';
import { areaAccess, resources } from '@rdm/core/internal/application';
import type { Access } from '@rdm/core/internal/records';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRefusal, wireCaller, type WireCall } from '../contract/wire-caller';
import { codeOf, SILENT, SITE, VOUCHING } from '../setup/outside-systems';
import { beginInBrowser } from '../setup/stacks';
import { startTestServer, type TestServer } from '../setup/test-server';

const TOKEN = '/api/blade-auth/oauth/token';
const RENDER = '/api/blade-auth/oauth/render';
const NOT_FOR_GUESTS = '请先完成账号注册，并等待管理员通过';

describe('signing in through another system', () => {
  let server: TestServer;
  let call: WireCall;
  const guestToken = async (person: string): Promise<string> => {
    const { state, cookie } = await beginInBrowser(server.url, VOUCHING);
    const query = { grant_type: 'social', tenantId: '100002', source: VOUCHING, code: codeOf(person), state };
    const { body } = await call('POST', TOKEN, { query, headers: { Cookie: cookie } });
    return String(body.access_token);
  };
  beforeAll(async () => {
    server = await startTestServer();
    call = wireCaller(server.url);
  });
  afterAll(() => server.stop());

  it('gives a guest a token that opens no call but those of guests', async () => {
    const token = await guestToken('wang');
    const accessTo = (area: string, name: string) =>
      (areaAccess as Readonly<Record<string, Readonly<Record<string, Access>>>>)[area]![name]!;
    const special = Object.entries(endpoints).flatMap(([area, table]) =>
      Object.entries<Endpoint>(table).map(([name, { method, path }]) => ({
        method,
        path,
        access: accessTo(area, name),
      })),
    );
    const opened = special.filter(({ access }) => access === 'guest').map(({ path }) => path);
    expect(opened.sort()).toEqual([
      '/api/blade-auth/oauth/user-info',
      '/api/blade-system/menu/buttons',
      '/api/blade-user/register-guest',
    ]);
    const generic = resources.flatMap((resource) => resourceEndpoints(resource));
    const closed = [...special.filter(({ access }) => access !== 'guest' && access !== 'public'), ...generic];
    expect(closed.length).toBeGreaterThan(300);
    for (const { method, path } of closed) {
      expectRefusal(await call(method, path, { token, ...(method === 'POST' && { json: {} }) }), 403, NOT_FOR_GUESTS);
    }
    expect((await call('GET', '/api/blade-system/menu/routes', { token })).body.data).toEqual([]);
  });

  it('gives a guest nothing to renew his token with', async () => {
    for (const refresh_token of ['', await guestToken('li')]) {
      const query = { grant_type: 'refresh_token', refresh_token, tenantId: '100002' };
      expectRefusal(await call('POST', TOKEN, { query }), 401);
    }
  });

  it('goes where the other system is and comes back to the site, whatever a request says', async () => {
    const evil = 'https://evil.example.com';
    const query = new URLSearchParams({
      redirect_uri: evil,
      redirectUri: evil,
      site: evil,
      state: 'chosen',
    }).toString();
    const response = await fetch(`${server.url}${RENDER}/${VOUCHING}?${query}`, {
      redirect: 'manual',
      headers: { 'X-Forwarded-Host': 'evil.example.com', 'X-Forwarded-Proto': 'http', Referer: evil },
    });
    const location = new URL(response.headers.get('location')!);
    expect([response.status, location.origin]).toEqual([302, 'https://id.example.com']);
    expect(location.searchParams.get('redirect_uri')).toBe(`${SITE}/oauth/redirect/${VOUCHING}`);
    expect(location.searchParams.get('state')).not.toBe('chosen');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    'unheard_of',
    '%2F%2Fevil.example.com',
    '..%2F..%2Fevil',
    'https:%2F%2Fevil.example.com',
    '%0d%0aX-Evil: 1',
  ])('sends nobody out of the product for the system %s', async (source) => {
    const response = await fetch(`${server.url}${RENDER}/${source}`, { redirect: 'manual' });
    const location = response.headers.get('location')!;
    expect([response.status, new URL(location, server.url).origin]).toEqual([302, new URL(server.url).origin]);
    expect(location).toMatch(/^\/oauth\/redirect\/[\w.%:-]+\?error=social_source$/);
    expect(response.headers.get('x-evil')).toBeNull();
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it('sends whoever wants a system that is silent back to a sentence', async () => {
    const response = await fetch(`${server.url}${RENDER}/${SILENT}`, { redirect: 'manual' });
    expect(response.headers.get('location')).toBe(`/oauth/redirect/${SILENT}?error=social_unreachable`);
  });

  it('takes a state once, and from no other browser', async () => {
    const { state, cookie } = await beginInBrowser(server.url, VOUCHING);
    const stranger = await beginInBrowser(server.url, VOUCHING);
    const ask = (Cookie: string, given: string) =>
      call('POST', TOKEN, {
        query: { grant_type: 'social', tenantId: '100002', source: VOUCHING, code: codeOf('sun'), state: given },
        headers: { Cookie },
      });
    expect((await ask(cookie, state)).status).toBe(200);
    expectRefusal(await ask(cookie, state), 400, '第三方登录已失效，请重新登录');
    expectRefusal(await ask('', stranger.state), 400, '第三方登录已失效，请重新登录');
  });

  it('lets a guest register no oftener than twenty times a minute', async () => {
    const token = await guestToken('zhou');
    const query = { tenantId: '100002', account: '', password: 'x', oauthId: '1' };
    const statuses: number[] = [];
    for (let times = 0; times < 21; times += 1) {
      statuses.push((await call('POST', '/api/blade-user/register-guest', { token, query })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 400), 429]);
  });
});
