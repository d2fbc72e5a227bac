export { assetErrors, type AssetErrors } from './asset-errors';
export { leaseCostDetails, leaseCosts, leaseProjectCosts } from './lease-costs';
export type * from './ports';
export { registerCosts, type CostOfMonth, type RowCost } from './register-costs';
export { registerProjects } from './register-projects';
export { monthNumbers, registerReport } from './register-report';
export { registerStats } from './register-stats';
export {
  perRegister,
  reportNames,
  reportOfResource,
  reportRegisters,
  type ReportName,
  type ReportRegister,
} from './report-registers';
export { reportPermissions } from './report-permissions';
export { reportSheets } from './report-sheet';
export { standsIn } from './stands-in';
export type { Period, StatedPeriod } from './stated-period';
export type { RegisterTotals, Row } from './summed';
