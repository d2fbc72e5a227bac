export {
  type AllocateYearInput,
  type CostRecord,
  type YearAllocation,
  allocateFromEach,
  allocateYear,
} from './allocate-year';
export { allocationAccount } from './allocation-vouchers/allocation-account';
export type { AllocationEntry } from './allocation-vouchers/allocation-entry';
export { type AllocationVoucherPort, allocationVoucherCalls } from './allocation-vouchers/allocation-voucher-calls';
export { allocationVoucher } from './allocation-vouchers/allocation-voucher';
export { type EntryOfMonth, withAllocationVouchers } from './allocation-vouchers/booked-from-here';
export type { FoundVoucher } from './allocation-vouchers/find-booked';
export { type AllocationVoucherRecord, liveVouchers } from './allocation-vouchers/live-vouchers';
export type { GroupToBook, MonthVoucher } from './allocation-vouchers/use-cases/month-voucher';
export {
  type AllocationVoucherState,
  type VoucherFormat,
  allocationVoucherStates,
  voucherFormatLabels,
  voucherFormatNotes,
  voucherFormats,
} from './allocation-vouchers/voucher-format';
export { amortisationCost } from './amortisation-cost';
export { assetHooks } from './asset-hooks';
export { type AssetSchedulesPort, assetScheduleCalls } from './schedules/schedule-calls';
export type { AssetScheduleAnswer } from './schedules/schedule-answer';
export { type AuditPort, auditCalls } from './audit/audit-calls';
export { auditHooks } from './audit/audit-hooks';
export type { AuditRow, AuditedSubject } from './audit/audit-row';
export { type AuditSubject, auditSubjectLabels, auditSubjects } from './audit/audit-subject';
export { projectDataAudit } from './audit/project-data-audit';
export { submitMonth } from './audit/submit-audit';
export { costDictionaries } from './cost-dictionaries';
export type { CostPart } from './cost-part';
export { packedParts } from './packed-parts';
export { storedCost } from './stored-cost';
export {
  type BookedAmount,
  type BookedDestinations,
  type BookedTo,
  bookedDestinations,
  bookedToLabels,
} from './booked-destinations';
export { closingColumnHooks } from './closing-column-hooks';
export { closingEntryView } from './closing-entry-view';
export { closingEntryHooks } from './closing-entries';
export { closingWarnings } from './closing-warnings';
export {
  type CostSource,
  type CostSourceChoice,
  type CostSourceRow,
  type SourceInUse,
  type SourceOf,
  costSources,
} from './cost-source';
export { COST_SOURCE, costSourceLabels } from './cost-source-labels';
export { hasRegister } from './registered-items';
export { type CostSourcePort, costSourceCalls } from './source-calls';
export { sourceHooks } from './source-hooks';
export { type ItemStanding, type ProjectStanding, type SourceStanding, sourceStandings } from './source-standings';
export { type SourceWarning, sourceWarnings, warningsOfSources } from './source-warnings';
export { type ExcludedAmount, type SourceOverview } from './source-overview';
export { yearSources } from './use-cases/year-sources';
export type { CostWarning } from './cost-warning';
export { depreciationCost } from './depreciation-cost';
export { bookedDepreciation } from './entities/booked-depreciation';
export { applyExclusions, excludedOf } from './eligibility/apply-exclusions';
export { deductibleAmount } from './eligibility/deductible';
export type { EligibleRecord, Exclusion, ExclusionRule } from './eligibility/exclusion';
export { exclusionRules } from './eligibility/exclusion-rules';
export {
  type SwitchableExclusion,
  type SwitchableRecord,
  switchableExclusions,
} from './eligibility/switchable-exclusions';
export { costAdjustment } from './entities/cost-adjustment';
export { costRecordHooks } from './cost-record-hooks';
export { costRecord, type CostAmountRecord } from './entities/cost-record';
export { furtherCostRecord } from './entities/further-cost-record';
export { furtherCost, type FurtherCost } from './further-cost';
export { costSourceChoice } from './entities/cost-source';
export { equipmentPowerUse } from './entities/equipment-power-use';
export { equipmentPower } from './entities/equipment-power';
export { figureLabels } from './figure-labels';
export { fixedAssetUse } from './entities/fixed-asset-use';
export { fixedAsset } from './entities/fixed-asset';
export { dividedSpending } from './divided-spending';
export { type GrantStanding, grantStanding } from './grant-standing';
export { grantShare } from './entities/grant-share';
export { grantSpending } from './entities/grant-spending';
export { grant } from './entities/grant';
export { intangibleAssetUse } from './entities/intangible-asset-use';
export { intangibleAsset } from './entities/intangible-asset';
export { leasedAsset } from './entities/leased-asset';
export { materialUse } from './entities/material-use';
export { materialHooks } from './material-hooks';
export { payHooks } from './pay-hooks';
export { material } from './entities/material';
export { personnelSalary } from './entities/personnel-salary';
export { powerUse } from './entities/power-use';
export { power } from './entities/power';
export { equipmentPowerCost } from './equipment-power-cost';
export { leaseCost } from './lease-cost';
export { materialCost } from './material-cost';
export { type ItemEntry, type MatchedEntry, itemEntries, matchedEntries } from './matched-entries';
export { formedIntangible } from './outcomes/formed-intangible';
export { grantHooks } from './grant-hooks';
export { outcomeHooks } from './outcomes/outcome-hooks';
export { productionBatchProject } from './outcomes/production-batch-project';
export { productionBatch } from './outcomes/production-batch';
export { specialIncome } from './outcomes/special-income';
export { personnelCost } from './personnel-cost';
export { powerCost } from './power-cost';
export { type ReadParts, partsReader } from './read-parts';
export type { FixedAssetRow, IntangibleRow, PowerRow, ProjectRow, SubjectMatchRow, VoucherEntryRow } from './registers';
export { type AssetErrors, assetErrors } from './reports/asset-errors';
export type { RegisterReport, ReportFigure } from './reports/register-figures';
export { registerStats } from './reports/register-stats';
export { type CostReportsPort, costReportsCalls } from './reports/report-calls';
export { type ReportName, perRegister, reportOfResource, reportRegisters } from './reports/report-registers';
export type { AllocationCheck } from './reverse-allocation/check-allocations';
export type { PersonHours } from './reverse-allocation/plan-allocation';
export { bookedByProject } from './reverse-allocation/month-inputs';
export { reverseAllocation } from './reverse-allocation/reverse-allocation';
export { type ReverseAllocationPort, reverseAllocationCalls } from './reverse-allocation/reverse-calls';
export { allocationVoucherHooks } from './allocation-vouchers/allocation-voucher-hooks';
export { reverseHooks } from './reverse-allocation/reverse-hooks';
export { type ProjectAmounts, statsAmount } from './stats-amount';
export { entrustedItems } from './eligibility/entrusted-cost';
export { eligibilityInput, yearEligibility } from './use-cases/year-eligibility';
export { yearRegisters } from './use-cases/year-registers';
export { type CostPort, costCalls } from './verification/cost-calls';
export { type MonthSpan, type RegisterInput, registerInputs } from './verification/cost-inputs';
export { type LockedCost, holdInputs, lockedCost, yearKey } from './verification/locked-months';
export { MONTH_LOCKED, lockedWrites } from './verification/locked-writes';
export { type ClosedMonth, type GroupOfYear, type MonthStanding } from './verification/month-close';
export { type MonthClosePort, monthCloseCalls } from './verification/month-close-calls';
export { type ItemBeside } from './verification/month-difference';
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
export type { CostSummaryStats } from './views/cost-figures';
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
export { voucherCost } from './voucher-cost';
export { openMonths } from './verification/open-months';
