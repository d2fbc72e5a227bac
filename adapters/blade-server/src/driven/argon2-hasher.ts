import { createHash } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import type { PasswordHasher } from '@rdm/core/internal/kernel';

/** argon2id with the minimum parameters of OWASP: 19 MiB, two passes, one lane. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const wirePassword = (password: string) => createHash('md5').update(password).digest('hex');

export const argon2Hasher: PasswordHasher = {
  digest: async (password) => wirePassword(password),
  hash: (secret) => hash(secret, parameters),
  hashTyped: (password) => hash(wirePassword(password), parameters),
  verify: async (stored, secret) => stored !== '' && verify(stored, secret),
};
