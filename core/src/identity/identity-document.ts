/**
 * The field 身份证/护照 of the enterprise form: the number of an identity card or of a passport, told apart by their
 * length. See `resident-id.ts` and `passport.ts` for their rules and sources.
 */
import { passportFault } from './passport';
import { refusals } from './refusals';
import { identityDocumentMessage, residentIdFault } from './resident-id';
import { isStored, numberSchema, type StoredNumber } from './stored-number';
import { judge, upperCase, type NumberKind, type RefusalReason, type ValidationOptions, type Verdict } from './verdict';

const identityDocument: NumberKind = {
  refusals: refusals(identityDocumentMessage),
  fault,
  stored: upperCase,
};

/** Accepts what `validateResidentId` or `validatePassport` accepts under the same rule. */
export function validateIdentityDocument(value: string, options?: ValidationOptions): Verdict {
  return judge(identityDocument, value, options);
}

/** 居民身份证号码 or 护照号码 that is valid under `standard`, as it is stored. */
export type IdentityDocument = StoredNumber<'identityDocument'>;

export function isIdentityDocument(value: unknown): value is IdentityDocument {
  return isStored(validateIdentityDocument, value);
}

/** Standard Schema of `validateIdentityDocument` under `standard`. */
export const identityDocumentSchema = /* @__PURE__ */ numberSchema<IdentityDocument>(validateIdentityDocument);

function fault(typed: string, options: ValidationOptions | undefined): RefusalReason | null {
  return typed.length === 9 ? passportFault(typed, options) : residentIdFault(typed, options);
}
