import { faults, Refusal, text } from '../../kernel';
import { updateRecords, type Call, type Visit } from '../../records';
import { menu, type MenuRecord } from '../menu';
import { PLATFORM_TENANT } from '../tenant';
import { topMenu, type TopMenuRecord } from '../top-menu';
import type { MenuNode } from '../menu-node';
import { grantedMenus, menuRoutes, ownMenus } from './granted-menus';
import { idsOf, ownRights, ownRoles, requireMenusHeld } from './held-rights';
import { idsFrom } from './look-after-users';

const none = text('请选择至少一个顶部菜单', 'Select at least one top menu');

/** The menus of the top bar, by their order. */
export async function topMenus(call: Call): Promise<TopMenuRecord[]> {
  return call.records.find(topMenu);
}

/** Replaces the menus of these top menus. */
export async function grantTopMenus(
  call: Call,
  { topMenuIds, menuIds }: { readonly topMenuIds: readonly string[]; readonly menuIds: readonly string[] },
): Promise<void> {
  requirePlatform(call);
  if (topMenuIds.length === 0) throw new Refusal(faults.invalid(none));
  const found = await call.records.find(topMenu, { where: [{ field: 'id', is: 'in', value: [...topMenuIds] }] });
  if (found.length < new Set(topMenuIds).size) throw new Refusal(faults.notFound(topMenu.label));
  requireMenusHeld(await ownRights(call), menuIds);
  const values = { menuIds: [...new Set(menuIds)] };
  const stale = await updateRecords(
    call,
    topMenu,
    found.map((before) => ({ before, values })),
  );
  if (stale.length) throw new Refusal(faults.staleVersion());
}

/** The ids of the menus in these top menus. */
export async function topMenuKeys(
  call: Call,
  { topMenuIds }: { readonly topMenuIds: string },
): Promise<{ menu: string[] }> {
  const found = await call.records.find(topMenu, { where: [{ field: 'id', is: 'in', value: idsFrom(topMenuIds) }] });
  return { menu: [...new Set(found.flatMap((each) => idsOf(each, 'menuIds')))] };
}

/** The side menu of one top menu or all; empty without a session, and for a guest. */
export async function ownRoutes(
  { visitor, run }: Visit,
  { topMenuId }: { readonly topMenuId?: string } = {},
): Promise<readonly MenuNode[]> {
  if (!visitor.caller || visitor.caller.guest !== undefined) return [];
  return run(async (call) => menuRoutes(await narrowedTo(call, await ownMenus(call), topMenuId)));
}

/**
 * The granted menus of one top menu, with the folders that contain them; none for an unknown top menu. A folder chosen
 * without anything below it stands for all that is below it.
 */
async function narrowedTo(
  call: Call,
  granted: readonly MenuRecord[],
  topMenuId: string | undefined,
): Promise<readonly MenuRecord[]> {
  if (!topMenuId) return granted;
  const [found] = await call.records.find(topMenu, { where: [{ field: 'id', is: 'equal', value: topMenuId }] });
  const chosen = new Set(found ? idsOf(found, 'menuIds') : []);
  const parents = new Map(granted.map(({ id, parentId }) => [id, parentId]));
  const above = (id: string): string[] => {
    const passed: string[] = [];
    for (let at = parents.get(id) ?? null; at && !passed.includes(at); at = parents.get(at) ?? null) passed.push(at);
    return passed;
  };
  const opened = new Set([...chosen].flatMap(above));
  const whole = (id: string) => chosen.has(id) && !opened.has(id);
  const shown = new Set<string>();
  for (const { id } of granted) {
    if (!chosen.has(id) && !above(id).some(whole)) continue;
    for (const each of [id, ...above(id)]) shown.add(each);
  }
  return granted.filter(({ id }) => shown.has(id));
}

/** Refuses callers outside the platform tenant, because menus are shared by all tenants. */
export function requirePlatform(call: Call): void {
  if (call.caller.tenantId === PLATFORM_TENANT) return;
  throw new Refusal({ ...faults.forbidden(menu.permissions.edit), name: 'PLATFORM_ONLY' });
}

/** For each menu path, the aliases of the caller's roles that grant it. */
export async function authRoutes(call: Call): Promise<Record<string, { authority: string[] }>[]> {
  const paths = new Map<string, Set<string>>();
  for (const each of await ownRoles(call)) {
    for (const granted of await grantedMenus(call, [each.id])) {
      if (granted.category !== 1 || !granted.path) continue;
      const path = granted.path;
      paths.set(path, (paths.get(path) ?? new Set()).add(each.roleAlias));
    }
  }
  return [...paths].map(([path, authority]) => ({ [path]: { authority: [...authority] } }));
}
