import type { PasswordHasher } from '@rdm/core/kernel';

/**
 * Secrets stay in memory; what a record stores is a random name, from which nothing can be computed back. No
 * cryptography of the browser is asked for: pages that come over plain HTTP have none.
 * @param newKey a name nobody can guess
 * @param wireForm what the wire carries instead of a password
 */
export function createMemoryHasher(
  newKey: () => string,
  wireForm: (password: string) => Promise<string> = async (password) => password,
): PasswordHasher {
  const secrets = new Map<string, string>();
  const keep = (secret: string): string => {
    const name = newKey();
    secrets.set(name, secret);
    return name;
  };
  return {
    hash: async (secret) => keep(secret),
    hashTyped: async (password) => keep(await wireForm(password)),
    verify: async (hash, secret) => secrets.get(hash) === secret,
  };
}
