import { requireRemainingAdministrator } from './use-cases/remaining-administrator';
import { completeUser, requireRemovable, signOut } from './use-cases/user-rules';
import { sameValue, type Call, type Condition, type ResourceHooks } from '../records';
import type { Passwords } from './passwords';
import type { user } from './user';
import { departmentsBelow } from '../system';

/** Hooks that users add to the generic calls. */
export const userHooks = (passwords: Passwords): ResourceHooks<typeof user> => ({
  conditionsMeant: withDepartmentsBelow,
  beforeSubmit: (call, values, before, draft) => completeUser(call, passwords, values, before, draft?.password),
  beforeRemove: requireRemovable,
  afterSubmit: async (call, after, before) => {
    if (before && !sameValue(before.roleId, after.roleId)) await requireRemainingAdministrator(call);
  },
  afterRemove: async (call, people) => {
    await signOut(call, people);
    await requireRemainingAdministrator(call);
  },
});

/** A filter by department includes the departments below it. docs/wire.md, Users */
async function withDepartmentsBelow(call: Call, where: readonly Condition[]): Promise<Condition[]> {
  const meant: Condition[] = [];
  for (const condition of where) {
    const { field, is, value } = condition;
    const named = field === 'deptId' && (is === 'equal' || is === 'in') && value !== undefined;
    if (!named) meant.push(condition);
    else {
      const ids = (Array.isArray(value) ? value : [value]).map(String);
      meant.push({ field, is: 'in', value: await departmentsBelow(call, ids) });
    }
  }
  return meant;
}
