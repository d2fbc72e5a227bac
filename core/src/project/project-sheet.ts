import type { Draft, RecordOf } from '../records';
import type { project } from './project';
import type { projectBudget } from './project-budget';
import type { projectDetail } from './project-detail';

/** A project with its approval detail and its budget, where it has them. */
export type ProjectSheet = {
  readonly project: RecordOf<typeof project>;
  readonly detail: RecordOf<typeof projectDetail> | null;
  readonly budget: RecordOf<typeof projectBudget> | null;
};

/** The data sent by the form of a whole project. Omitted parts are not changed. */
export interface ProjectSheetDraft {
  readonly project: Draft;
  readonly detail?: Draft;
  readonly budget?: Draft;
}
