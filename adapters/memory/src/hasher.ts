import type { PasswordHasher } from '@rdm/core/kernel';

/**
 * Secrets stay in memory; what a record stores is a random name, from which nothing can be computed back. No
 * cryptography of the browser is asked for: pages that come over plain HTTP have none.
 * @param newKey a name nobody can guess
 */
export function createMemoryHasher(newKey: () => string): PasswordHasher {
  const secrets = new Map<string, string>();
  return {
    hash: async (secret) => {
      const name = newKey();
      secrets.set(name, secret);
      return name;
    },
    verify: async (hash, secret) => secrets.get(hash) === secret,
  };
}
