import { Refusal, text, isId } from '../../kernel';
import { wholly, type Call } from '../../records';
import type { MenuRecord } from '../menu';
import { isPlatformOnly } from '../platform-menus';
import { role, type RoleRecord } from '../role';
import { PLATFORM_TENANT } from '../tenant';
import { user } from '../user';
import { everyMenu } from './every-menu';
import { withFoldersOf } from './menus-above';

/** The platform role that holds every menu, whatever its record contains. */
export const ADMINISTRATOR = 'administrator';
/** The role that administers an enterprise. */
export const ENTERPRISE_ADMINISTRATOR = 'admin';

/** What roles hold together. */
export interface HeldRights {
  readonly menuIds: ReadonlySet<string>;
  readonly dataScopeIds: ReadonlySet<string>;
  readonly apiScopeIds: ReadonlySet<string>;
}

const BEYOND = text(
  '不能授予或管理本人没有的角色/权限，请联系上级管理员',
  'You cannot grant or look after rights you do not hold yourself; ask an administrator who holds them',
);
export const beyond = () => new Refusal({ code: 403, name: 'BEYOND_OWN_RIGHTS', message: BEYOND });

/** The ids a list field of a record holds. */
export const idsOf = <Field extends string>(
  record: { readonly [Name in Field]: readonly string[] | null },
  field: Field,
): readonly string[] => record[field] ?? [];

export const rolesWithIds = (call: Call, ids: readonly string[]): Promise<RoleRecord[]> =>
  wholly(call).records.find(role, { where: [{ field: 'id', is: 'in', value: ids }] });

/** Whether one of the roles is the platform administrator, which holds everything. */
const holdsEverything = (roles: readonly RoleRecord[]): boolean =>
  roles.some((each) => each.tenantId === PLATFORM_TENANT && each.roleAlias === ADMINISTRATOR);

/** The combined rights of roles; the platform administrator holds every menu. */
export async function rightsOf(call: Call, roles: readonly RoleRecord[]): Promise<HeldRights> {
  return {
    menuIds: heldMenuIds(await everyMenu(call), roles),
    dataScopeIds: heldTogether(roles, 'dataScopeIds'),
    apiScopeIds: heldTogether(roles, 'apiScopeIds'),
  };
}

/** The ids of the menus and buttons that roles hold together, with the folders they stand in. */
export const heldMenuIds = (menus: readonly MenuRecord[], roles: readonly RoleRecord[]): Set<string> =>
  holdsEverything(roles) ? new Set(menus.map(({ id }) => id)) : withFoldersOf(menus, heldTogether(roles, 'menuIds'));

const heldTogether = (roles: readonly RoleRecord[], field: keyof HeldRights): Set<string> =>
  new Set(roles.flatMap((each) => idsOf(each, field)));

/** The active roles among those held: all of them, unless the caller chose a subset. */
export function actingRoleIds({ caller }: Call, held: readonly string[]): readonly string[] {
  const acting = caller.actingRoleIds;
  return acting ? held.filter((id) => acting.includes(id)) : held;
}

/** The caller's active roles. */
export async function ownRoles(call: Call): Promise<RoleRecord[]> {
  const where = [{ field: 'id', is: 'equal', value: call.caller.userId }] as const;
  const [own] = isId(call.caller.userId) ? await wholly(call).records.find(user, { where }) : [];
  return own ? rolesWithIds(call, actingRoleIds(call, idsOf(own, 'roleId'))) : [];
}

/** What the caller may give and look after. */
export const ownRights = async (call: Call): Promise<HeldRights> => givableBy(call, await ownRoles(call));

/** What roles hold, and for who administers an enterprise what the platform has added: no start gives that to anybody. */
async function givableBy(call: Call, roles: readonly RoleRecord[]): Promise<HeldRights> {
  const held = await rightsOf(call, roles);
  if (!roles.some(({ roleAlias }) => roleAlias === ENTERPRISE_ADMINISTRATOR)) return held;
  const added = (await everyMenu(call)).filter((each) => isAddedByPlatform(each) && !isPlatformOnly(each.code));
  return { ...held, menuIds: new Set([...held.menuIds, ...added.map(({ id }) => id)]) };
}

/** Whether somebody of the platform has added a menu; those of the product were added by nobody. */
export const isAddedByPlatform = ({ createUser }: Pick<MenuRecord, 'createUser'>): boolean => createUser !== null;

/** Refuses unless the caller holds all these menus and buttons. */
export function requireMenusHeld(own: HeldRights, menuIds: readonly string[]): void {
  if (menuIds.some((id) => !own.menuIds.has(id))) throw beyond();
}

/**
 * Refuses to change roles, or users with these roles, that hold more than the caller. Otherwise a clerk who may reset
 * passwords could sign in as an administrator, and one who may grant roles could escalate their own rights.
 */
export async function requireWithinOwn(call: Call, roles: readonly RoleRecord[]): Promise<void> {
  if (roles.length === 0) return;
  const own = await ownRoles(call);
  const ownIds = new Set(own.map(({ id }) => id));
  const others = roles.filter(({ id }) => !ownIds.has(id));
  if (others.length === 0) return;
  const [mine, theirs] = [await givableBy(call, own), await rightsOf(call, others)];
  requireMenusHeld(mine, [...theirs.menuIds]);
  requireScopesHeld(call, mine, theirs);
}

/**
 * Scopes: an API scope can be granted only by a caller who holds it or may set such scopes up. A limit is inherited: a
 * caller who sees part of a register cannot grant all of it to others.
 */
export function requireScopesHeld(call: Call, own: HeldRights, given: HeldRights): void {
  const { permissions } = call.caller;
  if (!permissions.has('api_scope_setting') && [...given.apiScopeIds].some((id) => !own.apiScopeIds.has(id))) {
    throw beyond();
  }
  if (permissions.has('data_scope_setting') || own.dataScopeIds.size === 0) return;
  const missing = [...own.dataScopeIds].some((id) => !given.dataScopeIds.has(id));
  if (missing || [...given.dataScopeIds].some((id) => !own.dataScopeIds.has(id))) throw beyond();
}
