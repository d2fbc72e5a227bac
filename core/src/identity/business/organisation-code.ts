/**
 * Organisation code 组织机构代码: since 2015 the characters 9–17 of the unified social credit code.
 *
 *   1–8   digits or letters
 *   9     check character 0–9 or X, printed behind a hyphen
 *
 * Source: GB 11714-1997 全国组织机构代码编制规则. The product has no field for it, so `form` is the shape alone.
 * Normalised: lower case; the hyphen before the check character, which is not stored.
 * Not normalised but refused: full-width characters, blanks inside, a hyphen elsewhere.
 */
import { text } from '../../kernel/text';
import { organisationCheck } from '../check-characters/mod-11-organisation';
import { refusals } from '../refusals';
import { isStored, numberSchema, type StoredNumber } from '../stored-number';
import {
  isByStandard,
  judge,
  type NumberKind,
  type RefusalReason,
  type ValidationOptions,
  type Verdict,
} from '../verdict';

const organisationCode: NumberKind = {
  refusals: refusals(text('请输入正确的组织机构代码', 'Enter a valid organisation code')),
  fault,
  stored: (typed) => typed.replace('-', '').toUpperCase(),
  length: 9,
};

/** `form`: the shape. `standard`: with its check character. */
export function validateOrganisationCode(value: string, options?: ValidationOptions): Verdict {
  return judge(organisationCode, value, options);
}

/** 组织机构代码, without its hyphen that is valid under `standard`, as it is stored. */
export type OrganisationCode = StoredNumber<'organisationCode'>;

/** Whether a value is a `OrganisationCode`: valid under `standard`, and written as it is stored. Never throws. */
export function isOrganisationCode<Value>(value: Value): value is Value & OrganisationCode {
  return isStored(validateOrganisationCode, value);
}

/** Standard Schema of `validateOrganisationCode` under `standard`. */
export const organisationCodeSchema = /* @__PURE__ */ numberSchema<OrganisationCode>(validateOrganisationCode);

const pattern = /^[\dA-Z]{8}-?[\dX]$/i;

function fault(typed: string, options: ValidationOptions | undefined): RefusalReason | null {
  if (typed.length !== 9 && typed.length !== 10) return 'length';
  if (!pattern.test(typed)) return 'format';
  const check = typed.charAt(typed.length - 1).toUpperCase();
  return isByStandard(options) && check !== organisationCheck(typed) ? 'checksum' : null;
}
