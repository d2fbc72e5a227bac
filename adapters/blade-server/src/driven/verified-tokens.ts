import type { TokenClaims } from '@rdm/core/access';

/** More than ever sign in at once; afterwards it starts over. */
const MOST = 10_000;

/**
 * Tokens whose signature was found right, until they expire: the same token is sent with every call of an hour. Whether
 * the session behind a token is still open is asked elsewhere.
 */
export class VerifiedTokens {
  readonly #known = new Map<string, { readonly claims: TokenClaims; readonly expires: number }>();

  /** @param now in milliseconds since 1970 */
  constructor(private readonly now: () => number = Date.now) {}

  find(token: string): TokenClaims | null {
    const known = this.#known.get(token);
    if (!known) return null;
    if (known.expires > this.now()) return known.claims;
    this.#known.delete(token);
    return null;
  }

  /** @param expiresAt in seconds since 1970, as tokens say it */
  add(token: string, claims: TokenClaims, expiresAt: number): void {
    if (this.#known.size >= MOST) this.#known.clear();
    this.#known.set(token, { claims, expires: expiresAt * 1000 });
  }
}
