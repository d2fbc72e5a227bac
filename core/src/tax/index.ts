export * from './published';
// What only the product needs of the tax rules; programs that import the library are not promised these names.
export { exclusionReasons } from './eligibility/exclusion-reasons';
export {
  furtherItems,
  isFurtherItemCode,
  type Calibre,
  type FurtherCategory,
  type FurtherItem,
  type FurtherItemCode,
} from './further-items';
export { grantDeadline } from './eligibility/grant-deadline';
export { leastIntangibleMonths, leastSoftwareMonths, minimumLives } from './law/asset-lives';
export { incomeTaxEffect, type IncomeTaxEffect, type IncomeTaxInput, type IncomeTaxRate } from './income-tax-effect';
export { isKindInForce } from './kind-in-force';
export { mostAtOnce } from './most-at-once';
export { otherMattersId } from './other-matters';
export { splitsQuarters } from './super-deduction/fourth-quarter';
