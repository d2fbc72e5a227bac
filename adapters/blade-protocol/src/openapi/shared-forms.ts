import { menuNodeForm, roleNodeForm } from '@rdm/core/internal/access';
import { answer, calculation, trace, type ResourcePort, importReport } from '@rdm/core/internal/records';
import { dictionaryBranchForm, dictionaryRowForm } from '@rdm/core/internal/system';
import * as v from 'valibot';

const values = v.nullable(v.record(v.string(), v.unknown()));

type Port = ResourcePort<unknown>;
type Result<Call extends keyof Port> = v.GenericSchema<unknown, Awaited<ReturnType<Port[Call]>>>;

/** What the generic calls return besides records, whose form is derived from the resource's fields. */
const resourceAnswers: {
  readonly [Call in 'remove' | 'restore' | 'tree' | 'import' | 'history']: Result<Call>;
} = {
  remove: v.object({ removed: answer.count }),
  restore: v.object({ restored: answer.count }),
  tree: answer.tree,
  import: importReport,
  history: v.array(
    v.object({
      id: answer.id,
      action: v.picklist(['insert', 'update', 'remove', 'restore', 'call', 'export']),
      userId: answer.idOrEmpty,
      account: v.string(),
      accountName: v.string(),
      time: answer.time,
      before: values,
      after: values,
    }),
  ),
};

/** Forms that several answers share or contain, by their schema names. */
export const sharedForms: Readonly<Record<string, v.GenericSchema>> = {
  Trace: trace,
  Calculation: calculation,
  MenuNode: menuNodeForm,
  RoleNode: roleNodeForm,
  DictionaryBranch: dictionaryBranchForm,
  DictionaryRow: dictionaryRowForm,
  TreeNode: answer.treeNode,
  Tree: resourceAnswers.tree,
  History: resourceAnswers.history,
  ImportReport: resourceAnswers.import,
  Removed: resourceAnswers.remove,
  Restored: resourceAnswers.restore,
};
