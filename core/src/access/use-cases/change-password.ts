import { faults, Refusal, text } from '../../kernel';
import { updateRecords, type Call, type Visit } from '../../records';
import type { WithCallers } from '../believed-rights';
import { passwordPolicy } from '../password-policy';
import type { Passwords } from '../passwords';
import { user, type UserRecord } from '../user';
import { passwordHasExpired } from './password-expiry';
import { ownRecord } from './sessions';

const different = text('请输入正确的确认密码!', 'The two passwords differ');
const notHashed = text('密码格式不正确', 'The password does not have the expected form');
const notAsked = text('当前密码无需重置', 'This password need not be replaced');
const unchanged = text('新密码不能与原密码相同', 'The new password must differ from the old one');
const usedBefore = text('新密码不能与最近5次使用过的密码相同', 'The new password must differ from the last five');

/** Number of passwords remembered per user, the current one included. */
const REMEMBERED = 5;

/** A new password given twice; both texts are md5 hex as the wire carries them. */
export interface NewPassword {
  readonly newPassword: string;
  readonly newPassword1: string;
  /** The same as typed, from clients that let the server judge it. */
  readonly typedPassword?: string;
}

/** What the use cases of passwords need. */
export interface WithPasswords {
  readonly passwords: Passwords;
}

function requireConfirmed({ newPassword, newPassword1 }: NewPassword): void {
  if (newPassword !== newPassword1) throw new Refusal(faults.invalid(different));
  if (!/^[0-9a-f]{32}$/.test(newPassword)) throw new Refusal(faults.invalid(notHashed));
}

/** The values to store for a new password. Refuses one that is not confirmed, easy to guess or was used recently. */
export async function newPasswordValues(
  call: Call,
  passwords: Passwords,
  before: UserRecord,
  { newPassword, newPassword1, typedPassword }: NewPassword,
): Promise<Record<string, unknown>> {
  requireConfirmed({ newPassword, newPassword1 });
  const { hasher } = passwords;
  if (await hasher.verify(before.password ?? '', newPassword)) throw new Refusal(faults.invalid(unchanged));
  for (const earlier of earlierPasswords(before)) {
    if (await hasher.verify(earlier, newPassword)) throw new Refusal(faults.invalid(usedBefore));
  }
  const chosen = { digest: newPassword, typed: typedPassword, account: before.account };
  const fault = await passwords.fault(chosen, await passwordPolicy(call));
  if (fault) throw new Refusal(faults.invalid(fault, [{ field: 'newPassword', message: fault }]));
  return { ...passwordValues(call, before, await hasher.hash(newPassword)), mustChangePassword: 0 };
}

/** The values to store for another password hash; the previous one is kept in the history. */
export function passwordValues(call: Call, before: UserRecord | null, hash: string): Record<string, unknown> {
  const kept = before ? [before.password ?? '', ...earlierPasswords(before)].slice(0, REMEMBERED - 1) : [];
  return { password: hash, passwordSetAt: call.clock.now(), earlierPasswords: kept };
}

const earlierPasswords = (record: UserRecord): readonly string[] => {
  const kept = record.earlierPasswords;
  return Array.isArray(kept) ? kept.map(String).slice(0, REMEMBERED - 1) : [];
};

/** Replaces an initial or expired password; until then the session has no permissions. */
export async function updateDefaultPassword(
  { visitor, run }: Visit,
  given: NewPassword,
  { passwords, callers }: WithCallers & WithPasswords,
): Promise<void> {
  await run((call) => replaceDefaultPassword(call, passwords, given));
  if (visitor.sessionKey) await callers.forget(visitor.sessionKey);
}

async function replaceDefaultPassword(call: Call, passwords: Passwords, given: NewPassword): Promise<void> {
  requireConfirmed(given);
  const before = await ownRecord(call);
  const isAsked = before.mustChangePassword === 1 || (await passwordHasExpired(call, before));
  if (!isAsked) throw new Refusal(faults.invalid(notAsked));
  const values = await newPasswordValues(call, passwords, before, given);
  const stale = await updateRecords(call, user, [{ before, values }]);
  if (stale.length) throw new Refusal(faults.staleVersion());
}
