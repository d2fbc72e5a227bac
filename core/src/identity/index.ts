export * from './business';
export { creditCodeSchema, isCreditCode, type CreditCode, validateCreditCode } from './business/credit-code';
export { describeCreditCode, type CreditCodeParts } from './business/describe-credit-code';
export { describeResidentId, type ResidentIdParts } from './personal/describe-resident-id';
export { emailSchema, isEmail, type Email, validateEmail } from './contact/email';
export { faxSchema, isFax, type Fax, validateFax } from './contact/fax';
export {
  identityDocumentSchema,
  isIdentityDocument,
  type IdentityDocument,
  validateIdentityDocument,
} from './personal/identity-document';
export { landlineSchema, isLandline, type Landline, validateLandline } from './contact/landline';
export { upgradeResidentId } from './personal/legacy-resident-id';
export { mobileSchema, isMobile, type Mobile, validateMobile } from './contact/mobile';
export { mask } from './personal/mask';
export { normaliseNumber } from './normalise-number';
export {
  organisationCodeSchema,
  isOrganisationCode,
  type OrganisationCode,
  validateOrganisationCode,
} from './business/organisation-code';
export { passportSchema, isPassport, type Passport, validatePassport } from './personal/passport';
export { bankCardSchema, isBankCard, type BankCard, validateBankCard } from './personal/bank-card';
export { describeForeignResidentId, type ForeignResidentIdParts } from './personal/describe-foreign-resident-id';
export {
  foreignResidentIdSchema,
  isForeignResidentId,
  type ForeignResidentId,
  validateForeignResidentId,
} from './personal/foreign-resident-id';
export {
  hongKongMacaoPermitSchema,
  isHongKongMacaoPermit,
  type HongKongMacaoPermit,
  validateHongKongMacaoPermit,
} from './personal/hong-kong-macao-permit';
export {
  identifyDocument,
  identifyDocuments,
  type DocumentKind,
  type IdentifiedDocument,
} from './personal/identify-documents';
export { isLicencePlate, licencePlateSchema, type LicencePlate, validateLicencePlate } from './personal/licence-plate';
export { isTaiwanPermit, taiwanPermitSchema, type TaiwanPermit, validateTaiwanPermit } from './personal/taiwan-permit';
export { postcodeSchema, isPostcode, type Postcode, validatePostcode } from './contact/postcode';
export {
  registrationNumberSchema,
  isRegistrationNumber,
  type RegistrationNumber,
  validateRegistrationNumber,
} from './business/registration-number';
export { residentIdSchema, isResidentId, type ResidentId, validateResidentId } from './personal/resident-id';
export {
  numberSchema,
  type NumberIssue,
  type NumberSchema,
  type NumberSchemaOptions,
  type StoredNumber,
  type Validate,
} from './stored-number';
export {
  type Accepted,
  type IdentityRule,
  type RefusalReason,
  type Refused,
  type ValidationOptions,
  type Verdict,
} from './verdict';
