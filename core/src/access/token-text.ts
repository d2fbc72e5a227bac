import { sha256 } from '../kernel';

/*
 * The text of an access token: `rdm_<tenant>_<handle>_<secret><checksum>`. Tenant and handle are the prefix by which it is
 * found; the checksum tells a mistyped or cut text apart from an unknown one without asking the store.
 */

/** Random bytes of a token: those of its secret, then those of its handle. */
export const TOKEN_BYTES = 32 + 8;

const SECRET_BYTES = 32;
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** Digits of base 62: 62^43 > 2^256, 62^6 > 2^32. */
const [HANDLE, SECRET, CHECKSUM] = [8, 43, 6];
const FORM = /^rdm_(\w{1,12})_([0-9A-Za-z]{8})_[0-9A-Za-z]{49}$/;

export interface TokenText {
  readonly tenantId: string;
  /** `<tenant>_<handle>` */
  readonly prefix: string;
}

/** A new token of a tenant. @param random `TOKEN_BYTES` unguessable bytes */
export function newTokenText(tenantId: string, random: Uint8Array): TokenText & { readonly token: string } {
  const secret = base62(random.slice(0, SECRET_BYTES), SECRET);
  const prefix = `${tenantId}_${base62(random.slice(SECRET_BYTES), HANDLE)}`;
  const body = `rdm_${prefix}_${secret}`;
  return { tenantId, prefix, token: body + checksumOf(body) };
}

/** The tenant and the prefix a token names; null for a text that is none, or one that was mistyped. */
export function readTokenText(token: string): TokenText | null {
  const [, tenantId, handle] = FORM.exec(token) ?? [];
  if (!tenantId || !handle) return null;
  if (checksumOf(token.slice(0, -CHECKSUM)) !== token.slice(-CHECKSUM)) return null;
  return { tenantId, prefix: `${tenantId}_${handle}` };
}

/** What is stored of a token: SHA-256 as 64 hexadecimal digits. 256 random bits need no slow hash. */
export const tokenDigest = (token: string): string => sha256(asciiBytes(token));

/** Compares two digests in a time that does not depend on where they differ. */
export function sameDigest(one: string, other: string): boolean {
  let different = one.length ^ other.length;
  for (let at = 0; at < one.length; at += 1)
    different |= one.charCodeAt(at) ^ other.charCodeAt(at % (other.length || 1));
  return different === 0;
}

const checksumOf = (body: string): string => base62Of(BigInt(`0x${sha256(asciiBytes(body)).slice(0, 8)}`), CHECKSUM);

function base62(bytes: Uint8Array, digits: number): string {
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return base62Of(BigInt(`0x${hex}`), digits);
}

/** The last digits of a number in base 62, padded with zeros. */
function base62Of(number: bigint, digits: number): string {
  let [left, written] = [number, ''];
  while (written.length < digits) {
    written = ALPHABET[Number(left % 62n)]! + written;
    left /= 62n;
  }
  return written;
}

/** Each of its characters is ASCII. */
const asciiBytes = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0));
