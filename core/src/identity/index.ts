export { validateCreditCode } from './credit-code';
export { describeCreditCode, type CreditCodeParts } from './describe-credit-code';
export { describeResidentId, type ResidentIdParts } from './describe-resident-id';
export { validateEmail } from './email';
export { validateFax } from './fax';
export { validateIdentityDocument } from './identity-document';
export { validateLandline } from './landline';
export { upgradeResidentId } from './legacy-resident-id';
export { validateMobile } from './mobile';
export { mask } from './mask';
export { normaliseNumber } from './normalise-number';
export { validateOrganisationCode } from './organisation-code';
export { validatePassport } from './passport';
export { validatePostcode } from './postcode';
export { validateRegistrationNumber } from './registration-number';
export { validateResidentId } from './resident-id';
export {
  type Accepted,
  type IdentityRule,
  type RefusalReason,
  type Refused,
  type ValidationOptions,
  type Verdict,
} from './verdict';
