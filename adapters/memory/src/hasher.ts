import type { PasswordHasher } from '@rdm/core/internal/kernel';

/**
 * Secrets stay in memory; a record stores a random name, from which nothing can be derived. Does not use Web Crypto's
 * `subtle`, which pages served over plain HTTP do not have.
 * @param newKey generates an unguessable name
 * @param wireForm the hash that clients send instead of a password
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
    digest: wireForm,
    hash: async (secret) => keep(secret),
    hashTyped: async (password) => keep(await wireForm(password)),
    verify: async (hash, secret) => secrets.get(hash) === secret,
  };
}
