import type { TokenClaims, Tokens } from '@rdm/core/internal/access';
import type { Clock } from '@rdm/core/internal/kernel';

/**
 * Opaque tokens: random names of claims stored in memory, lost when the page or process ends.
 * @param newKey generates an unguessable name
 */
export function createMemoryTokens(clock: Clock, newKey: () => string): Tokens {
  const known = new Map<string, { readonly claims: TokenClaims; readonly until: number }>();
  const forgetExpired = () => {
    for (const [token, { until }] of known) if (until <= clock.instant()) known.delete(token);
  };
  return {
    sign: async (claims, seconds) => {
      forgetExpired();
      const token = newKey();
      known.set(token, { claims, until: clock.instant() + seconds * 1000 });
      return token;
    },
    verify: async (token) => {
      const found = known.get(token);
      return found && found.until > clock.instant() ? found.claims : null;
    },
  };
}
