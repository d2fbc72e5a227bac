export type { GivenAmount } from './amount-given';
export {
  costCategories,
  costItems,
  isCostItemCode,
  itemsOf,
  type CostCategory,
  type CostItem,
  type CostItemCode,
} from './cost-items';
export { deductionRate, type DeductionRate, type DeductionRateInput } from './deduction-rate';
export { manufacturingTest } from './eligibility/manufacturing-test';
export { negativeListTest, type NegativeListInput, type NegativeListResult } from './eligibility/negative-list-test';
export { grantAdjust, type GrantAdjustInput, type GrantTreatment } from './grant-adjust';
export { highTechOtherCost } from './high-tech-other-cost';
export { allowedPeriods, type DeclarationPeriod } from './law/periods';
export type { EnterpriseKind } from './law/rates';
export { limitOtherCost, type OtherCostBearer, type OtherCostLimit } from './other-cost-limit';
export { overseasCap, type OverseasCapInput } from './overseas-cap';
export { countedProjects, type ExpenditureType, type ProjectCost, type ProjectCostInput } from './project-cost';
export { amortisationSchedule } from './schedule/amortisation-schedule';
export {
  depreciationSchedule,
  type DepreciationInput,
  type DepreciationMethod,
} from './schedule/depreciation-schedule';
export type { Schedule } from './schedule/schedule';
export { allocateByHours, type HoursAllocation } from './sharing/allocate-by-hours';
export { powerCost } from './sharing/power-cost';
export { shareByHours } from './sharing/share-by-hours';
export {
  summary2021,
  type Summary2021,
  type Summary2021Column,
  type Summary2021Figures,
  type Summary2021Input,
  type Summary2021Row,
} from './summary2021';
export type { FourthQuarter, SuperDeductionInput } from './super-deduction/input';
export { formName, lineCount, lineName, type LineKey, type LineNumber } from './super-deduction/line-names';
export { superDeduction, type SuperDeduction } from './super-deduction/super-deduction';
export { traceOfLine } from './super-deduction/trace-of-form';
export { taxSaving, type TaxSavingInput } from './tax-saving';
export { traceBack } from './trace-back';
