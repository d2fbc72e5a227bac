import { grouped } from '../../kernel';
import type { Call } from '../../records';
import type { MenuRecord } from '../menu';
import { withoutSecretPay } from '../pay-secrecy';
import { isPlatformOnly } from '../platform-menus';
import type { MenuNode } from '../menu-node';
import { PLATFORM_TENANT } from '../tenant';
import { everyMenu } from './every-menu';
import { actingRoleIds, heldMenuIds, idsOf, rolesWithIds } from './held-rights';
import { withModulesInUse } from './modules-in-use';
import { isGuest, ownRecord } from './sessions';

/** The menu and button records that roles grant together, by their order. */
export async function grantedMenus(call: Call, roleIds: readonly string[]): Promise<MenuRecord[]> {
  const [menus, roles] = [await everyMenu(call), await rolesWithIds(call, roleIds)];
  const held = heldMenuIds(menus, roles);
  // Platform menus grant nothing to other tenants, whatever a role's record contains.
  const isOpen = ({ code }: MenuRecord) => call.caller.tenantId === PLATFORM_TENANT || !isPlatformOnly(code);
  return [...withoutSecretPay(menus.filter((each) => held.has(each.id) && isOpen(each)))];
}

/** The menus and buttons of the caller's active roles, of the parts of the product that the enterprise uses. */
export const ownMenus = async (call: Call): Promise<readonly MenuRecord[]> =>
  withModulesInUse(call, await grantedMenus(call, actingRoleIds(call, idsOf(await ownRecord(call), 'roleId'))));

/** The buttons granted to the caller; a guest has none. */
export const ownButtons = async (call: Call): Promise<readonly MenuNode[]> =>
  isGuest(call) ? [] : menuButtons(await ownMenus(call));

/** The side menu: granted menus with their parents, as a tree. */
export function menuRoutes(granted: readonly MenuRecord[]): MenuNode[] {
  return treeOf(granted.filter((each) => each.category === 1));
}

/** Granted buttons under the menu they belong to. */
function menuButtons(granted: readonly MenuRecord[]): MenuNode[] {
  const below = grouped(
    granted.filter((each) => each.category === 2),
    ({ parentId }) => parentId,
  );
  return granted.flatMap((each) => {
    const buttons = below.get(each.id);
    return buttons ? [{ ...menuNodeOf(each), children: buttons.map(menuNodeOf) }] : [];
  });
}

function treeOf(records: readonly MenuRecord[]): MenuNode[] {
  const present = new Set(records.map(({ id }) => id));
  const isAtTop = ({ parentId }: MenuRecord) => parentId === null || !present.has(parentId);
  const below = grouped(records, ({ parentId }) => parentId);
  const nodesOf = (level: readonly MenuRecord[]): MenuNode[] =>
    level
      .map((each) => {
        const children = nodesOf(below.get(each.id) ?? []);
        return children.length ? { ...menuNodeOf(each), children } : menuNodeOf(each);
      })
      // A folder without any granted page is left out.
      .filter((node) => node.children || node.alias !== 'folder');
  return nodesOf(records.filter(isAtTop));
}

/** A menu or button as it is sent, without its children. */
export const menuNodeOf = (record: MenuRecord): MenuNode => ({
  id: record.id,
  parentId: record.parentId ?? '0',
  code: record.code,
  name: record.name,
  nameEn: record.nameEn ?? '',
  alias: record.alias ?? '',
  path: record.path ?? '',
  source: record.source ?? '',
  sort: record.sort ?? 0,
  category: record.category ?? 0,
  action: record.action ?? 0,
  isOpen: record.isOpen ?? 0,
});
