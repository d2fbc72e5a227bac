import { createHash } from 'node:crypto';
import type { PasswordArgument } from '@rdm/blade-protocol';
import type { LockedPasswords } from '../driven/sm2-passwords';

const DIGEST = /^[0-9a-f]{32}$/;

/** A password as it was sent: locked with SM2, as typed, or its md5. */
export interface SentPassword {
  /** Lower-case md5 hex. */
  readonly digest: string;
  /** Undefined where only the digest was sent. */
  readonly typed?: string;
}

/** What a client of the family has sent as a password. */
export function sentPassword(given: string, locked: LockedPasswords | undefined): SentPassword {
  const opened = locked?.open(given) ?? given;
  if (DIGEST.test(opened)) return { digest: opened };
  return { digest: createHash('md5').update(opened).digest('hex'), typed: opened };
}

/**
 * The arguments with the digests of passwords in place of what was sent; as typed they are added where the call takes
 * them and the client has not sent them itself.
 */
export function withDigests(
  args: Readonly<Record<string, unknown>>,
  passwords: Readonly<Record<string, PasswordArgument>>,
  locked: LockedPasswords | undefined,
): Record<string, unknown> {
  const digested: Record<string, unknown> = { ...args };
  for (const [name, { typed: takesTyped, neverTyped }] of Object.entries(passwords)) {
    const given = args[name];
    if (typeof given !== 'string' || given === '' || (neverTyped && !locked?.open(given))) continue;
    const { digest, typed } = sentPassword(given, locked);
    digested[name] = digest;
    if (takesTyped !== undefined && typed !== undefined) digested[takesTyped] ??= typed;
  }
  return digested;
}
