import { text, type Text } from '../kernel';
import type { CalendarDate, Month } from '../kernel/calendar';
import type { CostItemCode } from '../tax';

export type Phase = 'research' | 'development';
export type ProjectResult = 'ongoing' | 'succeeded' | 'failed' | 'terminated';
export type Expenditure = 'expensed' | 'capitalised';

/** A phase, from its date until the next one begins. */
export interface PhaseSpan {
  readonly phase: Phase;
  readonly date: CalendarDate;
}

/** 元 of one cost item that a project had cost up to a date before its years were kept here. */
export interface OpeningAmount {
  readonly id: string;
  readonly date: CalendarDate;
  readonly expenditureType: Expenditure;
  readonly item: CostItemCode;
  readonly amount: string;
}

/** What is known of a project beyond its single years. */
export interface ProjectCourse {
  readonly code: string;
  /** By date; empty where the type of expenditure is stated by year only. */
  readonly phases: readonly PhaseSpan[];
  readonly result: ProjectResult;
  /** Date of the result; null while in progress. */
  readonly date: CalendarDate | null;
  readonly opening: readonly OpeningAmount[];
}

/** The course of a project of which only its year records are known. */
export const plainCourse = (code: string): ProjectCourse => ({
  code,
  phases: [],
  result: 'ongoing',
  date: null,
  opening: [],
});

/** Whether the project came to nothing: its capitalised balance becomes expense (税总公告2017年第40号 七（四）). */
export const isWrittenOff = ({ result }: Pick<ProjectCourse, 'result'>): boolean =>
  result === 'failed' || result === 'terminated';

/** The year of the result; null while the project is in progress. */
export const yearOfResult = ({ result, date }: ProjectCourse): string | null =>
  result === 'ongoing' || date === null ? null : date.slice(0, 4);

/** Whether the project has that result by the end of a month of the year the result falls in. */
export const hasResultIn = (course: ProjectCourse, year: string, until: Month): boolean =>
  yearOfResult(course) === year && course.date!.slice(0, 7) <= until;

/**
 * How cost of a project is treated (企业会计准则第6号 第七至第九条). Cost with a date follows the phase of that date. Cost of a
 * month cannot be split: the month of the switch belongs to the earlier phase, unless the switch is on its first day.
 * Before the first phase stated, cost is expensed, as it is after the year in which the project failed.
 *
 * @param usual the type the year record states, for a project without phases
 * @param when a date, or a month (`yyyy-MM`)
 */
export function expenditureOn(course: ProjectCourse, usual: Expenditure, when: CalendarDate): Expenditure {
  const over = isWrittenOff(course) ? yearOfResult(course) : null;
  if (over !== null && when.slice(0, 4) > over) return 'expensed';
  if (course.phases.length === 0) return usual;
  const day = when.length === 7 ? `${when}-01` : when;
  const at = course.phases.filter(({ date }) => date <= day).at(-1);
  return at?.phase === 'development' ? 'capitalised' : 'expensed';
}

const TWICE = text('同一日期只能开始一个阶段', 'Only one phase can begin on a day');
const BACKWARDS = text(
  '研究阶段不能在开发阶段之后：已费用化的支出不再资本化，开发失败请登记项目结果',
  'Research cannot follow development; if the development failed, state the result of the project',
);
const REPEATED = text(
  '阶段与前一阶段相同，时间重叠，请删除其一',
  'The phase is that of the period before it; they overlap, remove one of them',
);

/** Why a history of phases cannot be, or null: each day has one phase, and development follows research, once. */
export function phaseFault(phases: readonly PhaseSpan[]): Text | null {
  const ordered = [...phases].sort((a, b) => (a.date < b.date ? -1 : 1));
  for (const [at, span] of ordered.entries()) {
    const before = ordered[at - 1];
    if (before === undefined) continue;
    if (before.date === span.date) return TWICE;
    if (before.phase === span.phase) return REPEATED;
    if (span.phase === 'research') return BACKWARDS;
  }
  return null;
}
