import { approvalPaper } from './kinds/approval-paper';
import { changePaper } from './kinds/change-paper';
import { completionPaper } from './kinds/completion-paper';
import { midtermPaper } from './kinds/midterm-paper';
import { resolutionPaper } from './kinds/resolution-paper';
import { searchPaper } from './kinds/search-paper';
import { surveyPaper } from './kinds/survey-paper';
import { taskPaper } from './kinds/task-paper';
import type { ProjectPaper } from './project-paper';

/** The documents of a project in the order in which a project needs them. */
export const projectPapers = {
  survey: surveyPaper,
  search: searchPaper,
  approval: approvalPaper,
  resolution: resolutionPaper,
  task: taskPaper,
  midterm: midtermPaper,
  change: changePaper,
  completion: completionPaper,
} as const satisfies Readonly<Record<string, ProjectPaper>>;

export type PaperKind = keyof typeof projectPapers;
export const paperKinds = Object.keys(projectPapers) as readonly PaperKind[];

/** The dictionary of the kinds. */
export const PAPER_KIND = 'project_paper';
