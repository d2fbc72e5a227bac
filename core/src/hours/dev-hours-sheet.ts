import type { FormSheet } from '../kernel';
import { originsPrinted } from './hours-origin';
import { hoursSheet } from './hours-sheet';
import { hoursTotal } from './hours-total';
import type { MonthHours, StoredHours } from './hours-of-month';

/**
 * 研发工时统计表: R&D hours by person and project, with attendance. People without hours are left out.
 * @param bases by person, what the hours they confirmed rest on
 */
export function devHoursSheet(
  period: string,
  hours: Omit<MonthHours, 'month'>,
  bases: ReadonlyMap<string, string> = new Map(),
): FormSheet {
  const byCell = new Map<string, StoredHours[]>();
  for (const cell of hours.cells) {
    const key = `${cell.personnelId} ${cell.projectId}`;
    byCell.set(key, [...(byCell.get(key) ?? []), cell]);
  }
  const worked = new Set(hours.cells.map(({ personnelId }) => personnelId));
  const used = new Set(hours.cells.map(({ projectId }) => projectId));
  const projects = hours.projects.filter(({ projectId }) => used.has(projectId));
  const people = hours.people.filter(({ personnelId }) => worked.has(personnelId));
  return hoursSheet({
    name: '研发工时统计表',
    title: `${period}研发工时统计表`,
    period,
    texts: [
      { heading: '工号', width: 14 },
      { heading: '姓名', width: 12 },
      { heading: '部门', width: 16 },
    ],
    hours: projects.map(({ projectCode, projectName }) => `${projectCode} ${projectName}`),
    totalHeading: '研发工时合计',
    attended: true,
    signatures: ['制表', '本人', '项目负责人', '审核'],
    rows: people.map((person) => ({
      origins: originsPrinted(
        hours.cells.filter(({ personnelId }) => personnelId === person.personnelId).map(({ origin }) => origin),
      ),
      basis: bases.get(person.personnelId),
      texts: [person.personnelCode, person.personnelName, person.deptName ?? ''],
      hours: projects.map(({ projectId }) => {
        const own = byCell.get(`${person.personnelId} ${projectId}`);
        return own ? hoursTotal(own.map((cell) => cell.hours)) : null;
      }),
      actualHours: person.actualHours,
    })),
  });
}
