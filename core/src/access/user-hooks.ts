import { completeUser, requireRemovable, signOut } from './use-cases/user-rules';
import type { Call, Condition, ResourceHooks } from '../records';
import type { Passwords } from './passwords';
import type { user } from './user';
import { departmentsBelow } from '../system';

/** Hooks that users add to the generic calls. */
export const userHooks = (passwords: Passwords): ResourceHooks<typeof user> => ({
  conditionsMeant: withDepartmentsBelow,
  beforeSubmit: (call, values, before, draft) => completeUser(call, passwords, values, before, draft?.password),
  beforeRemove: requireRemovable,
  afterRemove: signOut,
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
