import { Refusal, text, type Clock } from '../kernel';
import {
  IdentityProviderFailed,
  type BegunSignIn,
  type IdentityProvider,
  type OutsidePerson,
  type SocialSignIn,
} from './identity-provider';

/** In ms. Whoever takes longer at the other system begins again. */
const LIFETIME = 10 * 60_000;
/** More than a day's honest demand; the oldest go first, so that beginning sign-ins cannot fill the memory. */
const MOST = 10_000;

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

/** What names a system on the sign-in page. */
export interface SocialSource {
  readonly source: string;
  readonly label: string;
}

/** What comes back from another system. */
export interface ReturnedSignIn {
  readonly source?: string;
  readonly code?: string;
  readonly state?: string;
}

/** A person, and the system that knows him. */
export type KnownOutside = OutsidePerson & { readonly source: string };

/** A sign-in that has begun: where the browser goes, and what it must show when it comes back. */
export interface BegunSocial {
  readonly url: string;
  readonly browserKey: string;
  /** Whether the site is reached over TLS alone, so that the browser need not show it elsewhere. */
  readonly secure: boolean;
}

interface Waiting {
  readonly begun: BegunSignIn;
  readonly source: string;
  readonly browserKey: string;
  readonly until: number;
}

/**
 * Sign-ins through other systems that wait for their browser to come back: ten minutes, good once, and only for the
 * browser that began them, or somebody could be signed in as somebody else by a link. RFC 9700 §2.1, §4.7
 */
export class SocialSignIns {
  readonly #waiting = new Map<string, Waiting>();
  readonly #providers: ReadonlyMap<string, IdentityProvider>;
  readonly #site: string;

  constructor(
    given: SocialSignIn | undefined,
    private readonly clock: Clock,
    private readonly newKey: () => string,
  ) {
    this.#site = (given?.site ?? '').replace(/\/$/, '');
    this.#providers = new Map((given?.providers ?? []).map((each) => [each.source, each]));
  }

  get sources(): SocialSource[] {
    return [...this.#providers.values()].map(({ source, label }) => ({ source, label }));
  }

  /** Begins a sign-in. Refuses a system that is not set up, and one that gives no answer. */
  async begin(source: string): Promise<BegunSocial> {
    const provider = this.#provider(source);
    const begun = {
      state: this.newKey(),
      nonce: this.newKey(),
      // 73 of the 43 to 128 characters that a verifier has. RFC 7636 §4.1
      verifier: `${this.newKey()}-${this.newKey()}`,
      redirectUri: `${this.#site}/oauth/redirect/${source}`,
    };
    const browserKey = this.newKey();
    const url = await vouched(() => provider.authorizationUrl(begun));
    this.#waiting.set(begun.state, { begun, source, browserKey, until: this.clock.instant() + LIFETIME });
    if (this.#waiting.size > MOST) this.#waiting.delete(this.#waiting.keys().next().value!);
    return { url, browserKey, secure: this.#site.startsWith('https:') };
  }

  /** Who came back. The sign-in is spent with it, whoever asks. */
  async personOf({ source = '', code = '', state = '' }: ReturnedSignIn, browserKey?: string): Promise<KnownOutside> {
    const provider = this.#provider(source);
    const waiting = this.#waiting.get(state);
    this.#waiting.delete(state);
    const isGood =
      waiting !== undefined &&
      waiting.source === source &&
      waiting.browserKey === browserKey &&
      waiting.until > this.clock.instant() &&
      code !== '';
    if (!isGood) throw refused('state');
    return { ...(await vouched(() => provider.personOf({ ...waiting.begun, code }))), source };
  }

  #provider(source: string): IdentityProvider {
    const found = this.#providers.get(source);
    if (!found) throw refused('source');
    return found;
  }
}

async function vouched<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof IdentityProviderFailed) throw refused(error.reason);
    throw error;
  }
}
