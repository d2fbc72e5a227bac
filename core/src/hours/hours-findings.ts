import { fill, grouped, nameWithCode, text, type Text } from '../kernel';
import { daysInMonth, isMonth, monthOf, touches, type Month } from '../kernel/calendar';
import { hoursTotal, hoursTyped } from './hours-total';
import type { HoursEntry, HoursFinding, HoursFindingKind, PersonOfMonth, ProjectOfMonth } from './hours-of-month';

const said: Readonly<Record<HoursFindingKind, Text>> = {
  beyondMonth: text(
    '{person} 研发工时合计 {hours} 超过全月 {most} 小时，请更正',
    '{person}: {hours} R&D hours are more than the {most} hours of the month; correct them',
  ),
  beyondAttendance: text(
    '{person} 研发工时合计 {hours} 大于实际出勤工时 {most}，请核对工时或考勤',
    '{person}: {hours} R&D hours exceed the attendance of {most}; check the hours or the attendance',
  ),
  beforeJoining: text(
    '{person} {date} 才入职，本月不应有工时',
    '{person} joined on {date} only and should have no hours in this month',
  ),
  afterLeaving: text(
    '{person} 已于 {date} 离职，本月不应有工时',
    '{person} left on {date} and should have no hours in this month',
  ),
  outsideProject: text(
    '{person} 在项目 {project} 的起止日期（{from} 至 {to}）之外填报了工时',
    '{person} has hours on project {project} outside its dates ({from} to {to})',
  ),
};

type Person = Pick<PersonOfMonth, 'personnelId' | 'personnelCode' | 'personnelName'> &
  Pick<PersonOfMonth, 'entryDate' | 'leaveDate' | 'actualHours'>;

/** A person in messages about hours. */
export const personNamed = ({ personnelName, personnelCode }: Pick<Person, 'personnelName' | 'personnelCode'>): Text =>
  nameWithCode(personnelName, personnelCode);

/**
 * Checks the hours of a month, person by person. More hours than the month has are an error; the other findings are
 * among the risks of the year: above attendance, outside employment, outside the dates of the project. Hours above
 * attendance also cause HOURS_EXCEED_TOTAL when pay is allocated (税总公告2017年第40号 一(二)).
 */
export function hoursFindings(
  month: Month,
  people: readonly Person[],
  projects: readonly ProjectOfMonth[],
  cells: readonly HoursEntry[],
): HoursFinding[] {
  if (!isMonth(month)) return [];
  const byPerson = grouped(cells, ({ hours, personnelId }) => (hoursTyped(hours).eq(0) ? null : personnelId));
  const projectsById = new Map(projects.map((each) => [each.projectId, each]));
  return people.flatMap((person) => {
    const own = byPerson.get(person.personnelId) ?? [];
    return own.length === 0 ? [] : findingsOf(month, person, projectsById, own);
  });
}

function findingsOf(
  month: Month,
  person: Person,
  projects: ReadonlyMap<string, ProjectOfMonth>,
  cells: readonly HoursEntry[],
): HoursFinding[] {
  const found: HoursFinding[] = [];
  const add = (kind: HoursFindingKind, values: Readonly<Record<string, string>>, projectId: string | null = null) =>
    void found.push({
      kind,
      level: kind === 'beyondMonth' ? 'error' : 'warning',
      personnelId: person.personnelId,
      projectId,
      message: fill(said[kind], { person: personNamed(person), ...values }),
    });

  const hours = hoursTotal(cells.map((cell) => cell.hours));
  const most = String(24 * daysInMonth(Number(month.slice(0, 4)), Number(month.slice(5))));
  const { actualHours, entryDate, leaveDate } = person;
  if (hoursTyped(hours).gt(most)) add('beyondMonth', { hours, most });
  else if (actualHours !== null && hoursTyped(hours).gt(hoursTyped(actualHours))) {
    add('beyondAttendance', { hours, most: actualHours });
  }
  if (entryDate && monthOf(entryDate) > month) add('beforeJoining', { date: entryDate });
  if (leaveDate && monthOf(leaveDate) < month) add('afterLeaving', { date: leaveDate });
  for (const { projectId } of cells) {
    const project = projects.get(projectId);
    if (!project || runsIn(project, month)) continue;
    const span = { from: project.startTime ?? '', to: project.endTime ?? '…' };
    add('outsideProject', { project: project.projectCode, ...span }, projectId);
  }
  return found;
}

/** Whether a project may have hours in a month; a draft without a start date may have them in any month. */
export function runsIn({ startTime, endTime }: ProjectOfMonth, month: Month): boolean {
  return startTime === null || touches({ start: startTime, end: endTime }, month);
}
