import type { Draft } from '@rdm/core/internal/records';
import type { ProjectPlan } from './project-plan';

/** The research partners of the demonstration enterprise. The names are invented. */
export const externalUnits: readonly Draft[] = [
  { unitsName: '江临理工大学', kind: 'university', linkman: '周老师', phone: '025-80000001' },
  { unitsName: '东澜表面工程研究院', kind: 'institute', linkman: '何工', phone: '025-80000002' },
  { unitsName: 'Nordhavn Drives ApS', kind: 'overseas', linkman: 'A. Holm', phone: '+45 70000003' },
];

const partners: Partial<Record<ProjectPlan['devForm'], string>> = {
  hzyf: '江临理工大学',
  wtyf_jn: '东澜表面工程研究院',
  wtyf_jw: 'Nordhavn Drives ApS',
};

/** The partner of a project of that form. */
export const partnerOf = (devForm: ProjectPlan['devForm']): string | null => partners[devForm] ?? null;
