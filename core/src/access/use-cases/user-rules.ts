import { faults, Refusal, text, type Text } from '../../kernel';
import { requirePermission, sameValue, type Call, type DraftValues, type FieldOf } from '../../records';
import { passwordPolicy } from '../password-policy';
import { MadePassword, type Passwords } from '../passwords';
import { tenant } from '../tenant';
import { user, type UserRecord } from '../user';
import { passwordValues } from './change-password';
import { beyond, idsOf, requireWithinOwn, rolesWithIds } from './held-rights';
import { endSessionsOf } from './open-sessions';

export const taken = (account: string): Text =>
  text(`当前用户 [${account}] 已存在!`, `There is a user ${account} already; choose another account`);
const noRoom = text('当前租户已到最大账号额度!', 'The tenant has as many users as its licence allows');
const oneself = text('不能删除本账号!', 'You cannot remove your own account');

/** The permission to grant roles. docs/wire.md, Menus */
export const GIVE_ROLES = 'user_role';

/** Fields written by the program only; values sent by a form are ignored. */
const programOwned = [
  'password',
  'earlierPasswords',
  'passwordSetAt',
  'mustChangePassword',
  'userExt',
] as const satisfies readonly FieldOf<typeof user>[];

/**
 * Checks and completes a user's form before it is written: callers cannot grant more rights than they hold, or change a
 * user who holds more. A new user gets the initial password, typed or made, and must change it.
 */
export async function completeUser(
  call: Call,
  passwords: Passwords,
  values: DraftValues<typeof user>,
  before: UserRecord | null,
  given: unknown,
): Promise<void> {
  await requireGrantable(call, values.roleId, before);
  if (before && before.id !== call.caller.userId) await requireOver(call, [before]);
  if (before) requireSameDepartment(call, before, values.deptId);
  await requireFreeAccount(call, values.account ?? '', before);
  if (before) {
    Object.assign(values, Object.fromEntries(programOwned.map((name) => [name, before[name] ?? null])));
    return;
  }
  await requireRoom(call);
  Object.assign(values, { mustChangePassword: 1, userExt: null });
  const account = values.account ?? '';
  const initial = await initialPassword(call, passwords, { account, given });
  Object.assign(values, passwordValues(call, null, await passwords.hasher.hashTyped(initial)));
}

/** Refuses to manage users who hold more rights than the caller. */
export async function requireOver(call: Call, people: readonly UserRecord[]): Promise<void> {
  const others = people.filter(({ id }) => id !== call.caller.userId);
  await requireWithinOwn(call, await rolesWithIds(call, [...new Set(others.flatMap((each) => idsOf(each, 'roleId')))]));
}

/** Granting and revoking roles requires the permission, and only roles the caller holds can be changed. */
async function requireGrantable(
  call: Call,
  roleId: readonly string[] | null | undefined,
  before: UserRecord | null,
): Promise<void> {
  const [held, given] = [before ? idsOf(before, 'roleId') : [], roleId ?? []];
  if (sameValue([...held].sort(), [...given].sort())) return;
  requirePermission(call.caller, GIVE_ROLES);
  await requireWithinOwn(call, await rolesWithIds(call, [...new Set([...held, ...given])]));
}

/** Users whose view is limited by data scopes cannot change their own department, which would widen it. */
export function requireSameDepartment({ caller }: Call, before: UserRecord, deptId: string | null | undefined): void {
  const isOwn = before.id === caller.userId && (caller.dataScopes?.size ?? 0) > 0;
  if (isOwn && (before.deptId ?? null) !== (deptId ?? null)) throw beyond();
}

export async function requireFreeAccount(call: Call, account: string, before: UserRecord | null): Promise<void> {
  if (before?.account === account) return;
  const found = await call.records.findByKeys(user, [{ account }]);
  if (found.length === 0) return;
  throw new Refusal(faults.invalid(taken(account), [{ field: 'account', message: taken(account) }]));
}

/** Enforces the maximum number of accounts of the tenant's licence; a negative number means unlimited. */
export async function requireRoom(call: Call): Promise<void> {
  const [own] = await call.records.findByKeys(tenant, [{ code: call.caller.tenantId }]);
  const allowed = own?.accountNumber ?? -1;
  if (allowed < 0) return;
  // Prevents two concurrent requests from both taking the last place.
  await call.records.lock('accounts of the tenant');
  if ((await call.records.count(user)) >= allowed) throw new Refusal(faults.invalid(noRoom));
}

/** The initial password of a user: one made by the program, or what an administrator typed, which is judged. */
async function initialPassword(
  call: Call,
  passwords: Passwords,
  { account, given }: { readonly account: string; readonly given: unknown },
): Promise<string> {
  if (given instanceof MadePassword) {
    given.isTaken = true;
    return given.text;
  }
  if (typeof given !== 'string' || given === '') return passwords.made().text;
  const chosen = { digest: await passwords.hasher.digest(given), typed: given, account };
  const fault = await passwords.fault(chosen, await passwordPolicy(call));
  if (fault) throw new Refusal(faults.invalid(fault, [{ field: 'password', message: fault }]));
  return given;
}

/** Refuses to remove the caller, or users who hold more rights. */
export async function requireRemovable(call: Call, people: readonly UserRecord[]): Promise<void> {
  if (people.some(({ id }) => id === call.caller.userId)) throw new Refusal(faults.invalid(oneself));
  await requireOver(call, people);
}

/** Ends all sessions of removed users. */
export const signOut = async (call: Call, people: readonly UserRecord[]): Promise<void> =>
  void (await endSessionsOf(
    call,
    people.map(({ id }) => id),
  ));
