import { attendance } from '../attendance';
import { devHoursSheet } from '../dev-hours-sheet';
import { projectHours, projectHoursSheet } from '../project-hours';
import type { ProjectHours } from '../hours-of-month';
import { faults, Refusal, text } from '../../kernel';
import {
  allRecords,
  exportSheet,
  requireMonth,
  requireYear,
  type Call,
  type PrintedForm,
  type PrintedWorkbook,
} from '../../records';
import { defaultReportYear, isMonth } from '../../kernel/calendar';
import { projectsOfYear } from '../../project';
import { basisByPerson } from './confirmed-bases';
import { hoursBetween } from './month-hours';

const NOT_OF_YEAR = text('月份应为 1 至 12，或所选年度的月份', 'The month is 1 to 12, or one of the chosen year');

/** The hours of a year by project and month. */
export async function yearHours(call: Call, given: { year?: string }): Promise<readonly ProjectHours[]> {
  const year = yearMeant(call, given);
  const { rows } = await hoursBetween(call, { from: `${year}-01`, to: `${year}-12` });
  return projectHours(await projectsOfYear(call, year), rows);
}

/** The printed form of `yearHours`. */
export async function printYearHours(call: Call, given: { year?: string }): Promise<PrintedForm> {
  const year = yearMeant(call, given);
  return { name: `${year}年项目工时统计表`, sheets: [projectHoursSheet(year, await yearHours(call, { year }))] };
}

/** R&D hours by person and project of a month or a year, as they are printed. */
export async function printDevHours(call: Call, given: { year: string; month?: string }): Promise<PrintedForm> {
  const year = requireYear(given.year);
  const month = given.month ? monthOfYear(year, given.month) : null;
  const hours = await hoursBetween(call, { from: month ?? `${year}-01`, to: month ?? `${year}-12` });
  const period = month ? `${year}年${Number(month.slice(5))}月` : `${year}年`;
  const bases = await basisByPerson(call, { from: month ?? `${year}-01`, to: month ?? `${year}-12` }, hours.rows);
  return { name: `${period}研发工时统计表`, sheets: [devHoursSheet(period, hours, bases)] };
}

/** The attendance of a month with the headings it is imported with. */
export async function printAttendance(call: Call, given: { month: string }): Promise<PrintedWorkbook> {
  const month = requireMonth(given.month);
  const rows = await allRecords(call, attendance, { where: [{ field: 'month', is: 'equal', value: month }] });
  return { name: `${month}${attendance.label.zh}`, rows: [await exportSheet(call, attendance, rows)] };
}

function yearMeant(call: Call, { year }: { year?: string }): string {
  return requireYear(year || String(defaultReportYear(call.clock.now().slice(0, 10))));
}

function monthOfYear(year: string, given: string): string {
  const month = /^\d{1,2}$/.test(given) ? `${year}-${given.padStart(2, '0')}` : given;
  if (isMonth(month) && month.startsWith(`${year}-`)) return month;
  throw new Refusal(faults.invalid(NOT_OF_YEAR, [{ field: 'month', message: NOT_OF_YEAR }]));
}
