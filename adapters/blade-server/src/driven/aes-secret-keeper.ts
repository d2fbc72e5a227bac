import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { SecretKeeper } from '@rdm/core/internal/system';

const ALGORITHM = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;

/**
 * AES-256-GCM under a key derived from the signing key (HKDF-SHA-256, RFC 5869): the database alone does not reveal
 * them. Sealed texts are `v1.` and base64url of nonce, tag and cipher text.
 */
export function createAesSecretKeeper(signingKey: string): SecretKeeper {
  const key = Buffer.from(hkdfSync('sha256', signingKey, '', 'rdm secrets of other services', 32));
  return {
    seal: async (secret) => {
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv(ALGORITHM, key, nonce);
      const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return `v1.${Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url')}`;
    },
    open: async (sealed) => {
      const bytes = Buffer.from(sealed.replace(/^v1\./, ''), 'base64url');
      if (!sealed.startsWith('v1.') || bytes.length < NONCE + TAG) return null;
      try {
        const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE));
        decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
        return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString('utf8');
      } catch {
        // Sealed with another key, or changed since.
        return null;
      }
    },
  };
}
