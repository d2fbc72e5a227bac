import Big from 'big.js';
import { hoursDue } from '../../hours';
import { sum, yuan } from '../../kernel/money';
import { isInStatistics } from '../items-of-code';
import type { DevelopmentForm, ProjectFormRow } from './project-form-row';

/** A project of the year with what form 107-1 asks of it. */
export interface FormProject {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly source: string | null;
  readonly stage: string | null;
  /** Key of `project_dev_form`. */
  readonly devForm: string | null;
  /** Kinds of the units it is done with, keys of `external_unit_kind`; null of one that is not registered. */
  readonly partnerKinds: readonly (string | null)[];
  readonly results: readonly string[];
  readonly targets: readonly string[];
  /** yyyy-MM-dd */
  readonly startTime: string;
  readonly endTime: string;
  /** Cost of the year in 元, by cost item. */
  readonly items: Readonly<Partial<Record<string, string>>>;
  /** Government funds spent in the year, in 元. */
  readonly governmentFunds: string;
}

/** Hours of a person on a project in a month. */
export interface FormHours {
  readonly projectId: string;
  readonly personnelId: string;
  /** yyyy-MM */
  readonly month: string;
  readonly hours: string | null;
}

export interface ProjectFormInput {
  readonly projects: readonly FormProject[];
  readonly hours: readonly FormHours[];
  /** 应出勤工时 of a person in a month; undefined where attendance does not state them. */
  readonly dueHours: (personnelId: string, month: string) => string | undefined;
}

/** The only target that is 科学原理的探索、发现. */
const BASIC_RESEARCH = '1';

const formOfPartner: Readonly<Record<string, DevelopmentForm>> = {
  institute: '21',
  university: '22',
  enterprise: '23',
  overseas: '24',
};

/** The projects of a year as form 107-1 states them, in the order given. docs/rules.md, Form 107-1 */
export function projectFormRows(year: string, { projects, hours, dueHours }: ProjectFormInput): ProjectFormRow[] {
  return projects.map((project) => {
    const worked = hours.filter(({ projectId, hours: given }) => projectId === project.id && Number(given ?? 0) > 0);
    const thousands = (has: (item: string) => boolean) =>
      sum(Object.entries(project.items).flatMap(([item, amount]) => (has(item) && amount ? [yuan(amount)] : [])))
        .in('thousandYuan')
        .toString();
    const spending = thousands(isInStatistics);
    const isEntrusted = (item: string) => item.startsWith('7.');
    return {
      projectId: project.id,
      code: project.code,
      name: project.name,
      source: project.source,
      developmentForm: developmentFormOf(project),
      results: project.results,
      targets: project.targets,
      start: month(project.startTime),
      end: month(project.endTime),
      stage: isCrossYear(year, project) ? project.stage : null,
      persons: new Set(worked.map(({ personnelId }) => personnelId)).size,
      personMonths: personMonths(worked, dueHours),
      spending,
      governmentFunds: yuan(project.governmentFunds).in('thousandYuan').toString(),
      basicResearch: project.targets.includes(BASIC_RESEARCH) ? spending : '0.00',
      ownSpending: thousands((item) => isInStatistics(item) && !isEntrusted(item)),
      entrustedSpending: thousands(isEntrusted),
    };
  });
}

const month = (date: string) => date.slice(0, 7).replace('-', '');

/** 跨年项目: begun in an earlier year, or to end in a later one. */
const isCrossYear = (year: string, { startTime, endTime }: FormProject) =>
  startTime.slice(0, 4) < year || endTime.slice(0, 4) > year;

/** Of partners of several kinds that of the first counts. */
function developmentFormOf({ devForm, partnerKinds }: FormProject): DevelopmentForm | null {
  if (devForm === 'zzyf') return '10';
  if (devForm === 'wtyf_jn' || devForm === 'wtyf_jw') return '30';
  if (devForm === 'hzyf') return formOfPartner[partnerKinds.find((kind) => kind !== null) ?? ''] ?? null;
  return devForm === null ? null : '40';
}

/** Hours on the project out of the hours due of the month, those of the calendar where attendance states none. */
function personMonths(worked: readonly FormHours[], dueHours: ProjectFormInput['dueHours']): string {
  let months = new Big(0);
  for (const { personnelId, month: at, hours } of worked) {
    const stated = Number(dueHours(personnelId, at) ?? 0);
    const due = stated > 0 ? stated : hoursDue(at);
    months = months.plus(new Big(hours ?? '0').div(due));
  }
  return months.toFixed(2);
}
