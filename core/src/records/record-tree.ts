import type { Call } from './call';
import type { Condition } from './records';
import type { Resource, StoredRecord } from './declaration/resource';
import type { TreeNode } from './declaration/resource-port';

/** All records of a tree resource as select nodes; a node whose parent is not there becomes a root. */
export async function recordTree(
  call: Call,
  resource: Resource,
  where: readonly Condition[] = [],
): Promise<TreeNode[]> {
  const parent = resource.parent!;
  const rows = await call.records.find(resource, { where, order: resource.order });
  const present = new Set(rows.map((row) => row.id));
  const byParent = new Map<string, StoredRecord[]>();
  for (const row of rows) {
    const above = row[parent] as string | null;
    const key = above && present.has(above) && above !== row.id ? above : '0';
    byParent.set(key, [...(byParent.get(key) ?? []), row]);
  }
  const nodesUnder = (id: string): TreeNode[] =>
    (byParent.get(id) ?? []).map((row) => {
      const children = nodesUnder(row.id);
      return {
        id: row.id,
        parentId: id,
        title: String(row[resource.title] ?? ''),
        key: row.id,
        value: row.id,
        ...(children.length && { children }),
      };
    });
  return nodesUnder('0');
}
