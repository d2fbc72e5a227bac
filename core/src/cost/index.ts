export { type AllocateYearInput, type CostRecord, allocateYear } from './allocate-year';
export { amortisationCost } from './amortisation-cost';
export { type AuditPort, auditCalls } from './audit/audit-calls';
export { auditHooks } from './audit/audit-hooks';
export type { AuditRow, AuditedSubject } from './audit/audit-row';
export { AUDIT_SUBJECT, type AuditSubject, auditSubjectLabels, auditSubjects } from './audit/audit-subject';
export { projectDataAudit } from './audit/project-data-audit';
export { submitMonth } from './audit/submit-audit';
export type { CostPart } from './cost-part';
export { costSource } from './cost-source';
export type { CostWarning } from './cost-warning';
export { depreciationCost } from './depreciation-cost';
export { costRecord } from './entities/cost-record';
export { equipmentPowerUse } from './entities/equipment-power-use';
export { equipmentPower } from './entities/equipment-power';
export { fixedAssetUse } from './entities/fixed-asset-use';
export { fixedAsset } from './entities/fixed-asset';
export { intangibleAsset } from './entities/intangible-asset';
export { leasedAsset } from './entities/leased-asset';
export { materialUse } from './entities/material-use';
export { material } from './entities/material';
export { personnelSalary } from './entities/personnel-salary';
export { powerUse } from './entities/power-use';
export { power } from './entities/power';
export { equipmentPowerCost } from './equipment-power-cost';
export { leaseCost } from './lease-cost';
export { materialCost } from './material-cost';
export { personnelCost } from './personnel-cost';
export { powerCost } from './power-cost';
export type { FixedAssetRow, IntangibleRow, PowerRow, ProjectRow, SubjectMatchRow, VoucherEntryRow } from './registers';
export { periodAsked } from './reports/asked-period';
export { type AssetErrors, assetErrors } from './reports/asset-errors';
export { leaseCosts, leaseProjectCosts } from './reports/lease-costs';
export type { CostReportsPort, RegisterQuery, RegisterReport, ReportFigure } from './reports/ports';
export { leaseDetails, printReport, projectsOf, reportOf, statsOf } from './reports/register-answers';
export { monthNumbers } from './reports/register-report';
export { requireProject, rowsAsked } from './reports/register-rows';
export { registerStats } from './reports/register-stats';
export { reportPermissions } from './reports/report-permissions';
export {
  type ReportName,
  type ReportRegister,
  perRegister,
  reportOfResource,
  reportRegisters,
} from './reports/report-registers';
export { checkAllocations } from './reverse-allocation/check-allocations';
export { bookedByProject } from './reverse-allocation/month-inputs';
export type { AllocationCheck, ReverseAllocationPort } from './reverse-allocation/ports';
export { allocateHours, clearHours } from './reverse-allocation/reverse-allocate';
export { reverseAllocation } from './reverse-allocation/reverse-allocation';
export { reverseHooks } from './reverse-allocation/reverse-hooks';
export { type ProjectAmounts, statsAmount } from './stats-amount';
export { buildMonths } from './use-cases/build-months';
export { initMonth } from './use-cases/init-month';
export { yearRegisters } from './use-cases/year-registers';
export { lockMonths, unlockMonths, yearKey } from './verification/lock-months';
export { type LockedCost, lockedCost } from './verification/locked-months';
export { MONTH_LOCKED, lockedWrites } from './verification/locked-writes';
export type { ChosenMonths, CostPort } from './verification/ports';
export { type SubjectGroup, subjectGroups } from './verification/subject-group';
export { verifiedCost } from './verification/verified-cost';
export { verifyHooks } from './verification/verify-hooks';
export {
  type VerifyResource,
  fixedAssetsVerify,
  intangiblesVerify,
  leasesVerify,
  materialsVerify,
  personnelVerify,
  verifyResources,
} from './verification/verify-resources';
export { addedByProject } from './views/added-up';
export { costSummary } from './views/cost-summary';
export { costViewHooks } from './views/cost-view-hooks';
export { costViewOf, costViews } from './views/cost-view';
export { monthCost } from './views/month-cost';
export { personnelStats, personnelStatsSheet } from './views/personnel-stats';
export type { CostFilter, CostViewPort } from './views/ports';
export { projectsOfView } from './views/projects-of-view';
export { summaryStats } from './views/summary-stats';
export {
  amortisationDetailView,
  amortisationView,
  depreciationView,
  equipmentPowerView,
  personnelCostView,
  personnelDetailView,
  powerView,
} from './views/view-resources';
export { viewRows } from './views/view-rows';
export { type MatchedEntry, matchedEntries, voucherCost } from './voucher-cost';
export { virtualAssetCalls } from './virtual-asset-calls';
