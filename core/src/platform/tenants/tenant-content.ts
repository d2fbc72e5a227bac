import { addUser, seedRoles, user, type NewUser } from '../../access';
import { insertRecords, updateRecords, type Call } from '../../records';
import { department, post, seedDictionaries, type StandardDictionary } from '../../system';

/** Puts the content of an area into a tenant, or brings it up to date. */
export type TenantSeed = (call: Call) => Promise<void>;

/** Initial content of a tenant. */
export interface TenantContent {
  readonly roles: 'platform' | 'enterprise';
  readonly dictionaries: readonly StandardDictionary[];
  readonly contents: readonly TenantSeed[];
  readonly users?: readonly NewUser[];
}

/** Adds the missing standard roles, dictionaries, contents and first users to a tenant; existing ones are kept. */
export async function fillTenant(
  call: Call,
  { roles, dictionaries, contents, users = [] }: TenantContent,
): Promise<void> {
  await seedRoles(call, roles);
  await seedDictionaries(call, dictionaries);
  for (const seed of contents) await seed(call);
  await addUsers(call, users);
}

/** Adds users whose account does not exist yet; returns the accounts added. */
export async function addUsers(call: Call, users: readonly NewUser[]): Promise<string[]> {
  const added: string[] = [];
  for (const each of users) if (await addUser(call, each)) added.push(each.account);
  return added;
}

/** Adds the root department and the first post to an enterprise without departments. docs/wire.md, Tenants */
export async function seedOrganisation(call: Call, name: string): Promise<void> {
  if ((await call.records.count(department)) > 0) return;
  const [company] = await insertRecords(call, department, [
    { deptName: name, fullName: name, deptCategory: '1', sort: 1, parentId: null },
  ]);
  await addFirstPost(call);
  const without = (await call.records.find(user)).filter(({ deptId }) => deptId === null);
  await updateRecords(
    call,
    user,
    without.map((before) => ({ before, values: { deptId: company!.id } })),
  );
}

/** Adds the first post to an enterprise without posts: a user is added with one. */
export async function addFirstPost(call: Call): Promise<void> {
  if ((await call.records.count(post)) > 0) return;
  await insertRecords(call, post, [{ category: '1', postCode: 'ceo', postName: '首席执行官', sort: 1 }]);
}
