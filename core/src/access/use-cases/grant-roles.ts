import { faults, Refusal, text } from '../../kernel';
import { updateRecords, wholly, type Call, type Visit, type DraftValues, type NewValues } from '../../records';
import { changingRights, type WithCallers } from '../believed-rights';
import { role, type RoleRecord } from '../role';
import { apiScope, dataScope } from '../scopes';
import { PLATFORM_TENANT } from '../tenant';
import { user } from '../user';
import {
  ADMINISTRATOR,
  idsOf,
  ownRights,
  ownRoles,
  requireMenusHeld,
  requireScopesHeld,
  requireWithinOwn,
} from './held-rights';
import { heldBelow, withMenusAbove } from './menus-above';
import { requireRemainingAdministrator } from './remaining-administrator';

/** The grants that replace the current ones of the roles. */
export interface RoleGrant {
  readonly roleIds: readonly string[];
  readonly menuIds: readonly string[];
  readonly dataScopeIds?: readonly string[];
  readonly apiScopeIds?: readonly string[];
  /**
   * Whether `menuIds` is all that the roles are to hold. Otherwise they keep the menus that the client’s tree could not
   * show as theirs: those held without anything that stands below them.
   */
  readonly exact?: boolean;
}

const noRoles = text('请选择至少一个角色', 'Select at least one role');
const notSuper = text('无权限创建超管角色！', 'Only a platform administrator may make a role of that alias');
const ownRole = text('不能删除本人所属的角色', 'You cannot remove a role you hold yourself');
const inUse = text('角色已分配给用户，请先调整这些用户的角色', 'People hold this role; give them another one first');

/** The fields written by the grant call only. */
const granted = ['menuIds', 'dataScopeIds', 'apiScopeIds'] as const;

/** Checks and completes a role's form before it is written. */
export async function completeRole(
  call: Call,
  values: DraftValues<typeof role>,
  before: RoleRecord | null,
): Promise<void> {
  if (values.roleAlias === ADMINISTRATOR && before?.roleAlias !== ADMINISTRATOR) requireSuper(call);
  if (before) await requireWithinOwn(call, [before]);
  for (const name of granted) values[name] = before?.[name] ?? null;
}

function requireSuper({ caller: { tenantId, roles } }: Call): void {
  if (tenantId === PLATFORM_TENANT && roles.includes(ADMINISTRATOR)) return;
  throw new Refusal(faults.invalid(notSuper, [{ field: 'roleAlias', message: notSuper }]));
}

/** Refuses to remove roles held by the caller, roles with more rights, and roles still assigned to users. */
export async function requireRemovableRoles(call: Call, roles: readonly RoleRecord[]): Promise<void> {
  const own = new Set((await ownRoles(call)).map(({ id }) => id));
  if (roles.some(({ id }) => own.has(id))) throw new Refusal(faults.invalid(ownRole));
  await requireWithinOwn(call, roles);
  const ids = roles.map(({ id }) => id);
  if (await call.records.count(user, [{ field: 'roleId', is: 'in', value: ids }])) {
    throw new Refusal(faults.invalid(inUse));
  }
}

/**
 * Replaces the menus, data scopes and API scopes of roles; menus a role loses are taken from its descendants as well.
 * Callers can grant only what they hold. docs/wire.md, Roles
 */
export const grantToRoles = (visit: Visit, given: RoleGrant, { callers }: WithCallers): Promise<void> =>
  changingRights(visit, callers, (call) => writeGrants(call, given));

async function writeGrants(call: Call, given: RoleGrant): Promise<void> {
  const roles = await rolesNamed(call, given.roleIds);
  await requireWithinOwn(call, roles);
  const own = await ownRights(call);
  const wanted = { menuIds: unique(given.menuIds), ...scopesOf(given) };
  requireMenusHeld(own, wanted.menuIds);
  requireScopesHeld(call, own, {
    menuIds: new Set(wanted.menuIds),
    dataScopeIds: new Set(wanted.dataScopeIds),
    apiScopeIds: new Set(wanted.apiScopeIds),
  });
  await requireScopes(call, wanted.dataScopeIds, wanted.apiScopeIds);
  const unseen = given.exact ? new Set<string>() : await unseenOf(call, roles);
  const changes = roles.map((before) => ({
    before,
    values: { ...wanted, menuIds: keeping(wanted.menuIds, before, unseen) },
  }));
  await write(call, changes);
  for (const { before, values } of changes) {
    const kept = await withMenusAbove(call, values.menuIds);
    const lost = idsOf(before, 'menuIds').filter((id) => !kept.has(id));
    await takeFromBelow(wholly(call), before.id, new Set(lost), new Set(roles.map(({ id }) => id)));
  }
  await requireRemainingAdministrator(call);
}

const unique = (ids: readonly string[] = []): string[] => [...new Set(ids.map(String))];
const scopesOf = ({ dataScopeIds, apiScopeIds }: RoleGrant) => ({
  dataScopeIds: unique(dataScopeIds),
  apiScopeIds: unique(apiScopeIds),
});

async function rolesNamed(call: Call, given: readonly string[]): Promise<RoleRecord[]> {
  const ids = unique(given);
  if (ids.length === 0) throw new Refusal(faults.invalid(noRoles));
  const found = await call.records.find(role, { where: [{ field: 'id', is: 'in', value: ids }] });
  if (found.length < ids.length) throw new Refusal(faults.notFound(role.label));
  return found;
}

/**
 * Refuses unknown scopes; those of other tenants are not found. Whether they may be granted has been checked against
 * the caller's rights, not against the scopes the caller can see.
 */
async function requireScopes(call: Call, dataScopeIds: readonly string[], apiScopeIds: readonly string[]) {
  for (const [resource, ids] of [
    [dataScope, dataScopeIds],
    [apiScope, apiScopeIds],
  ] as const) {
    if (ids.length === 0) continue;
    const found = await wholly(call).records.count(resource, [{ field: 'id', is: 'in', value: ids }]);
    if (found < ids.length) throw new Refusal(faults.notFound(resource.label));
  }
}

/** The menus that `roleTreeKeys` could not show as held. */
async function unseenOf(call: Call, roles: readonly RoleRecord[]): Promise<ReadonlySet<string>> {
  const held = await withMenusAbove(
    call,
    roles.flatMap((each) => idsOf(each, 'menuIds')),
  );
  const below = await heldBelow(call, held);
  return new Set([...held].filter((id) => below.get(id) === 'none'));
}

const keeping = (menuIds: readonly string[], before: RoleRecord, unseen: ReadonlySet<string>): string[] =>
  unique([...menuIds, ...idsOf(before, 'menuIds').filter((id) => unseen.has(id))]);

async function takeFromBelow(call: Call, roleId: string, lost: ReadonlySet<string>, passed: Set<string>) {
  if (lost.size === 0) return;
  const below = await call.records.find(role, { where: [{ field: 'parentId', is: 'equal', value: roleId }] });
  const losing = below.filter(({ id }) => !passed.has(id));
  await write(
    call,
    losing.map((before) => ({
      before,
      values: { menuIds: idsOf(before, 'menuIds').filter((id) => !lost.has(id)) },
    })),
  );
  for (const { id } of losing)
    await takeFromBelow(call, id, lost, new Set([...passed, ...losing.map((each) => each.id)]));
}

async function write(call: Call, changes: readonly { before: RoleRecord; values: NewValues<typeof role> }[]) {
  if (changes.length === 0) return;
  const stale = await updateRecords(call, role, changes);
  if (stale.length) throw new Refusal(faults.staleVersion());
}
