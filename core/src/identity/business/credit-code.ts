/**
 * Unified social credit code 统一社会信用代码, 18 characters of 0–9 and A–Z without I, O, S, V, Z.
 *
 *   1       department that registered: 1–9, A, N, Y
 *   2       category of the organisation, by department
 *   3–8     administrative division of the registering office (GB/T 2260), digits
 *   9–17    organisation code (GB 11714), with its own check character at 17
 *   18      check character, MOD 31-3
 *
 * Source: GB 32100-2015 with amendment 1 (2016). Whether the division exists is not examined: offices of
 * the central government and of development zones use codes that GB/T 2260 does not list.
 *
 * The form also takes the 15-digit business registration number that the code replaced, but not the 13-digit one,
 * which the 15 digits replaced years before.
 * Normalised: lower case. Not normalised but refused: full-width characters, blanks and hyphens inside.
 */
import { text } from '../../kernel/text';
import { organisationCheck } from '../check-characters/mod-11-organisation';
import { isInAlphabet, mod31Check } from '../check-characters/mod-31-3';
import { areDigits } from '../digits';
import { refusals } from '../refusals';
import { registrationNumberFault } from './registration-number';
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

const creditCode: NumberKind = {
  refusals: refusals(text('请输入正确的统一社会信用代码', 'Enter a valid unified social credit code')),
  fault: creditCodeFault,
  stored: upperCase,
};

/**
 * `form`: 18 characters of the alphabet, or 15 digits. `standard`: department, category and division must be possible,
 * and the check characters must match: of the organisation code and the whole, or of the registration number.
 */
export function validateCreditCode(value: string, options?: ValidationOptions): Verdict {
  return judge(creditCode, value, options);
}

/** 统一社会信用代码, or a 15-digit 工商注册号 that is valid under `standard`, as it is stored. */
export type CreditCode = StoredNumber<'creditCode'>;

/** Whether a value is a `CreditCode`: valid under `standard`, and written as it is stored. Never throws. */
export function isCreditCode<Value>(value: Value): value is Value & CreditCode {
  return isStored(validateCreditCode, value);
}

/** Standard Schema of `validateCreditCode` under `standard`. */
export const creditCodeSchema = /* @__PURE__ */ numberSchema<CreditCode>(validateCreditCode);

const departments = '123456789ANYany';

export function creditCodeFault(typed: string, options: ValidationOptions | undefined): RefusalReason | null {
  if (typed.length === 15) return registrationNumberFault(typed, options);
  if (typed.length !== 18) return 'length';
  const check = mod31Check(typed);
  if (check === '' || !isInAlphabet(typed.charCodeAt(17))) return 'format';
  return isByStandard(options) ? standardFault(typed, check) : null;
}

function standardFault(code: string, check: string): RefusalReason | null {
  // Categories are digits. Which of them a department registers is not examined: more are in use than the table of the
  // standard names, such as those of villagers' and residents' committees.
  if (!departments.includes(code.charAt(0)) || !areDigits(code, 1, 8)) return 'format';
  const fits = isWritten(code, 16, organisationCheck(code, 8)) && isWritten(code, 17, check);
  return fits ? null : 'checksum';
}

/** Whether a place holds a character, given in upper case; case-insensitive. */
function isWritten(code: string, place: number, character: string): boolean {
  return code.charAt(place).toUpperCase() === character;
}
