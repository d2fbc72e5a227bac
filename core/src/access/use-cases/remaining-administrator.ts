import { faults, Refusal, text } from '../../kernel';
import { wholly, type Call } from '../../records';
import { menu } from '../menu';
import { user } from '../user';
import { idsOf, rightsOf, rolesWithIds } from './held-rights';
import { GIVE_ROLES } from './user-rules';

const LAST = text(
  '至少须保留一名可以配置角色的启用用户，请先将角色配置权限授予其他人',
  'Somebody who may give roles must remain; give that right to another person first',
);

/**
 * Refuses a change of users, roles or grants after which nobody of the tenant could give roles any more: nobody would be
 * able to undo it. To be called after the change, in its transaction.
 */
export async function requireRemainingAdministrator(scoped: Call): Promise<void> {
  const call = wholly(scoped);
  // Two people must not give up the right at the same time, each seeing the other still has it.
  await call.records.lock('administrators of the tenant');
  const giving = new Set((await call.records.findByKeys(menu, [{ code: GIVE_ROLES }])).map(({ id }) => id));
  const people = await call.records.find(user, { where: [{ field: 'status', is: 'equal', value: 1 }] });
  const held = await rolesWithIds(call, [...new Set(people.flatMap((each) => idsOf(each, 'roleId')))]);
  for (const each of people) {
    const roles = held.filter(({ id }) => idsOf(each, 'roleId').includes(id));
    const { menuIds } = await rightsOf(call, roles);
    if ([...giving].some((id) => menuIds.has(id))) return;
  }
  throw new Refusal(faults.invalid(LAST));
}
