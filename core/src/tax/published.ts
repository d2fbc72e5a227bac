/** The names of the tax rules that programs which import the library rely on (`@rdm/core/tax`). */
export type { GivenAmount } from './amount-given';
export {
  amortisationDeduction,
  amortisationDeductionSchema,
  type AmortisationDeduction,
  type AmortisationDeductionInput,
  type AmortisedYear,
} from './amortisation-deduction';
export {
  costCategories,
  costItems,
  isCostItemCode,
  itemsOf,
  type CostCategory,
  type CostItem,
  type CostItemCode,
} from './cost-items';
export {
  creativeDesignDeduction,
  creativeDesignDeductionSchema,
  type CreativeDesignDeduction,
  type CreativeDesignDeductionInput,
} from './creative-design-deduction';
export { deductionRate, deductionRateSchema, type DeductionRate, type DeductionRateInput } from './deduction-rate';
export {
  depreciationDeducted,
  depreciationDeductedSchema,
  type DepreciationDeducted,
  type DepreciationDeductedInput,
} from './depreciation-deducted';
export { type ExclusionReason, type ExclusionReasonFacts } from './eligibility/exclusion-reasons';
export {
  manufacturingTest,
  manufacturingTestSchema,
  type ManufacturingInput,
  type ManufacturingResult,
} from './eligibility/manufacturing-test';
export {
  negativeListTest,
  negativeListTestSchema,
  type NegativeListInput,
  type NegativeListResult,
} from './eligibility/negative-list-test';
export type { FigureKey, FormLine, FormVersion } from './form-versions/form-version';
export {
  formVersion,
  formVersions,
  printedForm,
  type PrintableDeduction,
  type PrintedLine,
} from './form-versions/form-versions';
export {
  formedIntangible,
  formedIntangibleSchema,
  type FormedIntangible,
  type FormedIntangibleInput,
} from './formed-intangible';
export {
  grantAdjust,
  grantAdjustSchema,
  type GrantAdjustInput,
  type GrantAdjustment,
  type GrantTreatment,
} from './grant-adjust';
export {
  highTechOtherCost,
  highTechOtherCostSchema,
  type HighTechOtherCost,
  type HighTechOtherCostInput,
} from './high-tech-other-cost';
export { lawTables, type LawRow, type LawTable } from './law-tables';
export { leastIntangibleMonths, type TaxAssetClass } from './law/asset-lives';
export { coveredYears, isCoveredYear } from './law/covered-years';
export { allowedPeriods, type DeclarationPeriod } from './law/periods';
export type { EnterpriseKind } from './law/rates';
export { overseasCap, overseasCapSchema, type OverseasCap, type OverseasCapInput } from './overseas-cap';
export { type OtherMattersInput } from './other-matters';
export { overclaimedTax, overclaimedTaxSchema, type OverclaimedTax, type OverclaimedTaxInput } from './overclaimed-tax';
export type { ExpenditureType, ProjectCostInput } from './project-cost';
export {
  amortisationSchedule,
  amortisationScheduleSchema,
  type AmortisationInput,
} from './schedule/amortisation-schedule';
export {
  depreciationSchedule,
  depreciationScheduleSchema,
  type DepreciationInput,
  type DepreciationMethod,
} from './schedule/depreciation-schedule';
export { isLife } from './input/life';
export { returnPlace, returnPlaceSchema, type ReturnPlace, type ReturnPlaceInput } from './return-place';
export type { ReturnStep } from './law/return-lines';
export type { Schedule } from './schedule/schedule';
export { shortenedLife, shortenedLifeSchema, type ShortenedLife, type ShortenedLifeInput } from './shortened-life';
export {
  allocateByHours,
  allocateByHoursSchema,
  type HoursAllocation,
  type HoursInput,
} from './sharing/allocate-by-hours';
export { powerCost, powerCostSchema, tracePowerCost, type PowerCostInput } from './sharing/power-cost';
export { shareByHours, shareByHoursSchema, type ShareByHoursInput, type SharedCost } from './sharing/share-by-hours';
export {
  collectionTable,
  collectionTableSchema,
  collectionTableValidity,
  type CollectionRow,
  type CollectionTableInput,
} from './summary2015/collection-table';
export { columnName as summary2015ColumnName, columns as summary2015Columns } from './summary2015/columns';
export type { Summary2015Column } from './summary2015/columns';
export { fixedRowNames } from './summary2015/fixed-rows';
export type { FixedRow, FixedRows, SpentColumn, SpentFigures } from './summary2015/fixed-rows';
export {
  ledgerForms,
  summary2015Schema,
  type Ledger2015Input,
  type LedgerForm,
  type Summary2015Input,
} from './summary2015/input';
export { summary2015, type Summary2015, type Summary2015Figures, type Summary2015Row } from './summary2015/summary2015';
export { columnNames as summary2021ColumnNames, columns as summary2021Columns } from './summary2021/columns';
export type { Summary2021Column } from './summary2021/columns';
export {
  summary2021,
  summary2021Schema,
  type Summary2021,
  type Summary2021Figures,
  type Summary2021Input,
  type Summary2021Row,
} from './summary2021/summary2021';
export type { DeductionMethod } from './super-deduction/deduction-method';
export type { FourthQuarter, SuperDeductionInput } from './super-deduction/input';
export {
  formName,
  lineCount,
  lineName,
  unnumberedLines,
  type LineKey,
  type LineNumber,
} from './super-deduction/line-names';
export { superDeductionSchema } from './super-deduction/super-deduction-schema';
export { superDeduction, type SuperDeduction } from './super-deduction/super-deduction';
export { traceOfLine } from './super-deduction/trace-of-form';
export { taxSaving, taxSavingSchema, type TaxSaving, type TaxSavingInput } from './tax-saving';
export { traceBack } from './trace-back';
