import { IdentityProviderFailed, type BegunSignIn, type IdentityProvider } from '@rdm/core/internal/access';
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
  /** Its issuer URL, the base of `/.well-known/openid-configuration`. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Called with the reason why a sign-in failed, for the operator; users are shown a sentence. */
  readonly report?: (reason: string) => void;
  /** Seconds that one request to it may take; ten by default. */
  readonly timeout?: number;
}

/** Only a provider on the local machine may be used without TLS. */
const isLocal = (issuer: string): boolean => new URL(issuer).hostname === '127.0.0.1';

/**
 * An OpenID Connect provider: discovered at the first sign-in, used with PKCE and a nonce, trusted only if its
 * signature is valid. OpenID Connect Core 1.0 §3.1, RFC 7636, RFC 9700 §2.1
 */
export function createOpenIdProvider(options: OpenIdOptions): IdentityProvider {
  const { source, label, issuer } = options;
  let known: Promise<Configuration> | null = null;
  const configuration = async (): Promise<Configuration> => {
    known ??= discovered(options);
    try {
      return await known;
    } catch (error) {
      // Not cached: it may be reachable at the next sign-in.
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
    // The token comes over TLS; its signature is verified all the same, so that no proxy in between can forge one.
    execute: [enableNonRepudiationChecks, ...(isLocal(issuer) ? [allowInsecureRequests] : [])],
  });
}

/** As the provider accepts it: in a header, unless its metadata excludes that. OpenID Connect Discovery 1.0 §3 */
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
  // The redirect URI identifies the provider that answered: each has its own. RFC 9700 §4.4.2.2
  back.searchParams.set('iss', at.serverMetadata().issuer);
  const tokens = await authorizationCodeGrant(at, back, {
    expectedState: returned.state,
    expectedNonce: returned.nonce,
    pkceCodeVerifier: returned.verifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims()!;
  // At most 255 ASCII characters. OpenID Connect Core 1.0 §2
  if (!/^[\x20-\x7e]{1,255}$/.test(claims.sub))
    throw new Error('Its subject is no ASCII text of at most 255 characters');
  const asked = at.serverMetadata().userinfo_endpoint !== undefined;
  const further = asked ? await fetchUserInfo(at, tokens.access_token, claims.sub) : {};
  return outsidePerson({ ...claims, ...further, sub: claims.sub });
}

/** The message of an error and those of its causes. */
function told(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${told(error.cause)}` : error.message;
}

/** A network error of `fetch`, or a timeout of the client library. */
const neverAnswered = (error: unknown): boolean =>
  (error instanceof TypeError && error.message === 'fetch failed') ||
  (error instanceof ClientError && error.code === 'OAUTH_TIMEOUT');

function failed({ source, report }: OpenIdOptions, cause: unknown, reason: IdentityProviderFailed['reason']) {
  report?.(`${source}: ${told(cause)}`);
  return new IdentityProviderFailed(reason, { cause });
}
