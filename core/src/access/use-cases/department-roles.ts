import { requireOwnTenant, type Call, type TreeNode } from '../../records';
import { department } from '../../system';
import { role } from '../role';
import { user } from '../user';
import { idsOf } from './held-rights';

/** The departments down to a level (all of them unless given), with the roles their people hold as leaves. */
export async function departmentRoleTree(
  call: Call,
  { level = Number.POSITIVE_INFINITY, tenantId }: { readonly level?: number; readonly tenantId?: string } = {},
): Promise<TreeNode[]> {
  requireOwnTenant(call.caller, tenantId);
  const departments = await call.records.find(department);
  const names = new Map((await call.records.find(role)).map((each) => [each.id, each.roleName]));
  const held = new Map<string, Set<string>>();
  for (const each of await call.records.find(user)) {
    const at = each.deptId ?? '';
    held.set(at, new Set([...(held.get(at) ?? []), ...idsOf(each, 'roleId').filter((id) => names.has(id))]));
  }
  const known = new Set(departments.map(({ id }) => id));
  const node = (id: string, parentId: string, title: string): TreeNode => ({ id, parentId, title, key: id, value: id });
  const under = (parentId: string, depth: number): TreeNode[] =>
    depth > Math.min(level, departments.length)
      ? []
      : departments
          .filter((each) => (known.has(each.parentId ?? '') ? each.parentId === parentId : parentId === '0'))
          .map((each) => {
            const roles = [...(held.get(each.id) ?? [])].map((id) => node(id, each.id, names.get(id)!));
            const children = [...under(each.id, depth + 1), ...roles];
            return { ...node(each.id, parentId, each.deptName), ...(children.length && { children }) };
          });
  return under('0', 1);
}
