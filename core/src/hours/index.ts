export { attendance } from './attendance';
export { dailyAttendance } from './daily-attendance';
export { confirmedBasis } from './confirmed-basis';
export { hoursDictionaries } from './hours-dictionaries';
export { hoursDue } from './hours-due';
export { type HoursMonthPort, hoursMonthCalls } from './hours-month-calls';
export { type ConfirmedLine, type HoursMonthState, hoursMonth, hoursMonthStates } from './hours-month';
export type { HoursOrigin } from './hours-origin';
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
export { hoursLeft, hoursTotal } from './hours-total';
export { signalPattern } from './signal-pattern';
export { type TimePort, timeCalls } from './time-calls';
export { hoursHooks } from './use-cases/hours-hooks';
export { basisByCell, basisKey } from './use-cases/confirmed-bases';
export { reviewHours } from './use-cases/review-hours';
export { submitHoursMonth } from './use-cases/submit-hours-month';
export { hoursFill, hoursReviewMenu } from './use-cases/hours-paths';
export { type HoursReminder, hoursReminders } from './use-cases/hours-reminders';
export type { MyHoursLine, MyHoursMonth } from './use-cases/my-month';
export type { SignalServices } from './use-cases/read-signals';
export { monthKey } from './use-cases/save-hours';
export type { SignalOverview } from './use-cases/signal-overview';
export type { ReviewedLine } from './use-cases/waiting-hours';
export { type WorkSignalPort, workSignalCalls } from './work-signal-calls';
export { workSignal } from './work-signal';
export {
  projectHint,
  type SignalKind,
  type SignalReading,
  type UnreadSignal,
  type WorkSignal,
  WorkSignals,
} from './work-signals';
export { workTime } from './work-time';
