import { IdentityProviderFailed, type BegunSignIn, type IdentityProvider } from '@rdm/core/access';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientError,
  ClientSecretBasic,
  ClientSecretPost,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  type ClientAuth,
  type Configuration,
} from 'openid-client';
import { outsidePerson } from './outside-person';

export interface OpenIdOptions {
  readonly source: string;
  readonly label: string;
  /** Its address, under which `/.well-known/openid-configuration` lies. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Hears why somebody could not be signed in, for whoever set it up; people are told a sentence. */
  readonly report?: (reason: string) => void;
  /** Seconds that one request to it may take; ten when nothing is said. */
  readonly timeout?: number;
}

/** Only on one's own machine may it be asked without TLS. */
const isLocal = (issuer: string): boolean => new URL(issuer).hostname === '127.0.0.1';

/**
 * A provider of OpenID Connect: discovered at the first sign-in, asked with PKCE and a nonce, believed only where its
 * signature is right. OpenID Connect Core 1.0 §3.1, RFC 7636, RFC 9700 §2.1
 */
export function createOpenIdProvider(options: OpenIdOptions): IdentityProvider {
  const { source, label, issuer } = options;
  let known: Promise<Configuration> | null = null;
  const configuration = async (): Promise<Configuration> => {
    known ??= discovered(options);
    try {
      return await known;
    } catch (error) {
      // It may be back when the next one signs in.
      known = null;
      throw failed(options, error, 'unreachable');
    }
  };
  return {
    source,
    label,
    authorizationUrl: async (begun) => {
      const at = await configuration();
      try {
        return await signInPage(at, begun, isLocal(issuer));
      } catch (error) {
        throw failed(options, error, 'refused');
      }
    },
    personOf: async (returned) => {
      const at = await configuration();
      try {
        return await personBehind(at, returned);
      } catch (error) {
        throw failed(options, error, neverAnswered(error) ? 'unreachable' : 'refused');
      }
    },
  };
}

async function discovered(options: OpenIdOptions): Promise<Configuration> {
  const { issuer, clientId, clientSecret, timeout = 10 } = options;
  return discovery(new URL(issuer), clientId, undefined, secretOf(clientSecret), {
    timeout,
    // The token comes over TLS; its signature is checked all the same, so that no proxy between can write one.
    execute: [enableNonRepudiationChecks, ...(isLocal(issuer) ? [allowInsecureRequests] : [])],
  });
}

/** As the provider takes it: in a header unless it says that it does not. OpenID Connect Discovery 1.0 §3 */
function secretOf(clientSecret: string): ClientAuth {
  const [basic, post] = [ClientSecretBasic(clientSecret), ClientSecretPost(clientSecret)];
  return (server, client, body, headers) => {
    const taken = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    return (taken.includes('client_secret_basic') ? basic : post)(server, client, body, headers);
  };
}

async function signInPage(at: Configuration, begun: BegunSignIn, local: boolean): Promise<string> {
  const { href, protocol } = buildAuthorizationUrl(at, {
    response_type: 'code',
    scope: 'openid profile email',
    redirect_uri: begun.redirectUri,
    state: begun.state,
    nonce: begun.nonce,
    code_challenge: await calculatePKCECodeChallenge(begun.verifier),
    code_challenge_method: 'S256',
  });
  if (protocol === 'https:' || (protocol === 'http:' && local)) return href;
  throw new Error(`Its sign-in page has an address of ${protocol}`);
}

async function personBehind(at: Configuration, returned: BegunSignIn & { readonly code: string }) {
  const back = new URL(returned.redirectUri);
  back.searchParams.set('code', returned.code);
  back.searchParams.set('state', returned.state);
  // Which provider answered is known by the address it sent the browser to: each has one of its own. RFC 9700 §4.4.2.2
  back.searchParams.set('iss', at.serverMetadata().issuer);
  const tokens = await authorizationCodeGrant(at, back, {
    expectedState: returned.state,
    expectedNonce: returned.nonce,
    pkceCodeVerifier: returned.verifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims()!;
  // No longer, and nothing else. OpenID Connect Core 1.0 §2
  if (!/^[\x20-\x7e]{1,255}$/.test(claims.sub))
    throw new Error('Its subject is no ASCII text of at most 255 characters');
  const asked = at.serverMetadata().userinfo_endpoint !== undefined;
  const further = asked ? await fetchUserInfo(at, tokens.access_token, claims.sub) : {};
  return outsidePerson({ ...claims, ...further, sub: claims.sub });
}

/** What went wrong, and what lay behind it. */
function told(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${told(error.cause)}` : error.message;
}

/** What `fetch` throws where nobody answers, and what stands for no answer in time. */
const neverAnswered = (error: unknown): boolean =>
  (error instanceof TypeError && error.message === 'fetch failed') ||
  (error instanceof ClientError && error.code === 'OAUTH_TIMEOUT');

function failed({ source, report }: OpenIdOptions, cause: unknown, reason: IdentityProviderFailed['reason']) {
  report?.(`${source}: ${told(cause)}`);
  return new IdentityProviderFailed(reason, { cause });
}
