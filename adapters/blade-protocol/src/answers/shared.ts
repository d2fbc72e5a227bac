import { calculation, trace } from '@rdm/core/records';
import type * as v from 'valibot';
import { dictionaryForms } from './dictionaries';
import { resourceAnswers, treeNode } from './resource';
import { roleNode } from './people';
import { menuNode } from './session';

/** Forms that several answers have, or are made of, by the names programs know them under. */
export const sharedForms: Readonly<Record<string, v.GenericSchema>> = {
  Trace: trace,
  Calculation: calculation,
  MenuNode: menuNode,
  RoleNode: roleNode,
  ...dictionaryForms,
  TreeNode: treeNode,
  Tree: resourceAnswers.tree,
  History: resourceAnswers.history,
  ImportReport: resourceAnswers.import,
  Removed: resourceAnswers.remove,
  Restored: resourceAnswers.restore,
};
