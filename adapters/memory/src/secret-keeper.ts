import type { SecretKeeper } from '@rdm/core/internal/system';

/** Secrets stay in memory; a record stores a random name, from which nothing can be derived. */
export function createMemorySecretKeeper(newKey: () => string): SecretKeeper {
  const secrets = new Map<string, string>();
  return {
    seal: async (secret) => {
      const name = newKey();
      secrets.set(name, secret);
      return name;
    },
    open: async (sealed) => secrets.get(sealed) ?? null,
  };
}
