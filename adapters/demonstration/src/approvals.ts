import type { Draft } from '@rdm/core/internal/records';
import { addMonths, monthOf } from '@rdm/core/calendar';
import { allocate } from '@rdm/core/money';
import { budgetCategories } from '@rdm/core/internal/project';
import { approvalTexts } from './approval-texts';
import { partnerOf } from './external-units';
import type { Project } from './projects';
import type { Person } from './staff';

/** The records related to a registered project: the parts of its approval, and the fields that only its form has. */
export interface DemonstrationApproval {
  readonly code: string;
  readonly project: Draft;
  readonly detail: Draft;
  readonly budget: Draft;
  /** Name of the external unit that is its partner. */
  readonly partner: string | null;
}

/** The name of the project manager, who is the applicant of some projects. */
const PROJECT_MANAGER = '李项目';
const [NO, YES] = ['1', '2'];

/** The approval of every project of a year, in the order of the projects. */
export function approvalsOf(projects: readonly Project[], staff: readonly Person[]): DemonstrationApproval[] {
  return projects.map((project, index) => {
    const applyUser = index % 3 === 0 ? PROJECT_MANAGER : (staff[project.plan.leader]?.name ?? PROJECT_MANAGER);
    return {
      code: project.code,
      project: {
        applyUser,
        virtualAssets: project.plan.expenditureType === 'capitalised' ? YES : NO,
        ...unitsOf(project),
      },
      detail: detailOf(project, applyUser),
      budget: budgetOf(project),
      partner: partnerOf(project.plan.devForm),
    };
  });
}

/** A project that is being drawn up, not yet submitted: half of its form is empty. */
export function draftOf(year: number, staff: readonly Person[]): { readonly project: Draft; readonly detail: Draft } {
  const span = { startTime: `${year}-10-08`, endTime: `${year}-12-25`, applyUser: PROJECT_MANAGER, dataStatus: 'save' };
  return {
    project: {
      ...span,
      year: String(year),
      code: `RD${year}008`,
      name: '主轴润滑状态感知与自适应控制技术研究',
      source: '1',
      leader: staff[1]?.code ?? null,
      govAmount: '0',
    },
    detail: { ...span, content: '研究主轴轴承润滑状态的在线感知方法，搭建油膜厚度与温升的关联模型。' },
  };
}

function unitsOf({ plan }: Project): Draft {
  if (plan.devForm === 'jzyf') return { leadOrgName: '远川精密制造有限公司', partOrgNames: '远川软件技术有限公司' };
  return plan.devForm === 'hzyf' ? { coopOrgNames: '省机械工程学会' } : {};
}

function detailOf({ name, plan, startTime, endTime }: Project, applyUser: string): Draft {
  const { target, content, expectedTarget, industryDomain } = approvalTexts[plan.type];
  return {
    applyUser,
    applyTime: `${addMonths(monthOf(startTime), -1)}-15`,
    resolutionDate: `${addMonths(monthOf(startTime), -1)}-25`,
    startTime,
    endTime,
    devForm: plan.devForm,
    target,
    content: content(name),
    expectedTarget: expectedTarget(name),
    emergingIndustry: industryDomain ? YES : NO,
    industryDomain,
    beforeGuide: plan.govAmount > 0 ? YES : NO,
  };
}

/** Shares of the categories in percent; entrusted projects have little other cost. */
const own = { labor: 48, directIn: 24, depreciation: 10, amortize: 3, design: 6, other: 9, entrustDev: 0 };
const entrusted = { labor: 18, directIn: 6, depreciation: 2, amortize: 1, design: 2, other: 5, entrustDev: 66 };

function budgetOf({ plan }: Project): Draft {
  const shares = plan.devForm.startsWith('wtyf') ? entrusted : own;
  const amounts = allocate(
    plan.budgetAmount,
    budgetCategories.map((name) => shares[name]),
  );
  return Object.fromEntries(budgetCategories.map((name, at) => [name, amounts![at]]));
}
