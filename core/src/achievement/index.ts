export { type AchievementPort, achievementCalls } from './achievement-calls';
export { achievementConversion } from './achievement-conversion';
export { achievementDictionaries } from './achievement-dictionaries';
export { achievementHooks } from './achievement-hooks';
export { type CompanyRegistry, type FoundProperty, type RegistryAnswer, RegistryFailed } from './company-registry';
export { highTechProduct } from './high-tech-product';
export { intellectualProperty } from './intellectual-property';
export { productIncome } from './product-income';
export type { ProductFinding } from './product-findings';
export { propertyDeal } from './property-deal';
export { type CountedProperty, type PropertyCounts, propertiesOn } from './property-counts';
export { NON_DEFENCE_INVENTION, SOFTWARE, TRADEMARK, propertyKind } from './property-kinds';
export { propertyReference, propertyReferences } from './property-reference';
export type { RegistryRow } from './registry-preview';
export { registryUsage } from './registry-usage';
export { standardParticipation } from './standard-participation';
export { type OutputItem, type OutputLine, outputLines } from './statistics-counts';
export { conversionCounts } from './use-cases/conversion-standing';
export { type ProductStanding, productStanding } from './use-cases/product-standing';
export {
  type AchievementReminder,
  type PropertyDate,
  propertyDates,
  achievementReminders,
} from './use-cases/property-dates';
export type { RegistryPreview, RegistryServices } from './use-cases/refresh-properties';
export { shownConversions } from './use-cases/shown-conversions';
export { outputRegisters } from './use-cases/registers';
