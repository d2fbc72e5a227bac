import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

export interface OpenIdServer {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Signs in like a browser sent to the address; returns the URL it is redirected to. */
  signIn(address: string, account: string): Promise<URL>;
  /** Alters identity tokens in transit, until it is called with null. */
  tamper(change: ((token: string) => string) | null): void;
  /** Waits so many milliseconds before it answers. */
  stall(milliseconds: number): void;
  stop(): Promise<void>;
}

const SCOPES = 'openid profile email';
const profile = ['name', 'nickname', 'preferred_username', 'picture', 'website', 'gender'];

/** An OpenID Connect provider on a free port of this machine that accepts every account and asks for no consent. */
export async function startOpenId(redirectUri: string): Promise<OpenIdServer> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const [clientId, clientSecret] = ['rdm', randomUUID()];
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const provider = new Provider(issuer, {
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [redirectUri] }],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
    cookies: { keys: [randomUUID()] },
    claims: { openid: ['sub'], profile, email: ['email', 'email_verified'] },
    findAccount: (_context: unknown, accountId: string) => ({
      accountId,
      claims: () => ({
        sub: accountId,
        preferred_username: accountId,
        name: `姓名${accountId}`,
        email: `${accountId}@example.com`,
        email_verified: true,
        picture: 'javascript:alert(1)',
        website: 'https://example.com/',
      }),
    }),
    loadExistingGrant: async ({ oidc }: Granting) => {
      const grant = new oidc.provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId });
      grant.addOIDCScope(SCOPES);
      await grant.save();
      return grant;
    },
  });
  let change: ((token: string) => string) | null = null;
  let delay = 0;
  provider.use(async (context, next) => {
    await new Promise((resolve) => setTimeout(resolve, delay));
    await next();
    const body = context.body as { id_token?: string } | undefined;
    if (context.path === '/token' && change && body?.id_token) {
      context.body = { ...body, id_token: change(body.id_token) };
    }
  });
  const answer = provider.callback();
  server.on('request', (request, response) => void answer(request, response));
  return {
    issuer,
    clientId,
    clientSecret,
    signIn: (address, account) => signInAt(address, account, redirectUri),
    tamper: (given) => {
      change = given;
    },
    stall: (milliseconds) => {
      delay = milliseconds;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

interface Granting {
  readonly oidc: {
    readonly provider: Provider;
    readonly client: { readonly clientId: string };
    readonly session: { readonly accountId: string };
  };
}

/** Follows redirects, submits the form on the way, and stops at the redirect URI of the product. */
async function signInAt(address: string, account: string, redirectUri: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let [at, submits] = [new URL(address), false];
  for (let step = 0; step < 10; step += 1) {
    const form = new URLSearchParams({ prompt: 'login', login: account, password: 'any' });
    const response = await fetch(at, {
      redirect: 'manual',
      headers: { Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(submits && { method: 'POST', body: form }),
    });
    for (const each of response.headers.getSetCookie()) {
      const [pair = ''] = each.split(';');
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    const location = response.headers.get('location');
    if (location === null) throw new Error(`${at.href} answered ${response.status}: ${await response.text()}`);
    at = new URL(location, at);
    if (at.href.startsWith(redirectUri)) return at;
    submits = at.pathname.startsWith('/interaction/');
  }
  throw new Error(`No way back from ${address}`);
}
