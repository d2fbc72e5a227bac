/**
 * The field 身份证/护照 of the enterprise form: the number of an identity card or of a passport, told apart by their
 * length. Foreign permanent resident ID cards are identity cards under `standard`; the form does not know those of 15
 * characters. See `resident-id.ts`, `passport.ts` and `foreign-resident-id.ts` for their rules and sources.
 */
import { passportFault } from './passport';
import { foreignResidentIdFault } from './foreign-resident-id';
import { refusals } from '../refusals';
import { identityDocumentMessage, residentIdFault } from './resident-id';
import { isStored, numberSchema, type StoredNumber } from '../stored-number';
import {
  isByStandard,
  judge,
  upperCase,
  type NumberKind,
  type RefusalReason,
  type ValidationOptions,
  type Verdict,
} from '../verdict';

const identityDocument: NumberKind = {
  refusals: refusals(identityDocumentMessage),
  fault,
  stored: upperCase,
};

/**
 * `form`: what `validateResidentId` or `validatePassport` accepts. `standard`: what they accept or
 * `validateForeignResidentId` does; numbers of 18 characters that start with 9, and of 15 that start with a letter, are
 * judged by the last.
 */
export function validateIdentityDocument(value: string, options?: ValidationOptions): Verdict {
  return judge(identityDocument, value, options);
}

/** 居民身份证号码, 外国人永久居留身份证号码 or 护照号码 that is valid under `standard`, as it is stored. */
export type IdentityDocument = StoredNumber<'identityDocument'>;

/** Whether a value is a `IdentityDocument`: valid under `standard`, and written as it is stored. Never throws. */
export function isIdentityDocument<Value>(value: Value): value is Value & IdentityDocument {
  return isStored(validateIdentityDocument, value);
}

/** Standard Schema of `validateIdentityDocument` under `standard`. */
export const identityDocumentSchema = /* @__PURE__ */ numberSchema<IdentityDocument>(validateIdentityDocument);

const foreignMark = /^(?:9.{17}|[A-Z].{14})$/i;

function fault(typed: string, options: ValidationOptions | undefined): RefusalReason | null {
  if (typed.length === 9) return passportFault(typed, options);
  const isForeign = isByStandard(options) && foreignMark.test(typed);
  return (isForeign ? foreignResidentIdFault : residentIdFault)(typed, options);
}
