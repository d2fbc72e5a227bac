import type { FormSheet } from '../kernel';
import { monthNumbers } from '../kernel/calendar';
import { originsPrinted } from './hours-origin';
import { hoursSheet } from './hours-sheet';
import { hoursTotal } from './hours-total';
import type { ProjectHours } from './hours-of-month';
import type { project } from '../project';
import type { RecordOf } from '../records';
import type { workTime } from './work-time';

type Project = Pick<RecordOf<typeof project>, 'id' | 'code' | 'name'>;
type Worked = Pick<RecordOf<typeof workTime>, 'projectId' | 'month' | 'origin'> & {
  readonly hours: RecordOf<typeof workTime>['hours'] | null;
};

/** The hours of a year by project, in the order of the projects, and by month. */
export function projectHours(projects: readonly Project[], worked: readonly Worked[]): ProjectHours[] {
  const byMonth = new Map<string, Worked['hours'][]>();
  const origins = new Map<string, Set<string>>();
  for (const { projectId, month, hours, origin } of worked) {
    const known = origins.get(projectId) ?? new Set();
    origins.set(projectId, known.add(origin ?? 'unrecorded'));
    const key = `${projectId} ${month.slice(5)}`;
    const own = byMonth.get(key);
    if (own) own.push(hours);
    else byMonth.set(key, [hours]);
  }
  return projects.map(({ id, code, name }) => {
    const months = Object.fromEntries(
      monthNumbers.map((month) => [month, hoursTotal(byMonth.get(`${id} ${month}`) ?? [])]),
    );
    const total = hoursTotal(Object.values(months));
    return {
      projectId: id,
      projectCode: code,
      projectName: name,
      months,
      total,
      origins: [...(origins.get(id) ?? [])],
    };
  });
}

/** 项目工时统计表: the printed form of `projectHours`. */
export function projectHoursSheet(year: string, projects: readonly ProjectHours[]): FormSheet {
  return hoursSheet({
    name: '项目工时统计表',
    title: `${year}年项目工时统计表`,
    period: `${year}年`,
    texts: [
      { heading: '项目编号', width: 16 },
      { heading: '项目名称', width: 30 },
    ],
    hours: monthNumbers.map((month) => `${Number(month)}月`),
    totalHeading: '合计',
    signatures: ['制表', '项目负责人', '审核'],
    rows: projects.map(({ projectCode, projectName, months, origins }) => ({
      origins: originsPrinted(origins),
      texts: [projectCode, projectName],
      hours: monthNumbers.map((month) => months[month] ?? '0'),
    })),
  });
}
