export {
  digitalInvoiceNumber,
  formerRegistrationNumber,
  highTechCertificate,
  invoiceCode,
  invoiceNumber,
  patentNumber,
  patentNumberOf,
  taxpayerNumber,
  techSmeNumber,
  technologyContractNumber,
} from './business-numbers';
export { digits, exchanged, oneCharacterChanged } from './characters';
export {
  chinesePassport,
  creditCode,
  creditCodeCharacters,
  creditCodeOf,
  legacyResidentId,
  mobile,
  organisationCode,
  organisationCodeOf,
  registrationNumber,
  residentId,
  residentIdFrom,
  residentIdOf,
  residentIdParts,
  type ResidentIdDraft,
} from './numbers';
