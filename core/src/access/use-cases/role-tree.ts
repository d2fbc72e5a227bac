import type { Call, Condition, Where } from '../../records';
import type { RoleNode } from '../role-node';
import { role, type RoleRecord } from '../role';

/** Roles by their names, and by other conditions. */
export interface RoleQuery {
  readonly roleName?: string;
  readonly roleAlias?: string;
  readonly where?: readonly Condition[];
}

/** The roles as a tree; one whose parent is not among them becomes a root. */
export async function roleTree(call: Call, { where: further = [], ...asked }: RoleQuery = {}): Promise<RoleNode[]> {
  const named = (['roleName', 'roleAlias'] as const).flatMap((field) => {
    const value = asked[field];
    return value ? [{ field, is: 'like' as const, value }] : [];
  });
  const rows = await call.records.find(role, { where: [...named, ...(further as Where<typeof role>)] });
  const byId = new Map(rows.map((each) => [each.id, each]));
  const parentOf = (each: RoleRecord) => byId.get(each.parentId ?? '')?.id ?? '0';
  const under = (parentId: string, above: ReadonlySet<string>): RoleNode[] =>
    rows
      .filter((each) => parentOf(each) === parentId && !above.has(each.id))
      .map((each) => {
        const children = under(each.id, new Set([...above, each.id]));
        return { ...nodeOf(each, parentId, byId), ...(children.length && { children }) };
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
