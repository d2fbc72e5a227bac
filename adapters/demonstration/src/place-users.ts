import { user } from '@rdm/core/internal/access';
import { updateRecords, type Call } from '@rdm/core/internal/records';
import { department } from '@rdm/core/internal/system';

/** Departments of the accounts; the administrator and the expert belong to none. */
const departmentOf: Readonly<Record<string, string>> = {
  finance: '财务部',
  manager: '研发中心',
  member: '研发中心',
  reviewer: '财务部',
};

/** Puts the known accounts into the departments that the workbooks have brought in. */
export async function placeUsers(call: Call): Promise<void> {
  const departments = await call.records.find(department);
  const idOf = new Map(departments.map(({ deptName, id }) => [deptName, id]));
  const users = await call.records.find(user);
  const changes = users.flatMap((before) => {
    const deptId = idOf.get(departmentOf[before.account] ?? '');
    return deptId === undefined ? [] : [{ before, values: { deptId } }];
  });
  await updateRecords(call, user, changes);
}
