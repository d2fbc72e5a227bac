import type { TokenClaims } from '@rdm/core/internal/access';

/** More than are ever in use at once; when exceeded, the cache is cleared. */
const MOST = 10_000;

/**
 * Caches verified tokens until they expire: the same token is sent with every call for an hour. Whether the session of
 * a token is still open is checked elsewhere.
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

  /** @param expiresAt in seconds since 1970, as in tokens */
  add(token: string, claims: TokenClaims, expiresAt: number): void {
    if (this.#known.size >= MOST) this.#known.clear();
    this.#known.set(token, { claims, expires: expiresAt * 1000 });
  }
}
