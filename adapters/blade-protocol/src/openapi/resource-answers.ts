import { answer, type ResourcePort, importReport } from '@rdm/core/records';
import * as v from 'valibot';

const values = v.nullable(v.record(v.string(), v.unknown()));

type Port = ResourcePort<unknown>;
type Result<Call extends keyof Port> = v.GenericSchema<unknown, Awaited<ReturnType<Port[Call]>>>;

/** What the generic calls answer besides records; records have their form from the resource's fields. */
export const resourceAnswers: {
  readonly [Call in 'remove' | 'restore' | 'tree' | 'import' | 'history']: Result<Call>;
} = {
  remove: v.object({ removed: answer.count }),
  restore: v.object({ restored: answer.count }),
  tree: answer.tree,
  import: importReport,
  history: v.array(
    v.object({
      id: answer.id,
      action: v.picklist(['insert', 'update', 'remove', 'restore', 'call']),
      userId: answer.idOrEmpty,
      account: v.string(),
      time: answer.time,
      before: values,
      after: values,
    }),
  ),
};
