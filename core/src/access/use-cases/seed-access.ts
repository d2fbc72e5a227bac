import { insertRecords, updateRecords, type Call, type NewValues } from '../../records';
import { menu, role, tenant, user } from '../entities';
import { menuTree, type MenuEntry } from '../menu-tree';
import { platformRole, standardRoles, type StandardRole } from '../standard-roles';

type MenuValues = NewValues<typeof menu> & { readonly code: string };

/** Syncs the platform's menu records with a menu tree, except those edited by users. Run in the platform tenant. */
export async function seedMenus(call: Call, tree: readonly MenuEntry[] = menuTree): Promise<void> {
  const stored = new Map((await call.records.find(menu)).map((record) => [record.code, record]));
  const put = async (values: MenuValues): Promise<string> => {
    const before = stored.get(values.code);
    if (!before) return (await insertRecords(call, menu, [values]))[0]!.id;
    const changed = (Object.keys(values) as (keyof MenuValues)[]).some(
      (name) => (before[name] ?? null) !== (values[name] ?? null),
    );
    // Records edited by a user of the platform are left unchanged.
    if (changed && before.updateUser === null) await updateRecords(call, menu, [{ before, values }]);
    return before.id;
  };
  const walk = async (entries: readonly MenuEntry[], parentId: string | null): Promise<void> => {
    for (const [index, entry] of entries.entries()) {
      const id = await put({
        parentId,
        code: entry.code,
        name: entry.name.zh,
        nameEn: entry.name.en,
        alias: entry.children ? 'folder' : 'menu',
        path: entry.path,
        source: entry.icon ?? null,
        sort: index + 1,
        category: 1,
        action: 0,
        isOpen: 1,
      });
      for (const [place, button] of (entry.buttons ?? []).entries()) {
        await put({
          parentId: id,
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
        });
      }
      await walk(entry.children ?? [], id);
    }
  };
  await walk(tree, null);
}

/** Registers a tenant under the platform. Run in the platform tenant. */
export async function registerTenant(
  call: Call,
  { code, name, creditCode }: { readonly code: string; readonly name: string; readonly creditCode?: string },
): Promise<void> {
  const [found] = await call.records.findByKeys(tenant, [{ code }]);
  if (!found) await insertRecords(call, tenant, [{ code, tenantName: name, creditCode, accountNumber: -1 }]);
}

/** Gives the caller's tenant the missing standard roles; existing ones get the permissions of new menus. */
export async function seedRoles(call: Call, kind: 'platform' | 'enterprise'): Promise<void> {
  const menus = await call.records.find(menu);
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
