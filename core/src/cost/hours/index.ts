export { devHoursSheet } from './dev-hours-sheet';
export { hoursFindings, personNamed, runsIn } from './hours-findings';
export { hoursTotal } from './hours-total';
export type * from './ports';
export { projectHours, projectHoursSheet } from './project-hours';
