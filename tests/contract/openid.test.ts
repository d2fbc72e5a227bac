import { IdentityProviderFailed, type BegunSignIn } from '@rdm/core/internal/access';
import { createOpenIdProvider } from '@rdm/openid';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { SITE } from '../setup/outside-systems';
import { startOpenId, type OpenIdServer } from '../setup/openid-server';
import { startTestServer, type TestServer } from '../setup/test-server';
import { expectRefusal, wireCaller, type WireCall } from './wire-caller';

const SOURCE = 'keycloak';
const redirectUri = `${SITE}/oauth/redirect/${SOURCE}`;
const render = `/api/blade-auth/oauth/render/${SOURCE}`;

/** A part of a token, base64url-encoded. */
const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

describe('signing in through a provider of OpenID Connect', () => {
  let openId: OpenIdServer;
  let server: TestServer;
  let call: WireCall;
  const reported: string[] = [];
  const providerAt = (over: { issuer?: string; clientSecret?: string; timeout?: number } = {}) =>
    createOpenIdProvider({
      source: SOURCE,
      label: '统一身份',
      issuer: openId.issuer,
      clientId: openId.clientId,
      clientSecret: openId.clientSecret,
      timeout: 5,
      report: (reason) => reported.push(reason),
      ...over,
    });

  beforeAll(async () => {
    openId = await startOpenId(redirectUri);
    server = await startTestServer(undefined, { social: { site: SITE, providers: [providerAt()] } });
    call = wireCaller(server.url);
  });
  afterEach(() => {
    openId.tamper(null);
    openId.stall(0);
    reported.length = 0;
  });
  afterAll(async () => {
    await server.stop();
    await openId.stop();
  });

  /** A browser that is sent to the provider, signs in there and is redirected back. */
  const browser = async (account: string) => {
    const begun = await fetch(`${server.url}${render}`, { redirect: 'manual' });
    const cookie = begun.headers.getSetCookie()[0]!;
    const back = await openId.signIn(begun.headers.get('location')!, account);
    return { cookie: cookie.split(';')[0]!, wholeCookie: cookie, sentTo: begun.headers.get('location')!, back };
  };
  const tokenFor = (back: URL, Cookie: string, over: Record<string, string> = {}) =>
    call('POST', '/api/blade-auth/oauth/token', {
      query: {
        grant_type: 'social',
        tenantId: '100002',
        source: SOURCE,
        code: back.searchParams.get('code')!,
        state: back.searchParams.get('state')!,
        ...over,
      },
      headers: { Cookie },
    });

  it('goes there and back with PKCE, nonce and a cookie, and ends as a guest', async () => {
    const { cookie, wholeCookie, sentTo, back } = await browser('zhao');
    const asked = new URL(sentTo).searchParams;
    expect(new URL(sentTo).origin).toBe(openId.issuer);
    expect([asked.get('redirect_uri'), asked.get('code_challenge_method'), asked.get('scope')]).toEqual([
      redirectUri,
      'S256',
      'openid profile email',
    ]);
    expect(asked.get('nonce')).toMatch(/^[\da-f-]{36}$/);
    expect(wholeCookie).toMatch(
      /^rdm-oauth=[\da-f-]{36}; Path=\/api\/blade-auth; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/,
    );
    const answer = await tokenFor(back, cookie);
    expect([answer.status, answer.body]).toMatchObject([
      200,
      { user_id: '', account: 'zhao', nick_name: '姓名zhao', avatar: '', role_name: 'guest' },
    ]);
    expectRefusal(await tokenFor(back, cookie), 400, '第三方登录已失效，请重新登录');
  });

  it('refuses a state that was made up, or began in another browser', async () => {
    const { back } = await browser('zhao');
    const other = await browser('qian');
    expectRefusal(await tokenFor(back, other.cookie), 400, '第三方登录已失效，请重新登录');
    const madeUp = await tokenFor(other.back, other.cookie, { state: '3b0f3c66-0000-4000-8000-000000000000' });
    expectRefusal(madeUp, 400, '第三方登录已失效，请重新登录');
    expect((await tokenFor(other.back, other.cookie)).status).toBe(200);
  });

  it('refuses a code that was traded in before, or that is another sign-in’s', async () => {
    const first = await browser('zhao');
    expect((await tokenFor(first.back, first.cookie)).status).toBe(200);
    const second = await browser('zhao');
    const replayed = await tokenFor(second.back, second.cookie, { code: first.back.searchParams.get('code')! });
    expectRefusal(replayed, 400, '第三方系统没有确认您的身份，请重新登录');
    const [third, fourth] = [await browser('sun'), await browser('li')];
    const swapped = await tokenFor(third.back, third.cookie, { code: fourth.back.searchParams.get('code')! });
    expectRefusal(swapped, 400, '第三方系统没有确认您的身份，请重新登录');
  });

  it.each<[string, (claims: Record<string, unknown>) => object, RegExp]>([
    ['was written by somebody else', (claims) => ({ ...claims, sub: 'admin' }), /signature/i],
    ['is without signature', (claims) => claims, /./],
  ])('refuses an identity token that %s', async (name, change, reason) => {
    openId.tamper((token) => {
      const [header = '', payload = '', signature = ''] = token.split('.');
      const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
      if (name === 'is without signature') return `${encoded({ alg: 'none' })}.${payload}.`;
      return `${header}.${encoded(change(claims))}.${signature}`;
    });
    const { cookie, back } = await browser('zhao');
    expectRefusal(await tokenFor(back, cookie), 400, '第三方系统没有确认您的身份，请重新登录');
    expect(reported.join()).toMatch(reason);
    expect(reported.join()).not.toContain(openId.clientSecret);
  });

  it('sends whoever cancelled there back to a sentence', async () => {
    const answer = await call('POST', '/api/blade-auth/oauth/token', {
      query: { grant_type: 'social', tenantId: '100002', source: SOURCE, state: 'x' },
    });
    expectRefusal(answer, 400, '第三方登录已失效，请重新登录');
  });

  describe('with a provider', () => {
    const begun: BegunSignIn = { state: 's', nonce: 'n', verifier: 'v'.repeat(43), redirectUri };
    const failure = async (work: Promise<unknown>) => {
      const error = await work.then(
        () => null,
        (reason: unknown) => reason,
      );
      expect(error).toBeInstanceOf(IdentityProviderFailed);
      return (error as IdentityProviderFailed).reason;
    };

    it('that is down says so, and works again when it is back', async () => {
      const late = await startOpenId(redirectUri);
      await late.stop();
      expect(await failure(providerAt({ issuer: late.issuer }).authorizationUrl(begun))).toBe('unreachable');
      expect(await providerAt().authorizationUrl(begun)).toContain(openId.issuer);
    });

    it('that is slow is not waited for', async () => {
      openId.stall(3_000);
      expect(await failure(providerAt({ timeout: 1 }).authorizationUrl(begun))).toBe('unreachable');
    });

    it('that goes down between there and back says so', async () => {
      const brief = await startOpenId(redirectUri);
      const provider = createOpenIdProvider({
        ...{ source: SOURCE, label: '', timeout: 5 },
        ...{ issuer: brief.issuer, clientId: brief.clientId, clientSecret: brief.clientSecret },
      });
      const back = await brief.signIn(await provider.authorizationUrl(begun), 'zhao');
      await brief.stop();
      const returned = { ...begun, code: back.searchParams.get('code')! };
      expect(await failure(provider.personOf(returned))).toBe('unreachable');
    });

    it('that does not know the secret, the verifier or the nonce vouches for nobody', async () => {
      const provider = providerAt();
      const wrong = [
        { at: providerAt({ clientSecret: 'guessed' }), over: {} },
        { at: provider, over: { verifier: 'w'.repeat(43) } },
        { at: provider, over: { nonce: 'another' } },
      ];
      for (const { at, over } of wrong) {
        const back = await openId.signIn(await provider.authorizationUrl(begun), 'zhao');
        const returned = { ...begun, code: back.searchParams.get('code')!, ...over };
        expect(await failure(at.personOf(returned))).toBe('refused');
      }
    });

    it('over plain HTTP elsewhere than on this machine is never asked', async () => {
      const issuer = openId.issuer.replace('127.0.0.1', 'localhost');
      expect(await failure(providerAt({ issuer }).authorizationUrl(begun))).toBe('unreachable');
      expect(reported.join()).toMatch(/HTTPS/);
    });
  });
});
