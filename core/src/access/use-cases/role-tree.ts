import type { Call } from '../../records';
import type { RoleNode } from '../role-node';
import { role, type RoleRecord } from '../role';

/** The roles as a tree; one whose parent is not among them becomes a root. */
export async function roleTree(
  call: Call,
  asked: { readonly roleName?: string; readonly roleAlias?: string } = {},
): Promise<RoleNode[]> {
  const where = (['roleName', 'roleAlias'] as const).flatMap((field) => {
    const value = asked[field];
    return value ? [{ field, is: 'like' as const, value }] : [];
  });
  const rows = await call.records.find(role, { where });
  const named = new Map(rows.map((each) => [each.id, each]));
  const parentOf = (each: RoleRecord) => named.get(each.parentId ?? '')?.id ?? '0';
  const under = (parentId: string, above: ReadonlySet<string>): RoleNode[] =>
    rows
      .filter((each) => parentOf(each) === parentId && !above.has(each.id))
      .map((each) => {
        const children = under(each.id, new Set([...above, each.id]));
        return { ...nodeOf(each, parentId, named), ...(children.length && { children }) };
      });
  return under('0', new Set());
}

const nodeOf = (each: RoleRecord, parentId: string, named: ReadonlyMap<string, RoleRecord>): RoleNode => ({
  id: each.id,
  parentId,
  tenantId: each.tenantId,
  roleName: each.roleName,
  roleAlias: each.roleAlias,
  parentName: named.get(parentId)?.roleName ?? '顶级',
  sort: each.sort ?? 0,
});
