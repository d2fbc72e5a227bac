import { createECDH, hkdfSync } from 'node:crypto';
import { sm2 } from 'sm-crypto-v2';

/** Passwords that a client locks before it sends them. */
export interface LockedPasswords {
  /** What clients lock with: the uncompressed point in hexadecimal, as their configuration takes it. */
  readonly publicKey: string;
  /** What was locked; null for what is not locked with this key. */
  open(locked: string): string | null;
}

/** Order of the curve. GB/T 32918.5-2017 */
const ORDER = 0xfffffffeffffffffffffffffffffffff7203df6b21c6052b53bbf40939d54123n;
/** C1 ‖ C2 ‖ C3, the older order, which the family's clients use. */
const OLDER_ORDER = 0;
/** A point and a hash around at least one byte; nobody types more than a thousand. */
const LOCKED = /^(?:[0-9a-f]{2}){97,1100}$/i;
const UNCOMPRESSED = /^04/;

/**
 * SM2 (GB/T 32918.4-2016) under a key derived from the signing key (HKDF-SHA-256, RFC 5869), so that it stays the same
 * from one start to the next. It hides a password from what stands between client and server, as TLS does.
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
      // The mark of an uncompressed point is left out by some, whose point may begin like it.
      for (const text of new Set([locked.replace(UNCOMPRESSED, ''), locked])) {
        const opened = decrypted(text, privateKey);
        if (opened) return opened;
      }
      return null;
    },
  };
}

/** Empty where the hash in it does not fit. */
function decrypted(text: string, privateKey: string): string {
  try {
    return sm2.doDecrypt(text, privateKey, OLDER_ORDER, { output: 'string' });
  } catch {
    // No point of the curve.
    return '';
  }
}
