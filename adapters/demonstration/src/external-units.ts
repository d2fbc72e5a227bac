import type { Draft } from '@rdm/core/internal/records';
import type { ProjectPlan } from './project-plan';

/** The member of the group that shares centralised projects. */
export const groupMember = '江临精工集团智能装备有限公司';

/** The research partners of the demonstration enterprise. The names are invented. */
export const externalUnits: readonly Draft[] = [
  { unitsName: '江临理工大学', kind: 'university', related: '1', linkman: '周老师', phone: '025-80000001' },
  {
    unitsName: '东澜表面工程研究院',
    kind: 'institute',
    related: '2',
    relation: 'sameController',
    linkman: '何工',
    phone: '025-80000002',
  },
  {
    unitsName: 'Nordhavn Drives ApS',
    kind: 'overseas',
    country: '丹麦',
    taxNumber: 'DK00000003',
    related: '1',
    linkman: 'A. Holm',
    phone: '+45 70000003',
  },
  { unitsName: groupMember, kind: 'enterprise', related: '2', relation: 'control', linkman: '沈工' },
];

const partners: Partial<Record<ProjectPlan['devForm'], string>> = {
  hzyf: '江临理工大学',
  wtyf_jn: '东澜表面工程研究院',
  wtyf_jw: 'Nordhavn Drives ApS',
};

/** The partner of a project of that form. */
export const partnerOf = (devForm: ProjectPlan['devForm']): string | null => partners[devForm] ?? null;
