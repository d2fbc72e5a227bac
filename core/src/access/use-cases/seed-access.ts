import { insertRecords, updateRecords, type Call, type NewValues } from '../../records';
import { menu, role, tenant, user } from '../entities';
import { menuTree, type MenuEntry } from '../menu-tree';
import { isAddedByPlatform } from './held-rights';
import { platformRole, standardRoles, type StandardRole } from '../standard-roles';

type MenuValues = Omit<NewValues<typeof menu>, 'parentId'> & { readonly code: string };

/** A menu or button with what hangs below it. */
interface SeededMenu {
  readonly values: MenuValues;
  readonly below: readonly SeededMenu[];
}

/** Syncs the platform's menu records with a menu tree, except those edited by users. Run in the platform tenant. */
export async function seedMenus(call: Call, tree: readonly MenuEntry[] = menuTree): Promise<void> {
  const stored = new Map((await call.records.find(menu)).map((record) => [record.code, record]));
  // Level by level, each in one insert: a menu is stored before what hangs below it.
  let level = tree.map((entry, at) => ({ seeded: seededMenu(entry, at), parentId: null as string | null }));
  while (level.length > 0) {
    const wanted = level.map(({ seeded, parentId }) => ({ ...seeded.values, parentId }));
    const added = await insertRecords(
      call,
      menu,
      wanted.filter(({ code }) => !stored.has(code)),
    );
    const changes = wanted.flatMap((values) => {
      const before = stored.get(values.code);
      const changed =
        before !== undefined &&
        (Object.keys(values) as (keyof typeof values)[]).some(
          (name) => (before[name] ?? null) !== (values[name] ?? null),
        );
      // Records edited by a user of the platform are left unchanged.
      return changed && before.updateUser === null ? [{ before, values }] : [];
    });
    if (changes.length > 0) await updateRecords(call, menu, changes);
    for (const record of added) stored.set(record.code, record);
    level = level.flatMap(({ seeded: { values, below } }) =>
      below.map((seeded) => ({ seeded, parentId: stored.get(values.code)!.id })),
    );
  }
}

function seededMenu(entry: MenuEntry, at: number): SeededMenu {
  const buttons = (entry.buttons ?? []).map((button, place): SeededMenu => ({
    values: {
      code: button.code,
      name: button.name.zh,
      nameEn: button.name.en,
      alias: button.code.split('_').at(-1),
      path: null,
      source: null,
      sort: place + 1,
      category: 2,
      action: button.action,
      isOpen: 1,
    },
    below: [],
  }));
  return {
    values: {
      code: entry.code,
      name: entry.name.zh,
      nameEn: entry.name.en,
      alias: entry.children ? 'folder' : 'menu',
      path: entry.path,
      source: entry.icon ?? null,
      sort: at + 1,
      category: 1,
      action: 0,
      isOpen: 1,
    },
    below: [...buttons, ...(entry.children ?? []).map(seededMenu)],
  };
}

/** Registers a tenant under the platform. Run in the platform tenant. */
export async function registerTenant(
  call: Call,
  { code, name, creditCode }: { readonly code: string; readonly name: string; readonly creditCode?: string },
): Promise<void> {
  const [found] = await call.records.findByKeys(tenant, [{ code }]);
  if (!found) await insertRecords(call, tenant, [{ code, tenantName: name, creditCode, accountNumber: -1 }]);
}

/** Gives the caller's tenant the missing standard roles; existing ones get the permissions of the product's new menus. */
export async function seedRoles(call: Call, kind: 'platform' | 'enterprise'): Promise<void> {
  // Those of the product: what somebody of the platform has added, somebody grants.
  const menus = (await call.records.find(menu)).filter((each) => !isAddedByPlatform(each));
  const wanted: readonly StandardRole[] = kind === 'platform' ? [platformRole] : standardRoles;
  const stored = new Map((await call.records.find(role)).map((record) => [record.roleAlias, record]));
  for (const [index, { alias, name, grants }] of wanted.entries()) {
    const menuIds = menus.filter((each) => grants(each.code)).map(({ id }) => id);
    const before = stored.get(alias);
    if (!before) await insertRecords(call, role, [{ roleName: name.zh, roleAlias: alias, sort: index + 1, menuIds }]);
    else {
      const held = new Set(before.menuIds ?? []);
      const since = menus.filter((each) => menuIds.includes(each.id) && each.createTime > before.updateTime);
      const added = since.map(({ id }) => id).filter((id) => !held.has(id));
      if (added.length) await updateRecords(call, role, [{ before, values: { menuIds: [...held, ...added] } }]);
    }
  }
}

export interface NewUser {
  readonly account: string;
  readonly realName: string;
  readonly roleAlias: string;
  /** argon2id over the md5 hex of the password; computed only when the account is new, because it is slow. */
  readonly passwordHash: () => Promise<string>;
  readonly mustChangePassword: boolean;
}

/** Adds a user unless the account exists. Returns whether it was added. */
export async function addUser(call: Call, given: NewUser): Promise<boolean> {
  const [found] = await call.records.findByKeys(user, [{ account: given.account }]);
  if (found) return false;
  const roles = await call.records.findByKeys(role, [{ roleAlias: given.roleAlias }]);
  await insertRecords(call, user, [
    {
      account: given.account,
      password: await given.passwordHash(),
      name: given.realName,
      realName: given.realName,
      roleId: roles.map(({ id }) => id),
      deptId: null,
      mustChangePassword: given.mustChangePassword ? 1 : 0,
    },
  ]);
  return true;
}
