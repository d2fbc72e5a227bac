export { type AllocateYearInput, type CostRecord, allocateYear } from './allocate-year';
export { amortisationCost } from './amortisation-cost';
export { type AuditPort, auditCalls } from './audit/audit-calls';
export { auditHooks } from './audit/audit-hooks';
export type { AuditRow, AuditedSubject } from './audit/audit-row';
export { type AuditSubject, auditSubjectLabels, auditSubjects } from './audit/audit-subject';
export { projectDataAudit } from './audit/project-data-audit';
export { submitMonth } from './audit/submit-audit';
export { costDictionaries } from './cost-dictionaries';
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
export { type AssetErrors, assetErrors } from './reports/asset-errors';
export type { RegisterReport, ReportFigure } from './reports/register-figures';
export { registerStats } from './reports/register-stats';
export { type CostReportsPort, costReportsCalls } from './reports/report-calls';
export { type ReportName, perRegister, reportOfResource, reportRegisters } from './reports/report-registers';
export type { AllocationCheck } from './reverse-allocation/check-allocations';
export { bookedByProject } from './reverse-allocation/month-inputs';
export { reverseAllocation } from './reverse-allocation/reverse-allocation';
export { type ReverseAllocationPort, reverseAllocationCalls } from './reverse-allocation/reverse-calls';
export { reverseHooks } from './reverse-allocation/reverse-hooks';
export { type ProjectAmounts, statsAmount } from './stats-amount';
export { yearRegisters } from './use-cases/year-registers';
export { type CostPort, costCalls } from './verification/cost-calls';
export { type MonthSpan, type RegisterInput, registerInputs } from './verification/cost-inputs';
export { type LockedCost, holdInputs, lockedCost, yearKey } from './verification/locked-months';
export { MONTH_LOCKED, lockedWrites } from './verification/locked-writes';
export { type SubjectGroup, groupNames, groupOfItem, subjectGroups } from './verification/subject-group';
export { verifiedCost } from './verification/verified-cost';
export { verifyHooks } from './verification/verify-hooks';
export {
  fixedAssetsVerify,
  intangiblesVerify,
  leasesVerify,
  materialsVerify,
  personnelVerify,
  verifyResources,
} from './verification/verify-resources';
export { costSummary } from './views/cost-summary';
export { costViewHooks } from './views/cost-view-hooks';
export { costViews } from './views/cost-view';
export { costViewCalls } from './views/view-calls';
export {
  amortisationView,
  depreciationView,
  equipmentPowerView,
  personnelCostView,
  personnelDetailView,
  powerView,
} from './views/view-resources';
export { virtualAssetCalls } from './virtual-asset-calls';
export { type MatchedEntry, matchedEntries, voucherCost } from './voucher-cost';
