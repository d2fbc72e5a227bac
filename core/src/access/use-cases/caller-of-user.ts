import type { Call, Caller } from '../../records';
import type { MenuRecord } from '../menu';
import type { UserRecord } from '../user';
import { closedPathsOf, dataScopesOf } from './caller-scopes';
import { grantedMenus } from './granted-menus';
import { rolesWithIds } from './held-rights';

/**
 * A user with everything the roles of the record grant, and the menus and buttons this comes from.
 * @param acting the user with the active roles
 */
export async function callerOfUser(
  call: Call,
  acting: UserRecord,
): Promise<{ readonly caller: Caller; readonly granted: readonly MenuRecord[] }> {
  const roleIds = acting.roleId ?? [];
  const roles = await rolesWithIds(call, roleIds);
  const granted = await grantedMenus(call, roleIds);
  const caller: Caller = {
    tenantId: call.caller.tenantId,
    userId: acting.id,
    account: acting.account,
    deptId: acting.deptId ?? null,
    roles: roles.map((each) => each.roleAlias),
    permissions: new Set(granted.map((each) => each.code)),
    dataScopes: await dataScopesOf(call, acting, roles),
    closedPaths: await closedPathsOf(call, roles),
  };
  return { caller, granted };
}
