import { faults, Refusal, text } from '../../kernel';
import {
  listedPage,
  parseValue,
  recordDetail,
  requireOwnTenant,
  submitRecord,
  updateRecords,
  wholly,
  type Call,
  type Draft,
  type Page,
  type PageQuery,
  type TreeNode,
  type Visit,
  type NewValues,
} from '../../records';
import { department } from '../../system';
import { changingRights, type WithCallers } from '../believed-rights';
import type { FailedSignIns } from '../failed-sign-ins';
import { user, type UserRecord } from '../user';
import type { Passwords } from '../passwords';
import { removeOf } from '../second-factors';
import { passwordValues, type WithPasswords } from './change-password';
import { idsOf, requireWithinOwn, rolesWithIds } from './held-rights';
import { endSessionsOf } from './open-sessions';
import { requireRemainingAdministrator } from './remaining-administrator';
import { requireOver, requireSameDepartment } from './user-rules';

const nobodyChosen = text('请选择至少一条数据', 'Select at least one record');
const noSuchRole = text('角色', 'Role');
const noId = text('缺少必要的请求参数: id', 'The parameter id is missing');

/** The same page as the generic list: a department includes all those below it. */
export const userPage = (call: Call, query: PageQuery): Promise<Page<UserRecord>> =>
  listedPage(call, user, call.hooksOf(user), query);

/** A user with the data kept for another platform, as `userExt`. */
export const platformDetail = (call: Call, { id }: { readonly id: string }): Promise<UserRecord> =>
  recordDetail(call, user, id);

/** Changes a user; unlike a submit it never adds one. */
export async function updateUser(
  visit: Visit,
  { draft }: { readonly draft: Draft },
  { callers }: WithCallers,
): Promise<UserRecord> {
  if (!draft.id) throw new Refusal(faults.invalid(noId));
  return changingRights(visit, callers, (call) => submitRecord(call, user, call.hooksOf(user), draft));
}

/** Ids joined by commas, deduplicated. Refuses an empty list. */
export function idsFrom(joined: string | undefined): string[] {
  const ids = [...new Set((joined ?? '').split(',').map((id) => id.trim()))].filter((id) => id !== '');
  if (ids.length === 0) throw new Refusal(faults.invalid(nobodyChosen));
  return ids;
}

/** The users with these ids, all of them or a 404; refuses if one holds more rights than the caller. */
async function peopleIn(call: Call, joined: string): Promise<UserRecord[]> {
  const ids = idsFrom(joined);
  const found = await call.records.find(user, { where: [{ field: 'id', is: 'in', value: ids }] });
  if (found.length < ids.length) throw new Refusal(faults.notFound(user.label));
  await requireOver(call, found);
  return found;
}

async function change(
  call: Call,
  people: readonly UserRecord[],
  values: (of: UserRecord) => NewValues<typeof user> & { readonly status?: number },
) {
  const changes = people.map((before) => ({ before, values: values(before) }));
  const stale = await updateRecords(call, user, changes);
  if (stale.length) throw new Refusal(faults.staleVersion());
}

/** A password made for an account. */
export interface InitialPassword {
  readonly account: string;
  readonly initialPassword: string;
}

/**
 * Gives each of the users a password of his own, which must be changed at the next sign-in, and ends their sessions.
 * Returns the passwords, which can be seen nowhere else.
 */
export const resetPasswords = (
  visit: Visit,
  { userIds }: { readonly userIds: string },
  { callers, passwords }: WithCallers & WithPasswords,
): Promise<readonly InitialPassword[]> =>
  changingRights(visit, callers, (call) => putInitialPasswords(call, passwords, userIds));

async function putInitialPasswords(call: Call, passwords: Passwords, userIds: string): Promise<InitialPassword[]> {
  const people = await peopleIn(call, userIds);
  const made = new Map<UserRecord, { readonly password: string; readonly hash: string }>();
  for (const each of people) {
    const password = passwords.made().text;
    made.set(each, { password, hash: await passwords.hasher.hashTyped(password) });
  }
  await change(call, people, (each) => ({
    ...passwordValues(call, each, made.get(each)!.hash),
    mustChangePassword: 1,
  }));
  await endSessionsOf(
    call,
    people.map(({ id }) => id),
  );
  return people.map((each) => ({ account: each.account, initialPassword: made.get(each)!.password }));
}

/** Removes the second factors of users who have lost theirs, and ends their sessions. */
export const resetSecondFactors = (
  visit: Visit,
  { userIds }: { readonly userIds: string },
  { callers }: WithCallers,
): Promise<void> =>
  changingRights(visit, callers, async (call) => {
    const people = await peopleIn(call, userIds);
    for (const { id } of people) await removeOf(wholly(call), id);
    await endSessionsOf(
      call,
      people.map(({ id }) => id),
    );
  });

