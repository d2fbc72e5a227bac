import type { TokenClaims, Tokens } from '@rdm/core/access';
import type { Clock } from '@rdm/core/kernel';

/**
 * Tokens that say nothing: random names under which their claims lie in memory, and end with it.
 * @param newKey a name nobody can guess
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
