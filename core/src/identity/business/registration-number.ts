/**
 * Business registration number 工商注册号, given until 30 September 2015 and still found on older documents.
 *
 *   1–6    administrative division of the registering office (GB/T 2260)
 *   7–14   sequence; its first digit tells who registered: 0–3 domestic, 4–5 foreign-invested, 6–9 self-employed
 *   15     check digit, MOD 11,10
 *
 * Source: 工商行政管理注册号编制规则 (工商办字〔2007〕79号), GS 15-2006.
 *
 * Until June 2007 the number had 13 digits and no check digit: the same six of the registering office, then the kind of
 * enterprise and the sequence, which each province allotted in its own way. In use, no published standard.
 *
 * Not normalised but refused: full-width digits, blanks and hyphens inside.
 */
import { text } from '../../kernel/text';
import { mod1110Check } from '../check-characters/mod-11-10';
import { areDigits } from '../digits';
import { provinceOf } from '../provinces';
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

const registrationNumber: NumberKind = {
  refusals: refusals(text('请输入正确的工商注册号', 'Enter a valid business registration number')),
  fault: registrationNumberFault,
};

/** `form`: any 15 digits. `standard`: with their check digit; or 13 digits whose first two are a province, or 10 for the State Administration. */
export function validateRegistrationNumber(value: string, options?: ValidationOptions): Verdict {
  return judge(registrationNumber, value, options);
}

/** 工商注册号 that is valid under `standard`, as it is stored. */
export type RegistrationNumber = StoredNumber<'registrationNumber'>;

/** Whether a value is a `RegistrationNumber`: valid under `standard`, and written as it is stored. Never throws. */
export function isRegistrationNumber<Value>(value: Value): value is Value & RegistrationNumber {
  return isStored(validateRegistrationNumber, value);
}

/** Standard Schema of `validateRegistrationNumber` under `standard`. */
export const registrationNumberSchema = /* @__PURE__ */ numberSchema<RegistrationNumber>(validateRegistrationNumber);

export function registrationNumberFault(typed: string, options: ValidationOptions | undefined): RefusalReason | null {
  if (typed.length === 13 && isByStandard(options)) return formerFault(typed);
  if (typed.length !== 15) return 'length';
  if (!areDigits(typed, 0, 15)) return 'format';
  return isByStandard(options) && typed.charAt(14) !== mod1110Check(typed) ? 'checksum' : null;
}

function formerFault(typed: string): RefusalReason | null {
  if (!areDigits(typed, 0, 13)) return 'format';
  return typed.startsWith('10') || provinceOf(typed) !== undefined ? null : 'region';
}
