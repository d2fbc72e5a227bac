import { text, type Text } from '@rdm/core/internal/kernel';
import { sharedApprovalFields } from '@rdm/core/internal/project';
import type { Place } from '../../../resource/form/FormViewModel';

export type PartName = 'project' | 'detail' | 'budget';

export interface SheetSection {
  readonly key: string;
  readonly label: Text;
  readonly places: readonly Place[];
}

const project = (...fields: readonly string[]): Place[] => fields.map((field) => ({ part: 'project', field }));
const detail = (...fields: readonly string[]): Place[] => fields.map((field) => ({ part: 'detail', field }));

/** 项目立项, the first tab: who does what, from when to when, in which form, with which aim. */
export const approvalSections: readonly SheetSection[] = [
  {
    key: 'basics',
    label: text('基本信息', 'Basics'),
    places: [
      ...project('year', 'code', 'name', 'source', 'type', 'stage', 'deptId', 'leader'),
      ...detail('applyUser', 'applyTime', 'resolutionDate'),
    ],
  },
  {
    key: 'course',
    label: text('起止与核算', 'Schedule and accounting'),
    places: project('startTime', 'endTime', 'expenditureType', 'completion'),
  },
  {
    key: 'eligibility',
    label: text('加计扣除', 'Super-deduction'),
    places: project('eligibility', 'exclusionReason', 'exclusionRemark'),
  },
  {
    key: 'form',
    label: text('开发形式', 'Form of development'),
    places: [
      ...project('devForm', 'leadOrgName', 'partOrgNames'),
      ...detail('partner'),
      ...project('coopOrgNames'),
      ...detail('beforeGuide'),
    ],
  },
  {
    key: 'content',
    label: text('研发内容', 'Content'),
    places: detail('target', 'content', 'expectedTarget'),
  },
  {
    key: 'result',
    label: text('成果与产业', 'Results and industry'),
    places: [...project('achievType', 'virtualAssets'), ...detail('emergingIndustry', 'industryDomain')],
  },
];

export const filePlaces = detail('planTaskFiles', 'resolutionFiles', 'devContractFiles', 'contractFilingFiles');

export type TabName = 'approval' | 'budget' | 'files' | 'history';

/** The tab that contains a field. */
export function tabOf({ part, field }: Place): TabName {
  if (part === 'budget' || field === 'govAmount' || field === 'budgetAmount') return 'budget';
  return filePlaces.some((place) => place.field === field) ? 'files' : 'approval';
}

/** Fields shared by project and approval detail have one input: the applicant in the detail, others in the project. */
const twins: ReadonlySet<string> = new Set(sharedApprovalFields);

export const isTwin = (field: string): boolean => twins.has(field) && field !== 'dataStatus';

/** The part whose input shows a field. */
export function shownAt({ part, field }: Place): Place {
  if (part === 'budget' || !isTwin(field)) return { part, field };
  return { part: field === 'applyUser' ? 'detail' : 'project', field };
}