/** Replaces the roles of users: callers can grant only roles they hold themselves. */
export const grantRoles = (
  visit: Visit,
  { userIds, roleIds }: { readonly userIds: string; readonly roleIds?: string },
  { callers }: WithCallers,
): Promise<void> => changingRights(visit, callers, (call) => giveRoles(call, userIds, roleIds));

async function giveRoles(call: Call, userIds: string, roleIds: string | undefined): Promise<void> {
  const people = await peopleIn(call, userIds);
  const wanted = (roleIds ?? '').trim() === '' ? [] : idsFrom(roleIds);
  const given = await rolesWithIds(call, wanted);
  if (given.length < wanted.length) throw new Refusal(faults.notFound(noSuchRole));
  const held = await rolesWithIds(call, [...new Set(people.flatMap((each) => idsOf(each, 'roleId')))]);
  await requireWithinOwn(call, [...held, ...given.filter(({ id }) => !held.some((each) => each.id === id))]);
  await change(call, people, () => ({ roleId: wanted.length ? wanted : null }));
  await requireRemainingAdministrator(call);
}

/** Data scopes may depend on the department, so cached rights are invalidated as well. */
export const moveToDepartment = (
  visit: Visit,
  { userIds, deptId }: { readonly userIds: string; readonly deptId: string },
  { callers }: WithCallers,
): Promise<void> => changingRights(visit, callers, (call) => writeDepartment(call, userIds, deptId));

async function writeDepartment(call: Call, userIds: string, deptId: string): Promise<void> {
  const people = await peopleIn(call, userIds);
  const found = await call.records.count(department, [{ field: 'id', is: 'equal', value: deptId }]);
  if (found === 0) throw new Refusal(faults.notFound(department.label));
  for (const each of people) requireSameDepartment(call, each, deptId);
  await change(call, people, () => ({ deptId }));
}

/** Lets users sign in again: clears failed sign-ins, and re-enables a disabled account. */
export const openAccounts = (
  visit: Visit,
  { userIds }: { readonly userIds: string },
  { callers, failures }: WithFailures,
): Promise<void> => changingRights(visit, callers, (call) => open(call, failures, userIds));

/** The same with the ids under the name older clients send. */
export const resetAccounts = (visit: Visit, { ids }: { readonly ids: string }, services: WithFailures): Promise<void> =>
  openAccounts(visit, { userIds: ids }, services);

interface WithFailures extends WithCallers {
  readonly failures: FailedSignIns;
}

async function open(call: Call, failures: FailedSignIns, ids: string): Promise<void> {
  const people = await peopleIn(call, ids);
  await change(
    call,
    people.filter(({ status }) => status !== 1),
    () => ({ status: 1 }),
  );
  for (const each of people) await failures.unlock(each.tenantId, each.account);
}

/** Stores the data of a user for another platform. */
export const keepPlatform = (visit: Visit, given: PlatformDetails, { callers }: WithCallers): Promise<void> =>
  changingRights(visit, callers, (call) => writePlatform(call, given));

interface PlatformDetails {
  readonly userId: string;
  readonly userType: string;
  readonly userExt?: string;
}

async function writePlatform(call: Call, { userId, userType, userExt = '' }: PlatformDetails): Promise<void> {
  const people = await peopleIn(call, userId);
  const parsed = parseValue(user.fields.userExt, userExt);
  if (!parsed.ok) throw new Refusal(faults.invalid(parsed.message, [{ field: 'userExt', message: parsed.message }]));
  await change(call, people, () => ({ userType, userExt: parsed.value as string | null }));
}

const node = (id: string, parentId: string, title: string): TreeNode => ({ id, parentId, title, key: id, value: id });

/** The departments with their users as leaves; users without a department come last. */
export async function organisationTree(
  call: Call,
  { tenantId }: { readonly tenantId?: string } = {},
): Promise<TreeNode[]> {
  requireOwnTenant(call.caller, tenantId);
  const [departments, people] = [await call.records.find(department), await call.records.find(user)];
  const known = new Set(departments.map(({ id }) => id));
  const placed = (id: string | null) => (id && known.has(id) ? id : '0');
  const leaves = new Map<string, TreeNode[]>();
  for (const each of people) {
    const at = placed(each.deptId);
    const leaf = node(each.id, at, each.realName ?? each.account);
    leaves.set(at, [...(leaves.get(at) ?? []), leaf]);
  }
  const under = (parentId: string, above: ReadonlySet<string>): TreeNode[] => [
    ...departments
      .filter((each) => placed(each.parentId) === parentId && !above.has(each.id))
      .map((each) => {
        const children = under(each.id, new Set([...above, each.id]));
        return { ...node(each.id, parentId, each.deptName), ...(children.length && { children }) };
      }),
    ...(leaves.get(parentId) ?? []),
  ];
  return under('0', new Set());
}
