import type { Call, Caller, Condition, Resource } from '../../records';
import { departmentsBelow } from '../../system';
import { conditionsOfScope } from '../scope-conditions';
import { apiScope, dataScope, type DataScopeRecord } from '../scopes';
import { grantedMenus } from './granted-menus';
import { idsOf } from './held-rights';
import type { UserRecord } from '../user';
import type { RoleRecord } from '../role';

/**
 * The registers a user sees in part. Roles are combined by union, so a role that grants a register without a scope
 * shows all of it.
 */
export async function dataScopesOf(
  call: Call,
  user: UserRecord,
  roles: readonly RoleRecord[],
): Promise<NonNullable<Caller['dataScopes']>> {
  const ids = roles.flatMap((each) => idsOf(each, 'dataScopeIds'));
  const found = new Map<string, (readonly Condition[])[]>();
  if (ids.length === 0) return found;
  const scopes = await call.records.find(dataScope, { where: [{ field: 'id', is: 'in', value: ids }] });
  const deptId = user.deptId ?? null;
  const below = deptId ? await departmentsBelow(call, [deptId]) : [];
  for (const name of new Set(scopes.map((each) => each.scopeClass))) {
    const resource = declared(call, name);
    if (!resource || (await isOpenToAll(call, roles, scopes, resource))) continue;
    const person = { userId: user.id, deptId, departmentsBelow: below };
    const alternatives = scopes
      .filter(({ scopeClass }) => scopeClass === name)
      .map((each) => conditionsOfScope(resource, each, person));
    if (alternatives.every((conditions) => conditions.length > 0)) found.set(name, alternatives);
  }
  return found;
}

/** Whether one of the roles grants the register without limiting it. */
async function isOpenToAll(
  call: Call,
  roles: readonly RoleRecord[],
  scopes: readonly DataScopeRecord[],
  resource: Resource,
): Promise<boolean> {
  const of = new Set(scopes.filter(({ scopeClass }) => scopeClass === resource.name).map(({ id }) => id));
  for (const each of roles.filter((one) => !idsOf(one, 'dataScopeIds').some((id) => of.has(id)))) {
    const granted = await grantedMenus(call, [each.id]);
    if (granted.some(({ code }) => code === resource.permissions.view)) return true;
  }
  return false;
}

/** A register that is no longer declared needs no limit, because it cannot be reached. */
function declared(call: Call, name: string): Resource | null {
  try {
    return call.resourceNamed(name);
  } catch {
    return null;
  }
}

/** The paths closed to these roles: those of the tenant's API scopes that none of them holds. */
export async function closedPathsOf(call: Call, roles: readonly RoleRecord[]): Promise<string[]> {
  const held = new Set(roles.flatMap((each) => idsOf(each, 'apiScopeIds')));
  const scopes = await call.records.find(apiScope);
  const open = new Set(scopes.filter(({ id }) => held.has(id)).map(({ scopePath }) => scopePath));
  return [...new Set(scopes.map(({ scopePath }) => scopePath))].filter((path) => !open.has(path));
}
