export type { GivenAmount } from '../tax/amount-given';
export {
  amortisationDeduction,
  amortisationDeductionSchema,
  type AmortisationDeduction,
  type AmortisationDeductionInput,
  type AmortisedYear,
} from '../tax/amortisation-deduction';
export {
  costCategories,
  costItems,
  isCostItemCode,
  itemsOf,
  type CostCategory,
  type CostItem,
  type CostItemCode,
} from '../tax/cost-items';
export {
  creativeDesignDeduction,
  creativeDesignDeductionSchema,
  type CreativeDesignDeduction,
  type CreativeDesignDeductionInput,
} from '../tax/creative-design-deduction';
export { deductionRate, deductionRateSchema, type DeductionRate, type DeductionRateInput } from '../tax/deduction-rate';
export {
  depreciationDeducted,
  depreciationDeductedSchema,
  type DepreciationDeducted,
  type DepreciationDeductedInput,
} from '../tax/depreciation-deducted';
export { type ExclusionReason, type ExclusionReasonFacts } from '../tax/eligibility/exclusion-reasons';
export {
  manufacturingTest,
  manufacturingTestSchema,
  type ManufacturingInput,
  type ManufacturingResult,
} from '../tax/eligibility/manufacturing-test';
export {
  negativeListTest,
  negativeListTestSchema,
  type NegativeListInput,
  type NegativeListResult,
} from '../tax/eligibility/negative-list-test';
export type { FigureKey, FormLine, FormVersion } from '../tax/form-versions/form-version';
export {
  formVersion,
  formVersions,
  printedForm,
  type PrintableDeduction,
  type PrintedLine,
} from '../tax/form-versions/form-versions';
export {
  formedIntangible,
  formedIntangibleSchema,
  type FormedIntangible,
  type FormedIntangibleInput,
} from '../tax/formed-intangible';
export {
  grantAdjust,
  grantAdjustSchema,
  type GrantAdjustInput,
  type GrantAdjustment,
  type GrantTreatment,
} from '../tax/grant-adjust';
export {
  highTechOtherCost,
  highTechOtherCostSchema,
  type HighTechOtherCost,
  type HighTechOtherCostInput,
} from '../tax/high-tech-other-cost';
export { lawTables, type LawRow, type LawTable } from '../tax/law-tables';
export { leastIntangibleMonths, type TaxAssetClass } from '../tax/law/asset-lives';
export { coveredYears, isCoveredYear } from '../tax/law/covered-years';
export { allowedPeriods, type DeclarationPeriod } from '../tax/law/periods';
export type { EnterpriseKind } from '../tax/law/rates';
export { overseasCap, overseasCapSchema, type OverseasCap, type OverseasCapInput } from '../tax/overseas-cap';
export { type OtherMattersInput } from '../tax/other-matters';
export {
  overclaimedTax,
  overclaimedTaxSchema,
  type OverclaimedTax,
  type OverclaimedTaxInput,
} from '../tax/overclaimed-tax';
export type { ExpenditureType, ProjectCostInput } from '../tax/project-cost';
export {
  amortisationSchedule,
  amortisationScheduleSchema,
  type AmortisationInput,
} from '../tax/schedule/amortisation-schedule';
export {
  depreciationSchedule,
  depreciationScheduleSchema,
  type DepreciationInput,
  type DepreciationMethod,
} from '../tax/schedule/depreciation-schedule';
export { isLife } from '../tax/input/life';
export { returnPlace, returnPlaceSchema, type ReturnPlace, type ReturnPlaceInput } from '../tax/return-place';
export type { ReturnStep } from '../tax/law/return-lines';
export type { Schedule } from '../tax/schedule/schedule';
export { shortenedLife, shortenedLifeSchema, type ShortenedLife, type ShortenedLifeInput } from '../tax/shortened-life';
export {
  allocateByHours,
  allocateByHoursSchema,
  type HoursAllocation,
  type HoursInput,
} from '../tax/sharing/allocate-by-hours';
export { powerCost, powerCostSchema, tracePowerCost, type PowerCostInput } from '../tax/sharing/power-cost';
export {
  shareByHours,
  shareByHoursSchema,
  type ShareByHoursInput,
  type SharedCost,
} from '../tax/sharing/share-by-hours';
export {
  collectionTable,
  collectionTableSchema,
  collectionTableValidity,
  type CollectionRow,
  type CollectionTableInput,
} from '../tax/summary2015/collection-table';
export { columnName as summary2015ColumnName, columns as summary2015Columns } from '../tax/summary2015/columns';
export type { Summary2015Column } from '../tax/summary2015/columns';
export { fixedRowNames } from '../tax/summary2015/fixed-rows';
export type { FixedRow, FixedRows, SpentColumn, SpentFigures } from '../tax/summary2015/fixed-rows';
export {
  ledgerForms,
  summary2015Schema,
  type Ledger2015Input,
  type LedgerForm,
  type Summary2015Input,
} from '../tax/summary2015/input';
export {
  summary2015,
  type Summary2015,
  type Summary2015Figures,
  type Summary2015Row,
} from '../tax/summary2015/summary2015';
export { columnNames as summary2021ColumnNames, columns as summary2021Columns } from '../tax/summary2021/columns';
export type { Summary2021Column } from '../tax/summary2021/columns';
export {
  summary2021,
  summary2021Schema,
  type Summary2021,
  type Summary2021Figures,
  type Summary2021Input,
  type Summary2021Row,
} from '../tax/summary2021/summary2021';
export type { DeductionMethod } from '../tax/super-deduction/deduction-method';
export type { FourthQuarter, SuperDeductionInput } from '../tax/super-deduction/input';
export {
  formName,
  lineCount,
  lineName,
  unnumberedLines,
  type LineKey,
  type LineNumber,
} from '../tax/super-deduction/line-names';
export { superDeductionSchema } from '../tax/super-deduction/super-deduction-schema';
export { superDeduction, type SuperDeduction } from '../tax/super-deduction/super-deduction';
export { traceOfLine } from '../tax/super-deduction/trace-of-form';
export { taxSaving, taxSavingSchema, type TaxSaving, type TaxSavingInput } from '../tax/tax-saving';
export { traceBack } from '../tax/trace-back';
