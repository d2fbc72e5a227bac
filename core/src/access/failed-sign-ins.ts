import type { Ephemeral } from '../kernel';

const WINDOW = 30 * 60_000;
const KNOWN_FOR = 30 * 24 * 3_600_000;
/** `account.failCount` of the stock installation. */
export const FAILURES_ALLOWED = 5;
/** So many times the failures allowed from one place close an account to places unknown to it. */
const PLACES = 10;
/** Failures of all accounts together that close a place to accounts unknown to it. */
const ALLOWED_OF_PLACE = 200;

/** An account, and the address that signs in to it; empty where a session is its own proof of the place. */
export interface SignInPlaceOfAccount {
  readonly tenantId: string;
  readonly account: string;
  readonly address: string;
}

/**
 * Counts failed sign-ins for half an hour, by account and address, so that nobody can shut out others from elsewhere.
 * Guessing from many addresses, or at many accounts, is stopped by two further counts, which leave those in who have
 * signed in to the account from that address in the last thirty days. Unknown accounts count too, to prevent account
 * enumeration.
 */
export class FailedSignIns {
  constructor(
    private readonly ephemeral: Ephemeral,
    private readonly newKey: () => string,
  ) {}

  /** Whether no further attempt is judged now. */
  async isLocked(at: SignInPlaceOfAccount, allowed = FAILURES_ALLOWED): Promise<boolean> {
    const { here, everywhere, ofPlace, known } = await this.#keysOf(at);
    if ((await this.ephemeral.counted(here)).count >= allowed) return true;
    const isMany =
      (await this.ephemeral.counted(everywhere)).count >= allowed * PLACES ||
      (await this.ephemeral.counted(ofPlace)).count >= ALLOWED_OF_PLACE;
    return isMany && (await this.ephemeral.find(known)) === null;
  }

  async add(at: SignInPlaceOfAccount): Promise<void> {
    const { here, everywhere, ofPlace } = await this.#keysOf(at);
    await this.ephemeral.count(here, WINDOW);
    await this.ephemeral.count(everywhere, WINDOW);
    if (at.address !== '') await this.ephemeral.count(ofPlace, WINDOW);
  }

  /** After a right password: the place is known from now on, and its failures are forgotten. */
  async clear(at: SignInPlaceOfAccount): Promise<void> {
    const { here, known } = await this.#keysOf(at);
    await this.ephemeral.remove(here);
    await this.ephemeral.put(known, true, KNOWN_FOR);
  }

  /** Forgets the failures of an account at all places, e.g. when an administrator unlocks it. */
  async unlock(tenantId: string, account: string): Promise<void> {
    // Counts of before have other keys, and end by themselves.
    await this.ephemeral.put(`unlocked ${nameOf(tenantId, account)}`, this.newKey(), WINDOW);
  }

  async #keysOf({ tenantId, account, address }: SignInPlaceOfAccount) {
    const name = nameOf(tenantId, account);
    const since = (await this.ephemeral.find<string>(`unlocked ${name}`)) ?? '';
    const place = address.slice(0, LONGEST_ADDRESS);
    return {
      here: `failed ${name} ${since} from ${place}`,
      everywhere: `failed ${name} ${since}`,
      ofPlace: `failed from ${place}`,
      known: `known ${name} from ${place}`,
    };
  }
}

/** Longer accounts and addresses there are none; the rest is cut, as keys have a length. */
const LONGEST = 100;
const LONGEST_ADDRESS = 50;

const nameOf = (tenantId: string, account: string) => `${tenantId} ${account.slice(0, LONGEST).toLowerCase()}`;
