/** The current time, in the product's time zone (Asia/Shanghai). */
export interface Clock {
  /** `yyyy-MM-dd HH:mm:ss` */
  now(): string;
  /** Milliseconds since the epoch. */
  instant(): number;
}
export const Clock = Symbol('Clock');

/** Generates 19-digit ids that increase with time. */
export interface Ids {
  next(): string;
}
export const Ids = Symbol('Ids');

/** Hashes passwords. `secret` is the lower-case md5 hex sent on the wire, never the plain text. */
export interface PasswordHasher {
  hash(secret: string): Promise<string>;
  /** False for an empty text, which is no hash: who has no secret is known by none. */
  verify(hash: string, secret: string): Promise<boolean>;
  /** The secret of a plain-text password, in the form of the wire. */
  digest(password: string): Promise<string>;
  /** The hash of a plain-text password, for accounts created on behalf of other users. */
  hashTyped(password: string): Promise<string>;
}
export const PasswordHasher = Symbol('PasswordHasher');
