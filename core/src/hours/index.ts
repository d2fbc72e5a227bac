export { attendance } from './attendance';
export { dailyAttendance } from './daily-attendance';
export { hoursDictionaries, type HoursOrigin } from './hours-origin';
export { hoursFindings, personNamed, runsIn } from './hours-findings';
export type {
  HoursEntry,
  HoursFinding,
  HoursFindingKind,
  MonthHours,
  PersonOfMonth,
  ProjectOfMonth,
  StoredHours,
} from './hours-of-month';
export { hoursTotal } from './hours-total';
export { type TimePort, timeCalls } from './time-calls';
export { hoursHooks } from './use-cases/hours-hooks';
export { monthKey } from './use-cases/save-hours';
export { workTime } from './work-time';
