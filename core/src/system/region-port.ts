import type { StoredRecord, TreeNode } from '../records';

/** A division to choose; whether others lie below it is known without reading them. */
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
  /** Whose divisions; those of the country unless given. */
  readonly parentCode?: string;
  /** With either of these all levels are searched. */
  readonly code?: string;
  readonly name?: string;
}

/** Administrative divisions, for whoever enters an address. docs/wire.md, Regions */
export interface RegionPort {
  lazyTree(args: RegionQuery): Promise<readonly RegionNode[]>;
  lazyList(args: RegionQuery): Promise<readonly StoredRecord[]>;
  /** Everything below a division, down to the counties. */
  tree(args: { parentId?: string }): Promise<readonly TreeNode[]>;
  /** The divisions right below one. */
  select(args: { code?: string }): Promise<readonly StoredRecord[]>;
}
