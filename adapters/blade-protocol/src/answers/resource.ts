import { importReport, type ResourcePort, type TreeNode } from '@rdm/core/records';
import * as v from 'valibot';
import type { Answer } from './answer';
import { count, id, idOrEmpty, time } from './wire-values';

/** A node of a select tree; leaves have no `children`. */
export const treeNode: v.GenericSchema<unknown, TreeNode> = v.object({
  id,
  parentId: id,
  title: v.string(),
  key: id,
  value: id,
  children: v.optional(v.array(v.lazy(() => treeNode))),
});

const values = v.nullable(v.record(v.string(), v.unknown()));

type Port = ResourcePort<unknown>;
type Result<Call extends keyof Port> = Answer<Awaited<ReturnType<Port[Call]>>>['schema'];

/** What the generic calls answer besides records; records have their form from the resource's fields. */
export const resourceAnswers: {
  readonly [Call in 'remove' | 'restore' | 'tree' | 'import' | 'history']: Result<Call>;
} = {
  remove: v.object({ removed: count }),
  restore: v.object({ restored: count }),
  tree: v.array(treeNode),
  import: importReport,
  history: v.array(
    v.object({
      id,
      action: v.picklist(['insert', 'update', 'remove', 'restore', 'call']),
      userId: idOrEmpty,
      account: v.string(),
      time,
      before: values,
      after: values,
    }),
  ),
};
