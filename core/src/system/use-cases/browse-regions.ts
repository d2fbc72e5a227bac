import type { Call, TreeNode, Where } from '../../records';
import { COUNTRY, region, type RegionRecord } from '../region';

/** A division to choose; `hasChildren` is set so that its children can be loaded lazily. */
export interface RegionNode {
  /** The code, as are `key` and `value`. */
  readonly id: string;
  readonly parentId: string;
  readonly title: string;
  readonly key: string;
  readonly value: string;
  readonly hasChildren: boolean;
}

export interface RegionQuery {
  /** The parent of the divisions; the country by default. */
  readonly parentCode?: string;
  /** If either is given, all levels are searched. */
  readonly code?: string;
  readonly name?: string;
}

/** The direct children of a division, or the matches of a search on all levels. */
export async function regionsBelow(call: Call, { parentCode, code, name }: RegionQuery): Promise<RegionRecord[]> {
  const searched: Where<typeof region> = [
    ...(code ? [{ field: 'code', is: 'likeRight', value: code } as const] : []),
    ...(name ? [{ field: 'name', is: 'like', value: name } as const] : []),
  ];
  const below: Where<typeof region> = [{ field: 'parentCode', is: 'equal', value: parentCode || COUNTRY }];
  return call.records.find(region, { where: searched.length > 0 ? searched : below, limit: 1000 });
}

/** The direct children of the division with a code. */
export const regionsOf = (call: Call, { code }: { readonly code?: string }): Promise<RegionRecord[]> =>
  regionsBelow(call, { parentCode: code });

export async function regionNodes(call: Call, query: RegionQuery): Promise<RegionNode[]> {
  const rows = await regionsBelow(call, query);
  const below = await call.records.find(region, {
    where: [{ field: 'parentCode', is: 'in', value: rows.map(({ code }) => code) }],
  });
  const parents = new Set(below.map(({ parentCode }) => parentCode));
  return rows.map((row) => ({ ...nodeOf(row), hasChildren: parents.has(row.code) }));
}

/** All divisions below one, down to the counties; deeper levels are loaded lazily. */
export async function regionTree(
  call: Call,
  { parentId = COUNTRY }: { readonly parentId?: string },
): Promise<TreeNode[]> {
  const rows = await call.records.find(region, { where: [{ field: 'regionLevel', is: 'lessOrEqual', value: 3 }] });
  const byParent = new Map<string, RegionRecord[]>();
  for (const row of rows) {
    const parent = row.parentCode ?? '';
    byParent.set(parent, [...(byParent.get(parent) ?? []), row]);
  }
  // Cycles are impossible: each level has longer codes than the one above it.
  const under = (parent: string): TreeNode[] =>
    (byParent.get(parent) ?? []).map((row) => {
      const children = under(row.code);
      return { ...nodeOf(row), ...(children.length > 0 && { children }) };
    });
  return under(parentId);
}

const nodeOf = ({ code, parentCode, name }: RegionRecord) => {
  const id = code;
  return { id, parentId: parentCode ?? '0', title: name, key: id, value: id };
};
