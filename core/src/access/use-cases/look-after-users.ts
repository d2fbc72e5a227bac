import { faults, Refusal, text, type PasswordHasher } from '../../kernel';
import { parseValue, updateRecords, type Call, type StoredRecord, type TreeNode } from '../../records';
import { department } from '../../system';
import type { FailedSignIns } from '../failed-sign-ins';
import { user } from '../user';
import { passwordValues } from './change-password';
import { idsOf, requireWithinOwn, rolesWithIds } from './held-rights';
import { endSessionsOf } from './open-sessions';
import { initialPassword, requireOver, requireSameDepartment } from './user-rules';

const nobodyChosen = text('请选择至少一条数据', 'Select at least one record');
const noSuchRole = text('角色', 'Role');

/** Ids joined by commas, each once. Refuses an empty list. */
export function idsFrom(joined: string | undefined): string[] {
  const ids = [...new Set((joined ?? '').split(',').map((id) => id.trim()))].filter((id) => id !== '');
  if (ids.length === 0) throw new Refusal(faults.invalid(nobodyChosen));
  return ids;
}

/** The people with these ids, all of them or a 404; none who holds more than whoever calls. */
async function peopleIn(call: Call, joined: string): Promise<StoredRecord[]> {
  const ids = idsFrom(joined);
  const found = await call.records.find(user, { where: [{ field: 'id', is: 'in', value: ids }] });
  if (found.length < ids.length) throw new Refusal(faults.notFound(user.label));
  await requireOver(call, found);
  return found;
}

async function change(call: Call, people: readonly StoredRecord[], values: (of: StoredRecord) => object) {
  const changes = people.map((before) => ({ before, values: values(before) as Record<string, unknown> }));
  const stale = await updateRecords(call, user, changes);
  if (stale.length) throw new Refusal(faults.staleVersion());
}

/** Puts the initial password back and signs those people out everywhere; answers their sessions' keys. */
export async function resetPasswords(call: Call, hasher: PasswordHasher, userIds: string): Promise<string[]> {
  const people = await peopleIn(call, userIds);
  const hash = await hasher.hashTyped(await initialPassword(call));
  await change(call, people, (each) => ({ ...passwordValues(call, each, hash), mustChangePassword: 1 }));
  return endSessionsOf(
    call,
    people.map(({ id }) => id),
  );
}

/** Gives people roles in place of those they have: only such as whoever calls holds himself. */
export async function grantRoles(call: Call, userIds: string, roleIds: string | undefined): Promise<void> {
  const people = await peopleIn(call, userIds);
  const wanted = (roleIds ?? '').trim() === '' ? [] : idsFrom(roleIds);
  const given = await rolesWithIds(call, wanted);
  if (given.length < wanted.length) throw new Refusal(faults.notFound(noSuchRole));
  const held = await rolesWithIds(call, [...new Set(people.flatMap((each) => idsOf(each, 'roleId')))]);
  await requireWithinOwn(call, [...held, ...given.filter(({ id }) => !held.some((each) => each.id === id))]);
  await change(call, people, () => ({ roleId: wanted.length ? wanted : null }));
}

export async function moveToDepartment(call: Call, userIds: string, deptId: string): Promise<void> {
  const people = await peopleIn(call, userIds);
  const found = await call.records.count(department, [{ field: 'id', is: 'equal', value: deptId }]);
  if (found === 0) throw new Refusal(faults.notFound(department.label));
  for (const each of people) requireSameDepartment(call, each, deptId);
  await change(call, people, () => ({ deptId }));
}

/** Lets people sign in again. */
export async function openAccounts(call: Call, failures: FailedSignIns, ids: string): Promise<void> {
  const people = await peopleIn(call, ids);
  await change(
    call,
    people.filter(({ status }) => status !== 1),
    () => ({ status: 1 }),
  );
  for (const each of people) failures.clear(each.tenantId, String(each.account));
}

/** What is kept of a person for another platform. */
export async function keepPlatform(
  call: Call,
  { userId, userType, userExt = '' }: { userId: string; userType: string; userExt?: string },
): Promise<void> {
  const people = await peopleIn(call, userId);
  const parsed = parseValue(user.fields.userExt, userExt);
  if (!parsed.ok) throw new Refusal(faults.invalid(parsed.message, [{ field: 'userExt', message: parsed.message }]));
  await change(call, people, () => ({ userType, userExt: parsed.value }));
}

const node = (id: string, parentId: string, title: string): TreeNode => ({ id, parentId, title, key: id, value: id });

/** The departments with their people as leaves; whoever belongs to none stands at the end. */
export async function organisationTree(call: Call): Promise<TreeNode[]> {
  const [departments, people] = [await call.records.find(department), await call.records.find(user)];
  const known = new Set(departments.map(({ id }) => id));
  const placed = (id: unknown) => (known.has(String(id)) ? String(id) : '0');
  const leaves = new Map<string, TreeNode[]>();
  for (const each of people) {
    const at = placed(each.deptId);
    const leaf = node(each.id, at, String(each.realName ?? each.account));
    leaves.set(at, [...(leaves.get(at) ?? []), leaf]);
  }
  const under = (parentId: string, above: ReadonlySet<string>): TreeNode[] => [
    ...departments
      .filter((each) => placed(each.parentId) === parentId && !above.has(each.id))
      .map((each) => {
        const children = under(each.id, new Set([...above, each.id]));
        return { ...node(each.id, parentId, String(each.deptName)), ...(children.length && { children }) };
      }),
    ...(leaves.get(parentId) ?? []),
  ];
  return under('0', new Set());
}
