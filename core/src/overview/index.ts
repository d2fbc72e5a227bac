export type { Administration } from './administration';
export type { DueItem } from './due-items';
export type { OwnProject } from './own-projects';
export { type OverviewPort, overviewCalls } from './overview-calls';
export type { ProjectCost, YearCosts } from './project-costs';
export type { Reminder } from './reminders';
export type { CostBeside, YearFigures } from './year-figures';
export type { YearOverview } from './year-overview';
export type { YearStep } from './year-steps';
