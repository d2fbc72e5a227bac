import { faults, Refusal, text, type PasswordHasher } from '../../kernel';
import { updateRecords, type Call, type Visit } from '../../records';
import type { WithCallers } from '../believed-rights';
import { user, type UserRecord } from '../user';
import { passwordHasExpired } from './password-expiry';
import { ownRecord } from './sessions';

const different = text('请输入正确的确认密码!', 'The two passwords differ');
const notHashed = text('密码格式不正确', 'The password is not in the form of the wire');
const notAsked = text('当前密码无需重置', 'This password need not be replaced');
const unchanged = text('新密码不能与原密码相同', 'The new password must differ from the old one');
const usedBefore = text('新密码不能与最近5次使用过的密码相同', 'The new password must differ from the last five');

/** Number of passwords remembered per user, the current one included. */
const REMEMBERED = 5;

/** A new password given twice; both texts are md5 hex as the wire carries them. */
export interface NewPassword {
  readonly newPassword: string;
  readonly newPassword1: string;
}

function requireConfirmed({ newPassword, newPassword1 }: NewPassword): void {
  if (newPassword !== newPassword1) throw new Refusal(faults.invalid(different));
  if (!/^[0-9a-f]{32}$/.test(newPassword)) throw new Refusal(faults.invalid(notHashed));
}

/** The values to store for a new password. Refuses one that is not confirmed or was used recently. */
export async function newPasswordValues(
  call: Call,
  hasher: PasswordHasher,
  before: UserRecord,
  { newPassword, newPassword1 }: NewPassword,
): Promise<Record<string, unknown>> {
  requireConfirmed({ newPassword, newPassword1 });
  if (await hasher.verify(before.password ?? '', newPassword)) throw new Refusal(faults.invalid(unchanged));
  for (const earlier of earlierPasswords(before)) {
    if (await hasher.verify(earlier, newPassword)) throw new Refusal(faults.invalid(usedBefore));
  }
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
  { hasher, callers }: WithCallers & { readonly hasher: PasswordHasher },
): Promise<void> {
  await run((call) => replaceDefaultPassword(call, hasher, given));
  if (visitor.sessionKey) await callers.forget(visitor.sessionKey);
}

async function replaceDefaultPassword(call: Call, hasher: PasswordHasher, given: NewPassword): Promise<void> {
  requireConfirmed(given);
  const before = await ownRecord(call);
  const isAsked = before.mustChangePassword === 1 || (await passwordHasExpired(call, before));
  if (!isAsked) throw new Refusal(faults.invalid(notAsked));
  const values = await newPasswordValues(call, hasher, before, given);
  const stale = await updateRecords(call, user, [{ before, values }]);
  if (stale.length) throw new Refusal(faults.staleVersion());
}
