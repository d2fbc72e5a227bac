export { addedByProject, addedUp } from './added-up';
export { costSummary } from './cost-summary';
export { costViewOf, costViews, type CostView } from './cost-view';
export { monthCost } from './month-cost';
export { personnelStats, personnelStatsSheet } from './personnel-stats';
export type {
  CostFilter,
  CostOfProject,
  CostSummaryStats,
  CostViewPort,
  MonthCost,
  PersonnelStats,
  PersonnelTotals,
  SummaryFigures,
} from './ports';
export { projectsOfView } from './projects-of-view';
export { summaryRows } from './summary-rows';
export { summaryStats } from './summary-stats';
export * from './view-resources';
export { viewRows, type ViewQuery } from './view-rows';
