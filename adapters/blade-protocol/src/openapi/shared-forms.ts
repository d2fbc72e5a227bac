import { menuNodeForm, roleNodeForm } from '@rdm/core/access';
import { answer, calculation, trace } from '@rdm/core/records';
import { dictionaryBranchForm, dictionaryRowForm } from '@rdm/core/system';
import type * as v from 'valibot';
import { resourceAnswers } from './resource-answers';

/** Forms that several answers have, or are made of, by the names programs know them under. */
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
