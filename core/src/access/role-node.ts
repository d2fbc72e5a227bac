import * as v from 'valibot';
import { answer } from '../records';

/** A role with its children; leaves have no `children`. */
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

export const roleNodeForm: v.GenericSchema<unknown, RoleNode> = v.object({
  id: answer.id,
  parentId: answer.id,
  tenantId: v.string(),
  roleName: v.string(),
  roleAlias: v.string(),
  parentName: v.string(),
  sort: v.pipe(v.number(), v.integer()),
  ...answer.notDeleted,
  children: v.optional(v.array(v.lazy(() => roleNodeForm))),
});
