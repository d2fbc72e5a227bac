import { Refusal, text, type Ephemeral } from '../kernel';
import {
  IdentityProviderFailed,
  type BegunSignIn,
  type IdentityProvider,
  type OutsidePerson,
  type SocialSignIn,
} from './identity-provider';

/** In ms. A sign-in that takes longer at the other system must be restarted. */
const LIFETIME = 10 * 60_000;

const wrong = {
  source: text('不支持该第三方系统，请用账号密码登录', 'This system is not set up here; sign in with your account'),
  state: text('第三方登录已失效，请重新登录', 'This sign-in through another system has ended; begin it again'),
  unreachable: text(
    '第三方系统无法连接，请稍后重试或用账号密码登录',
    'The other system cannot be reached; try again later, or sign in with your account',
  ),
  refused: text(
    '第三方系统没有确认您的身份，请重新登录',
    'The other system did not confirm who you are; sign in again',
  ),
} as const;

const refused = (why: keyof typeof wrong) =>
  new Refusal({ code: 400, name: `SOCIAL_${why.toUpperCase()}`, message: wrong[why] });

/** Name and label of a system on the sign-in page. */
export interface SocialSource {
  readonly source: string;
  readonly label: string;
}

/** The parameters another system redirects back with. */
export interface ReturnedSignIn {
  readonly source?: string;
  readonly code?: string;
  readonly state?: string;
}

/** A person, and the system that authenticated them. */
export type KnownOutside = OutsidePerson & { readonly source: string };

/** A pending sign-in: where the browser is sent, and the key it must present on return. */
export interface BegunSocial {
  readonly url: string;
  readonly browserKey: string;
  /** Whether the site is served over TLS only, so that the cookie with the key can be marked secure. */
  readonly secure: boolean;
}

interface Waiting {
  readonly begun: BegunSignIn;
  readonly source: string;
  readonly browserKey: string;
}

/**
 * Pending sign-ins through other systems: valid for ten minutes, once, and only in the browser that began them;
 * otherwise a link could sign a user in as somebody else (login CSRF). RFC 9700 §2.1, §4.7
 */
export class SocialSignIns {
  readonly #providers: ReadonlyMap<string, IdentityProvider>;
  readonly #site: string;

  constructor(
    given: SocialSignIn | undefined,
    private readonly ephemeral: Ephemeral,
    private readonly newKey: () => string,
  ) {
    this.#site = (given?.site ?? '').replace(/\/$/, '');
    this.#providers = new Map((given?.providers ?? []).map((each) => [each.source, each]));
  }

  get sources(): SocialSource[] {
    return [...this.#providers.values()].map(({ source, label }) => ({ source, label }));
  }

  /** Begins a sign-in. Refuses a system that is not configured or does not answer. */
  async begin(source: string): Promise<BegunSocial> {
    const provider = this.#provider(source);
    const begun = {
      state: this.newKey(),
      nonce: this.newKey(),
      // 73 characters, within the 43 to 128 allowed for a verifier. RFC 7636 §4.1
      verifier: `${this.newKey()}-${this.newKey()}`,
      redirectUri: `${this.#site}/oauth/redirect/${source}`,
    };
    const browserKey = this.newKey();
    const url = await vouched(() => provider.authorizationUrl(begun));
    const waiting: Waiting = { begun, source, browserKey };
    await this.ephemeral.put(placeOf(begun.state), waiting, LIFETIME);
    return { url, browserKey, secure: this.#site.startsWith('https:') };
  }

  /** The person who returned. Consumes the pending sign-in, even if the request is refused. */
  async personOf({ source = '', code = '', state = '' }: ReturnedSignIn, browserKey?: string): Promise<KnownOutside> {
    const provider = this.#provider(source);
    const waiting = await this.ephemeral.take<Waiting>(placeOf(state));
    const isGood = waiting !== null && waiting.source === source && waiting.browserKey === browserKey && code !== '';
    if (!isGood) throw refused('state');
    return { ...(await vouched(() => provider.personOf({ ...waiting.begun, code }))), source };
  }

  #provider(source: string): IdentityProvider {
    const found = this.#providers.get(source);
    if (!found) throw refused('source');
    return found;
  }
}

const placeOf = (state: string): string => `social ${state.slice(0, 100)}`;

async function vouched<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof IdentityProviderFailed) throw refused(error.reason);
    throw error;
  }
}
