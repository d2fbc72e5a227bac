export { attendance } from './attendance';
export { dailyAttendance } from './daily-attendance';
export { hoursFindings, personNamed, runsIn } from './hours-findings';
export { hoursTotal } from './hours-total';
export type {
  HoursEntry,
  HoursFinding,
  HoursFindingKind,
  MonthHours,
  PersonOfMonth,
  ProjectOfMonth,
  StoredHours,
  TimePort,
} from './ports';
export { cleanHours } from './use-cases/clean-hours';
export { hoursHooks } from './use-cases/hours-hooks';
export { monthHours, personnelOfMonth } from './use-cases/month-hours';
export { attendanceOfMonth, printDevHours, printYearHours, yearHours } from './use-cases/print-hours';
export { monthKey, saveHours } from './use-cases/save-hours';
export { workTime } from './work-time';
