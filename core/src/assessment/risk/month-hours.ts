import { hoursFindings, workTime, type HoursFinding, type HoursFindingKind } from '../../hours';
import { grouped, text } from '../../kernel';
import { monthsOfYear, type Month } from '../../kernel/calendar';
import { perYear } from './per-year';
import { rowsOf } from './risk-rule';
import type { RiskYear } from './risk-year';

type MonthFinding = HoursFinding & { readonly month: Month };

/** Findings of the grid of project hours for every month of the year. */
const findings = perYear((year): MonthFinding[] => {
  const projects = year.projects.map(({ id, code, name, startTime, endTime }) => ({
    ...{ projectId: id, projectCode: code, projectName: name, startTime, endTime },
  }));
  const hours = grouped(year.workTimes, ({ month }) => month);
  const present = new Map(year.attendance.map((each) => [`${each.month} ${each.personnelId}`, each.actualHours]));
  return monthsOfYear(year.year).flatMap((month) => {
    const people = year.people.map(({ id, code, name, entryDate, leaveDate }) => ({
      ...{ personnelId: id, personnelCode: code, personnelName: name, entryDate, leaveDate },
      actualHours: present.get(`${month} ${id}`) ?? null,
    }));
    return hoursFindings(month, people, projects, hours.get(month) ?? []).map((found) => ({ ...found, month }));
  });
});

const rowsByPerson = perYear((year) => grouped(year.workTimes, ({ month, personnelId }) => `${month} ${personnelId}`));

/** The findings of a kind with their rows of hours; adds the month, which the messages of the grid omit. */
export const hoursFound = (kind: HoursFindingKind) => (year: RiskYear) =>
  findings(year)
    .filter((found) => found.kind === kind)
    .map(({ month, personnelId, projectId, message }) => {
      const rows = rowsByPerson(year).get(`${month} ${personnelId}`) ?? [];
      const own = projectId === null ? rows : rows.filter((row) => row.projectId === projectId);
      return { message: text(`${month} ${message.zh}`, `${month} ${message.en}`), rows: rowsOf(workTime, own) };
    });
