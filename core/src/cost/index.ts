export { allocateYear, type AllocateYearInput, type CostRecord, type YearAllocation } from './allocate-year';
export { amortisationCost, type AmortisationCostInput } from './amortisation-cost';
export type { CostFigure, CostPart, RegisterCosts } from './cost-part';
export { costResources, type CostResource } from './cost-resources';
export { costSource, type CostSource, type CostSources } from './cost-source';
export type { CostWarning, CostWarningCode } from './cost-warning';
export { depreciationCost, type DepreciationCostInput } from './depreciation-cost';
export { equipmentPowerCost, type EquipmentPowerCostInput } from './equipment-power-cost';
export { leaseCost, type LeaseCostInput } from './lease-cost';
export { materialCost, type MaterialCostInput } from './material-cost';
export { personnelCost, type PersonnelCostInput } from './personnel-cost';
export { powerCost, type PowerCostInput } from './power-cost';
export type {
  AssetUseRow,
  AttendanceRow,
  DepreciationMethod,
  EquipmentPowerRow,
  FixedAssetRow,
  IntangibleRow,
  LeaseRow,
  MaterialRow,
  PowerRow,
  ProjectRow,
  SalaryRow,
  SubjectMatchRow,
  VoucherEntryRow,
  WorkTimeRow,
} from './registers';
export { statsAmount, type ProjectAmounts } from './stats-amount';
export { matchedEntries, voucherCost, type MatchedEntry, type VoucherCostInput } from './voucher-cost';
export * from './audit';
export * from './entities';
export * from './hours';
export * from './reports';
export * from './reverse-allocation';
export * from './verification';
export * from './views';
