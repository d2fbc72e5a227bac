/** What is now, in the zone the product keeps its times in (Asia/Shanghai). */
export interface Clock {
  /** `yyyy-MM-dd HH:mm:ss` */
  now(): string;
  /** Milliseconds since the epoch. */
  instant(): number;
}
export const Clock = Symbol('Clock');

/** Gives 19-digit ids that grow with time. */
export interface Ids {
  next(): string;
}
export const Ids = Symbol('Ids');

/** Keeps passwords. What comes in is the lower-case md5 hex of the wire, never the plain text. */
export interface PasswordHasher {
  hash(secret: string): Promise<string>;
  verify(hash: string, secret: string): Promise<boolean>;
  /** The stored form of a password as a person types it, for accounts that are made for others. */
  hashTyped(password: string): Promise<string>;
}
export const PasswordHasher = Symbol('PasswordHasher');
