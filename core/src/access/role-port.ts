import type { RecordOf } from '../records';
import type { role } from './role';

export type RoleRecord = RecordOf<typeof role>;

/** A role with those below it; leaves have no `children`. */
export interface RoleNode {
  readonly id: string;
  /** `0` at the top. */
  readonly parentId: string;
  readonly tenantId: string;
  readonly roleName: string;
  readonly roleAlias: string;
  readonly parentName: string;
  readonly sort: number;
  readonly children?: readonly RoleNode[];
}

/** What roles are to hold, in place of what they have. */
export interface RoleGrant {
  readonly roleIds: readonly string[];
  readonly menuIds: readonly string[];
  readonly dataScopeIds?: readonly string[];
  readonly apiScopeIds?: readonly string[];
}

/** What is done with roles beside adding, changing and removing them. docs/wire.md, Roles */
export interface RolePort {
  /** All roles as a tree. */
  list(args?: { roleName?: string; roleAlias?: string }): Promise<readonly RoleNode[]>;
  grant(args: RoleGrant): Promise<void>;
}
