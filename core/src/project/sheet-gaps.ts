import { text, type FieldFault } from '../kernel';
import { validateRecord, type Draft, type Resource, type StoredRecord } from '../records';
import { sharedApprovalFields } from './approval-fields';
import { project } from './project';
import { projectBudget } from './project-budget';
import { projectDetail } from './project-detail';

/** Whether a project has all required fields, and which are missing. */
export interface ProjectCompleteness {
  readonly projectId: string;
  readonly complete: boolean;
  readonly missing: readonly ProjectGap[];
}

export interface ProjectGap extends FieldFault {
  /** The part of the sheet that contains the field. */
  readonly part: 'project' | 'detail' | 'budget';
}

const NO_BUDGET = text('请编制项目预算', 'Draw up the budget of the project');

interface Sheet {
  readonly project: StoredRecord;
  readonly detail: StoredRecord | null;
  readonly budget: StoredRecord | null;
}

/** The missing fields of a project, part by part in form order. An absent part lacks all its required fields. */
export function sheetGaps({ project: record, detail, budget }: Sheet): ProjectGap[] {
  const shared = Object.fromEntries(sharedApprovalFields.map((name) => [name, record[name]]));
  return [
    ...gapsOf('project', project, record),
    ...gapsOf('detail', projectDetail, detail ?? { ...shared, projectId: record.id }),
    ...(budget ? gapsOf('budget', projectBudget, budget) : []),
    ...((budget?.total ?? null) === null ? [{ part: 'budget' as const, field: 'total', message: NO_BUDGET }] : []),
  ];
}

const gapsOf = (part: ProjectGap['part'], resource: Resource, values: Draft): ProjectGap[] =>
  validateRecord(resource, values, { whole: true }).faults.map((fault) => ({ ...fault, part }));
