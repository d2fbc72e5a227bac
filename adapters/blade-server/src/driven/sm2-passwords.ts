import { createECDH, hkdfSync } from 'node:crypto';
import { sm2 } from 'sm-crypto-v2';

/** Passwords that a client encrypts before it sends them. */
export interface LockedPasswords {
  /** The public key for clients: the uncompressed point in hexadecimal, as their configuration expects it. */
  readonly publicKey: string;
  /** The decrypted password; null for what is not encrypted with this key. */
  open(locked: string): string | null;
}

/** Order of the curve. GB/T 32918.5-2017 */
const ORDER = 0xfffffffeffffffffffffffffffffffff7203df6b21c6052b53bbf40939d54123n;
/** C1 ‖ C2 ‖ C3, the older order, which the family's clients use. */
const OLDER_ORDER = 0;
/** A point, a hash and at least one byte; a password has at most about a thousand. */
const LOCKED = /^(?:[0-9a-f]{2}){97,1100}$/i;
const UNCOMPRESSED = /^04/;

/**
 * SM2 (GB/T 32918.4-2016) under a key derived from the signing key (HKDF-SHA-256, RFC 5869), so that it stays the same
 * across restarts. It hides a password from intermediaries between client and server, as TLS does.
 */
export function createSm2Passwords(signingKey: string): LockedPasswords {
  const derived = Buffer.from(hkdfSync('sha256', signingKey, '', 'rdm passwords on their way', 48)).toString('hex');
  const privateKey = ((BigInt(`0x${derived}`) % (ORDER - 2n)) + 1n).toString(16).padStart(64, '0');
  const pair = createECDH('SM2');
  pair.setPrivateKey(privateKey, 'hex');
  return {
    publicKey: pair.getPublicKey('hex'),
    open(locked) {
      if (!LOCKED.test(locked)) return null;
      // Some clients omit the prefix of an uncompressed point, and the point itself may begin with 04.
      for (const text of new Set([locked.replace(UNCOMPRESSED, ''), locked])) {
        const opened = decrypted(text, privateKey);
        if (opened) return opened;
      }
      return null;
    },
  };
}

/** Empty where its hash does not match. */
function decrypted(text: string, privateKey: string): string {
  try {
    return sm2.doDecrypt(text, privateKey, OLDER_ORDER, { output: 'string' });
  } catch {
    // Not a point on the curve.
    return '';
  }
}
