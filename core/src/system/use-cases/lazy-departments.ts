import { requireOwnTenant, type Call, type Condition, type TreeNode, type Where } from '../../records';
import { nested } from './dictionary-entries';
import { department, type DepartmentRecord } from '../department';

/** A department as the trees show it. */
export interface ShownDepartment {
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
}

/** A department of one level, and whether it has children. */
export interface LazyDepartment extends ShownDepartment {
  readonly hasChildren: boolean;
}

/** A department with those below it; leaves have no `children`. */
export interface DepartmentNode extends ShownDepartment {
  readonly children?: readonly DepartmentNode[];
}

/** A tree node whose children are loaded lazily. */
export interface LazyTreeNode extends Omit<TreeNode, 'children'> {
  readonly hasChildren: boolean;
}

export interface DepartmentQuery {
  readonly parentId?: string;
  readonly deptName?: string;
  readonly fullName?: string;
  /** The caller's own; clients of the family send it along. */
  readonly tenantId?: string;
}

/** Direct children; with a search and no parent, all levels. docs/wire.md, Trees */
export async function lazyDepartments(
  call: Call,
  { parentId, deptName, fullName, tenantId }: DepartmentQuery = {},
): Promise<LazyDepartment[]> {
  requireOwnTenant(call.caller, tenantId);
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
    .map((each) => ({ ...shownIn(named, each), hasChildren: parents.has(each.id) }));
}

/** All departments that match, as a tree. */
export async function departmentTree(
  call: Call,
  { where = [] }: { readonly where?: readonly Condition[] } = {},
): Promise<readonly DepartmentNode[]> {
  const all = await call.records.find(department);
  const named = new Map(all.map((each) => [each.id, each]));
  const found = where.length ? await call.records.find(department, { where: where as Where<typeof department> }) : all;
  return nested(found, (each) => shownIn(named, each));
}

const shownIn = (named: ReadonlyMap<string, DepartmentRecord>, each: DepartmentRecord): ShownDepartment => ({
  id: each.id,
  tenantId: each.tenantId,
  // One whose parent is not there is at the top level.
  parentId: named.get(each.parentId ?? '')?.id ?? '0',
  ancestors: ancestorsOf(each, named).join(','),
  deptName: each.deptName,
  fullName: each.fullName ?? '',
  deptCategory: each.deptCategory ?? '',
  parentName: named.get(each.parentId ?? '')?.deptName ?? '顶级',
  sort: each.sort ?? 0,
  remark: each.remark ?? '',
});

/** The same as select nodes. */
export async function lazyDepartmentTree(
  call: Call,
  { parentId, tenantId }: Pick<DepartmentQuery, 'parentId' | 'tenantId'> = {},
): Promise<LazyTreeNode[]> {
  return (await lazyDepartments(call, { parentId, tenantId })).map(
    ({ id, parentId: above, deptName, hasChildren }) => ({
      id,
      parentId: above,
      title: deptName,
      key: id,
      value: id,
      hasChildren,
    }),
  );
}

/** All ancestors of a department from the top, beginning with `0`. */
function ancestorsOf(of: DepartmentRecord, named: ReadonlyMap<string, DepartmentRecord>): string[] {
  const above: string[] = [];
  for (let at = of.parentId; at !== null && !above.includes(at); at = named.get(at)?.parentId ?? null) {
    above.unshift(at);
  }
  return ['0', ...above];
}
