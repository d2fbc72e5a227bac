import type * as v from 'valibot';
import { resourceAnswers, treeNode } from './resource';
import { menuNode } from './session';
import { calculation, trace } from './trace';

/** Forms that several answers have, or are made of, by the names programs know them under. */
export const sharedForms: Readonly<Record<string, v.GenericSchema>> = {
  Trace: trace,
  Calculation: calculation,
  MenuNode: menuNode,
  TreeNode: treeNode,
  Tree: resourceAnswers.tree,
  History: resourceAnswers.history,
  ImportReport: resourceAnswers.import,
  Removed: resourceAnswers.remove,
  Restored: resourceAnswers.restore,
};
