/**
 * Citizen's identity number 公民身份号码, on the resident identity card 居民身份证.
 *
 *   1–6     administrative division of the first registration (GB/T 2260), abolished ones included
 *   7–14    date of birth, yyyyMMdd
 *   15–17   sequence of those born there that day, odd for men and even for women
 *   18      check character 0–9 or X, MOD 11-2
 *
 * The legacy number has 15 digits: the year of birth without its century, no check character. It has not been valid
 * since 1 January 2013 (居民身份证法, 2011 amendment) but stands on older documents.
 *
 * Source: GB 11643-1999 公民身份号码. Of the division only the province is checked. Births before 1800 are refused: numbers
 * were first assigned in 1984, and no holder alive then was born earlier.
 *
 * Normalised: lower-case x. Not normalised but refused: full-width characters, blanks and hyphens inside.
 */
import { text } from '../../kernel/text';
import { isBirthDay } from './birth-day';
import { mod11Check } from '../check-characters/mod-11-2';
import { areDigits, numberAt } from '../digits';
import { provinceOf } from '../provinces';
import { refusals } from '../refusals';
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

/** The form has one field and one message for both documents. */
export const identityDocumentMessage = text(
  '请输入正确的身份证/护照',
  'Enter a valid identity card or passport number',
);

const residentId: NumberKind = {
  refusals: refusals(identityDocumentMessage),
  fault: residentIdFault,
  stored: (typed) => (typed.endsWith('x') ? upperCase(typed) : typed),
};

/**
 * `form`: 17 digits and a digit or X. `standard`: province, date of birth and check character are examined too, and the
 * legacy 15 digits are taken.
 */
export function validateResidentId(value: string, options?: ValidationOptions): Verdict {
  return judge(residentId, value, options);
}

/** 居民身份证号码 that is valid under `standard`, as it is stored. */
export type ResidentId = StoredNumber<'residentId'>;

/** Whether a value is a `ResidentId`: valid under `standard`, and written as it is stored. Never throws. */
export function isResidentId<Value>(value: Value): value is Value & ResidentId {
  return isStored(validateResidentId, value);
}

/** Standard Schema of `validateResidentId` under `standard`. */
export const residentIdSchema = /* @__PURE__ */ numberSchema<ResidentId>(validateResidentId);

export function residentIdFault(typed: string, options: ValidationOptions | undefined): RefusalReason | null {
  const standard = isByStandard(options);
  if (standard && typed.length === 15) return legacyFault(typed, options);
  if (typed.length !== 18) return 'length';
  const check = mod11Check(typed);
  const written = typed.charAt(17);
  if (check === '' || !checkCharacters.includes(written)) return 'format';
  if (!standard) return null;
  if (provinceOf(typed) === undefined) return 'region';
  if (!isBirthDay(numberAt(typed, 6, 14), options?.today)) return 'date';
  return written === check || (written === 'x' && check === 'X') ? null : 'checksum';
}

/** The 15 digits contain only the last two of the year, and no check character. */
function legacyFault(typed: string, options: ValidationOptions | undefined): RefusalReason | null {
  if (!areDigits(typed, 0, 15)) return 'format';
  if (provinceOf(typed) === undefined) return 'region';
  return isBirthDay(19_000_000 + numberAt(typed, 6, 12), options?.today) ? null : 'date';
}

const checkCharacters = '0123456789Xx';
