import type { Call, TreeNode } from '../../records';
import { menu, type MenuRecord } from '../menu';
import { isPlatformOnly } from '../platform-menus';
import { role } from '../role';
import { apiScope, dataScope, type DataScopeRecord, type ApiScopeRecord } from '../scopes';
import { PLATFORM_TENANT } from '../tenant';
import { idsOf, ownRights } from './held-rights';
import { idsFrom } from './look-after-users';
import { heldBelow, withMenusAbove } from './menus-above';

/** What may be granted to a role, as select trees: scopes are placed under their menus. */
export interface GrantTree {
  readonly menu: readonly TreeNode[];
  readonly dataScope: readonly TreeNode[];
  readonly apiScope: readonly TreeNode[];
}

/** Ids of the grants held. */
export interface GrantKeys {
  readonly menu: readonly string[];
  readonly dataScope: readonly string[];
  readonly apiScope: readonly string[];
}

/** The grants of roles. */
export interface RoleKeys extends GrantKeys {
  readonly menuPartly: readonly string[];
}

/** What may be granted to a role: the menus and buttons the caller holds, and the tenant's scopes under their menus. */
export async function grantTree(call: Call): Promise<GrantTree> {
  const menus = await grantableMenus(call);
  const [data, api] = [await call.records.find(dataScope), await call.records.find(apiScope)];
  return { menu: nodesOf(menus), dataScope: scopeTree(menus, data), apiScope: scopeTree(menus, api) };
}

/** The menus that a top menu may contain. */
export async function grantTopTree(call: Call): Promise<Pick<GrantTree, 'menu'>> {
  return { menu: nodesOf((await grantableMenus(call)).filter(({ category }) => category === 1)) };
}

async function grantableMenus(call: Call): Promise<MenuRecord[]> {
  const { menuIds } = await ownRights(call);
  const menus = await call.records.find(menu);
  const isOpen = ({ code }: MenuRecord) => call.caller.tenantId === PLATFORM_TENANT || !isPlatformOnly(code);
  return menus.filter((each) => menuIds.has(each.id) && isOpen(each));
}

/**
 * What these roles hold together. A menu is among `menu` only if everything below it is held too: the trees of many
 * clients tick all that stands below what they are told, and a role saved unchanged would grow. The others are in
 * `menuPartly`.
 */
export async function roleTreeKeys(call: Call, { roleIds }: { readonly roleIds: string }): Promise<RoleKeys> {
  const roles = await call.records.find(role, { where: [{ field: 'id', is: 'in', value: idsFrom(roleIds) }] });
  const together = (field: 'menuIds' | 'dataScopeIds' | 'apiScopeIds') => [
    ...new Set(roles.flatMap((each) => idsOf(each, field))),
  ];
  const held = await withMenusAbove(call, together('menuIds'));
  const below = await heldBelow(call, held);
  const isWhole = (id: string) => below.get(id) === 'all';
  return {
    menu: [...held].filter(isWhole),
    menuPartly: [...held].filter((id) => !isWhole(id)),
    dataScope: together('dataScopeIds'),
    apiScope: together('apiScopeIds'),
  };
}

const node = (id: string, parentId: string, title: string): TreeNode => ({ id, parentId, title, key: id, value: id });

/** Leaves by the menu they are placed under. */
type Leaves = ReadonlyMap<string, readonly TreeNode[]>;

function nodesOf(rows: readonly MenuRecord[], leaves: Leaves = new Map()): TreeNode[] {
  const known = new Set(rows.map(({ id }) => id));
  const below = new Map<string, MenuRecord[]>();
  for (const row of rows) {
    const at = row.parentId && known.has(row.parentId) && row.parentId !== row.id ? row.parentId : '0';
    below.set(at, [...(below.get(at) ?? []), row]);
  }
  const under = (id: string): TreeNode[] => [
    ...(below.get(id) ?? []).map((row) => {
      const children = under(row.id);
      return { ...node(row.id, id, row.name), ...(children.length && { children }) };
    }),
    ...(leaves.get(id) ?? []),
  ];
  return under('0');
}

/** Scopes under their menus, those without a menu last; menus without scopes are left out. */
function scopeTree(menus: readonly MenuRecord[], scopes: readonly (DataScopeRecord | ApiScopeRecord)[]): TreeNode[] {
  const byId = new Map(menus.map((each) => [each.id, each]));
  const leaves = new Map<string, TreeNode[]>();
  const wanted = new Set<string>();
  for (const scope of scopes) {
    const at = byId.get(scope.menuId ?? '')?.id ?? '0';
    leaves.set(at, [...(leaves.get(at) ?? []), node(scope.id, at, scope.scopeName)]);
    for (let above = byId.get(at); above && !wanted.has(above.id); above = byId.get(above.parentId ?? '')) {
      wanted.add(above.id);
    }
  }
  return nodesOf(
    menus.filter(({ id, category }) => wanted.has(id) && category === 1),
    leaves,
  );
}
