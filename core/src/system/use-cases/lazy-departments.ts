import type { Call, TreeNode, Where } from '../../records';
import { department, type DepartmentRecord } from '../department';

/** A department of one level, and whether it has children. */
export interface LazyDepartment {
  readonly id: string;
  readonly tenantId: string;
  /** `0` at the top. */
  readonly parentId: string;
  /** All ancestors from the top, beginning with `0`, joined by commas. */
  readonly ancestors: string;
  readonly deptName: string;
  readonly fullName: string;
  readonly deptCategory: string;
  readonly parentName: string;
  readonly sort: number;
  readonly remark: string;
  readonly hasChildren: boolean;
}

/** A tree node whose children are loaded lazily. */
export interface LazyTreeNode extends Omit<TreeNode, 'children'> {
  readonly hasChildren: boolean;
}

export interface DepartmentQuery {
  readonly parentId?: string;
  readonly deptName?: string;
  readonly fullName?: string;
}

/** Direct children; with a search and no parent, all levels. docs/wire.md, Trees */
export async function lazyDepartments(
  call: Call,
  { parentId, deptName, fullName }: DepartmentQuery = {},
): Promise<LazyDepartment[]> {
  const all = await call.records.find(department);
  const named = new Map(all.map((each) => [each.id, each]));
  const looked: Where<typeof department> = [
    ...(deptName ? [{ field: 'deptName', is: 'like', value: deptName } as const] : []),
    ...(fullName ? [{ field: 'fullName', is: 'like', value: fullName } as const] : []),
  ];
  const found = looked.length ? await call.records.find(department, { where: looked }) : all;
  const at = parentId ?? (looked.length ? null : '0');
  // One whose parent is not among them is at the top level.
  const placeOf = (each: DepartmentRecord) => named.get(each.parentId ?? '')?.id ?? '0';
  const parents = new Set(all.map(placeOf));
  return found
    .filter((each) => at === null || placeOf(each) === at)
    .map((each) => ({
      id: each.id,
      tenantId: each.tenantId,
      parentId: placeOf(each),
      ancestors: ancestorsOf(each, named).join(','),
      deptName: each.deptName,
      fullName: each.fullName ?? '',
      deptCategory: each.deptCategory ?? '',
      parentName: named.get(each.parentId ?? '')?.deptName ?? '顶级',
      sort: each.sort ?? 0,
      remark: each.remark ?? '',
      hasChildren: parents.has(each.id),
    }));
}

/** The same as select nodes. */
export async function lazyDepartmentTree(
  call: Call,
  { parentId }: { readonly parentId?: string } = {},
): Promise<LazyTreeNode[]> {
  return (await lazyDepartments(call, { parentId })).map(({ id, parentId: above, deptName, hasChildren }) => ({
    id,
    parentId: above,
    title: deptName,
    key: id,
    value: id,
    hasChildren,
  }));
}

/** All ancestors of a department from the top, beginning with `0`. */
function ancestorsOf(of: DepartmentRecord, named: ReadonlyMap<string, DepartmentRecord>): string[] {
  const above: string[] = [];
  for (let at = of.parentId; at !== null && !above.includes(at); at = named.get(at)?.parentId ?? null) {
    above.unshift(at);
  }
  return ['0', ...above];
}
