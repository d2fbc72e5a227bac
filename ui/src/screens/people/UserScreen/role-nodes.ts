import type { RoleNode } from '@rdm/core/access';
import type { StoredRecord, TreeNode } from '@rdm/core/records';

/** Roles as nodes to tick. */
export const roleNodes = (roles: readonly RoleNode[]): readonly TreeNode[] =>
  roles.map(({ id, parentId, roleName, children }) => ({
    ...{ id, parentId, title: roleName, key: id, value: id },
    ...(children && { children: roleNodes(children) }),
  }));

/** The roles that every one of these people holds. */
export function rolesInCommon(people: readonly StoredRecord[]): readonly string[] {
  const [first = [], ...others] = people.map(({ roleId }) => (Array.isArray(roleId) ? roleId.map(String) : []));
  return first.filter((id) => others.every((held) => held.includes(id)));
}
