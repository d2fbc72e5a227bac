import type { Draft, Page, PageQuery, RecordOf, TreeNode } from '../records';
import type { department } from './department';
import type { post } from './post';

export type DepartmentRecord = RecordOf<typeof department>;
export type PostRecord = RecordOf<typeof post>;

/** A department of one level, and whether there are others below it. */
export interface LazyDepartment {
  readonly id: string;
  readonly tenantId: string;
  /** `0` at the top. */
  readonly parentId: string;
  /** All above it from the top, beginning with `0`, joined by commas. */
  readonly ancestors: string;
  readonly deptName: string;
  readonly fullName: string;
  readonly deptCategory: string;
  readonly parentName: string;
  readonly sort: number;
  readonly remark: string;
  readonly hasChildren: boolean;
}

/** A node that is asked for level by level. */
export interface LazyTreeNode extends Omit<TreeNode, 'children'> {
  readonly hasChildren: boolean;
}

export interface DepartmentQuery {
  readonly parentId?: string;
  readonly deptName?: string;
  readonly fullName?: string;
}

/** What is done with departments beside the generic calls, and the choice of posts. docs/wire.md, Departments */
export interface DepartmentPort {
  page(args: PageQuery): Promise<Page<DepartmentRecord>>;
  /** What stands directly below one, or what is looked for on all levels. */
  lazyList(args?: DepartmentQuery): Promise<readonly LazyDepartment[]>;
  lazyTree(args?: { parentId?: string }): Promise<readonly LazyTreeNode[]>;
  /** Adds and changes departments, all or none; those above stand before those below. */
  batchSubmit(args: { departments: readonly Draft[] }): Promise<readonly DepartmentRecord[]>;
  /** The departments down to a level, with the roles their people hold as leaves. */
  roleTree(args?: { level?: number }): Promise<readonly TreeNode[]>;
  /** All posts, by their order. */
  posts(): Promise<readonly PostRecord[]>;
}
