/**
 * Passport number 护照号码 of a Chinese passport, 9 characters.
 *
 *   G12345678    ordinary, issued until 2012
 *   E12345678    ordinary with chip; from 2017 EA1234567 and so on, the second letter without I and O
 *   D P S        diplomatic, service (公务), for public affairs (公务普通): D12345678, or with chip DE1234567
 *   K H M        of the special administrative regions, see `sar-passport.ts`
 *
 * Source: the series the National Immigration Administration and the Ministry of Foreign Affairs have issued; there is no
 * published standard with a check character. The product asks for "9 digits", yet passports start with a letter, so `form`
 * also takes the 9 characters of other countries' passports, a letter or two before digits.
 *
 * Normalised: lower case. Not normalised but refused: full-width characters, blanks and hyphens inside.
 */
import { isSarPassport } from './sar-passport';
import { refusals } from '../refusals';
import { identityDocumentMessage } from './resident-id';
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

const passport: NumberKind = {
  refusals: refusals(identityDocumentMessage),
  fault: passportFault,
  stored: upperCase,
};

/** `form`: a digit or letter and 8 digits, or two letters and 7 digits. `standard`: a series of Chinese passports, those of Hong Kong and Macao included. */
export function validatePassport(value: string, options?: ValidationOptions): Verdict {
  return judge(passport, value, options);
}

/** 护照号码 that is valid under `standard`, as it is stored. */
export type Passport = StoredNumber<'passport'>;

/** Whether a value is a `Passport`: valid under `standard`, and written as it is stored. Never throws. */
export function isPassport<Value>(value: Value): value is Value & Passport {
  return isStored(validatePassport, value);
}

/** Standard Schema of `validatePassport` under `standard`. */
export const passportSchema = /* @__PURE__ */ numberSchema<Passport>(validatePassport);

const nineCharacters = /^(?:[A-Z\d]\d|[A-Z]{2})\d{7}$/i;
const chineseSeries = /^(?:[EGDSP]\d|E[A-HJ-NP-Z]|[DSP]E)\d{7}$/i;

export function passportFault(typed: string, options: ValidationOptions | undefined): RefusalReason | null {
  if (typed.length !== 9) return 'length';
  const fits = isByStandard(options) ? chineseSeries.test(typed) || isSarPassport(typed) : nineCharacters.test(typed);
  return fits ? null : 'format';
}
