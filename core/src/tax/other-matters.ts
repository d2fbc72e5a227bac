import { ProjectCost, type ProjectCostInput } from './project-cost';

/**
 * 其他事项: eligible cost that belongs to no project, such as the 股权激励 cost of a person who has left every project
 * (税总公告2021年第28号 附件2). It is expensed and counts as no project.
 */
export type OtherMattersInput = Omit<ProjectCostInput, 'id' | 'project' | 'label' | 'expenditureType' | 'ended'>;

/** Takes the place of a project's id in the keys of a trace. */
export const otherMattersId = 'otherMatters';

export const otherMattersCost = (cost: OtherMattersInput): ProjectCost =>
  new ProjectCost({ ...cost, id: otherMattersId, label: '其他事项', expenditureType: 'expensed', ended: false });
