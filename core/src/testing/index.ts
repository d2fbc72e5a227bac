export { amount, amountBetween, costAmount, garbageAmount, unreadableAmounts } from './amounts';
export { day, dayBetween, month } from './calendar';
export { digits, exchanged, oneCharacterChanged } from './characters';
export { bankCard, bankCardOf } from './numbers/bank-card';
export { landline, mobile } from './numbers/contact';
export {
  creditCode,
  creditCodeCharacters,
  creditCodeOf,
  formerRegistrationNumber,
  organisationCode,
  organisationCodeOf,
  registrationNumber,
  taxpayerNumber,
} from './numbers/enterprise';
export {
  chinesePassport,
  foreignResidentId,
  foreignResidentId2017From,
  foreignResidentIdFrom,
  foreignResidentIdParts,
  hongKongMacaoPermit,
  legacyResidentId,
  residentId,
  residentIdFrom,
  residentIdOf,
  residentIdParts,
  sarPassport,
  taiwanPermit,
  type ForeignResidentIdDraft,
  type ResidentIdDraft,
} from './numbers/identity-document';
export { digitalInvoiceNumber, invoiceCode, invoiceNumber } from './numbers/invoice';
export { licencePlate } from './numbers/licence-plate';
export {
  highTechCertificate,
  patentNumber,
  patentNumberOf,
  technologyContractNumber,
  techSmeNumber,
} from './numbers/technology';
export { sample, type Sample } from './sample';
export { samples, type SampleOptions } from './samples';
export {
  categoryAmounts,
  costItemAmounts,
  coveredYear,
  enterpriseKinds,
  fourthQuarter,
  itemisedProjectCost,
  projectCost,
  projectCosts,
  superDeductionInput,
  superDeductionInputOf,
  type CostItemsDraft,
  type ProjectCostDraft,
} from './super-deduction';
