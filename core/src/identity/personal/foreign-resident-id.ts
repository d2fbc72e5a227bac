/**
 * Number of the foreign permanent resident ID card 外国人永久居留身份证.
 *
 * 2023 edition, 18 characters:
 *
 *   1       9, the mark of a foreigner
 *   2–3     province where it was applied for (GB/T 2260), 11–65
 *   4–6     country or region of nationality, numeric code of ISO 3166-1
 *   7–14    date of birth, yyyyMMdd
 *   15–17   sequence, odd for men and even for women
 *   18      check character 0–9 or X, MOD 11-2
 *
 * 2017 edition, 15 characters:
 *
 *   1–3     country or region of nationality, alpha-3 code of ISO 3166-1
 *   4–7     province and city where it was applied for
 *   8–13    date of birth, yyMMdd
 *   14–15   two digits
 *
 * Source: of the 2023 edition 新版外国人永久居留身份证适配性改造要点, 表 1 (国家移民管理局, 2023), whose two samples are
 * 911124198108030024 and 932682198501010017. The numbering of the 2017 edition is not published: its parts are read from
 * samples of the card, such as CAN110081080310, and from the remark there that 3 letters and 12 digits became 18. Its last
 * digit is not examined, since the samples in circulation do not agree on one rule, and of the division only the province.
 *
 * Normalised: lower case. Not normalised but refused: full-width characters, blanks and hyphens inside.
 */
import { text } from '../../kernel/text';
import { isBirthDay } from './birth-day';
import { mod11Check } from '../check-characters/mod-11-2';
import { numberAt } from '../digits';
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
import { alpha3Of, isAlpha3 } from './countries';

const foreignResidentId: NumberKind = {
  refusals: refusals(
    text('请输入正确的外国人永久居留身份证号码', 'Enter a valid foreign permanent resident ID card number'),
  ),
  fault: foreignResidentIdFault,
  stored: upperCase,
};

/**
 * `form`: the shape of either edition. `standard`: province and country (`region`) and date of birth are examined too, and
 * of the 2023 edition the check character.
 */
export function validateForeignResidentId(value: string, options?: ValidationOptions): Verdict {
  return judge(foreignResidentId, value, options);
}

/** 外国人永久居留身份证号码 that is valid under `standard`, as it is stored. */
export type ForeignResidentId = StoredNumber<'foreignResidentId'>;

/** Whether a value is a `ForeignResidentId`: valid under `standard`, and written as it is stored. Never throws. */
export function isForeignResidentId<Value>(value: Value): value is Value & ForeignResidentId {
  return isStored(validateForeignResidentId, value);
}

/** Standard Schema of `validateForeignResidentId` under `standard`. */
export const foreignResidentIdSchema = /* @__PURE__ */ numberSchema<ForeignResidentId>(validateForeignResidentId);

const edition2023 = /^9\d{16}[\dX]$/i;
const edition2017 = /^[A-Z]{3}\d{12}$/i;
const LAST_PROVINCE = 65;

export function foreignResidentIdFault(typed: string, options: ValidationOptions | undefined): RefusalReason | null {
  if (typed.length !== 18 && typed.length !== 15) return 'length';
  const isNew = typed.length === 18;
  if (!(isNew ? edition2023 : edition2017).test(typed)) return 'format';
  if (!isByStandard(options)) return null;
  if (placeOfIssue(typed) === undefined || nationalityOf(typed) === undefined) return 'region';
  if (birthOf(typed, options?.today) === null) return 'date';
  return isNew && typed.charAt(17).toUpperCase() !== mod11Check(typed) ? 'checksum' : null;
}

/** Official name of the province of issue of a number of either edition; `undefined` for a code that is none. */
export function placeOfIssue(typed: string): string | undefined {
  const code = typed.length === 18 ? typed.slice(1, 3) : typed.slice(3, 5);
  return Number(code) <= LAST_PROVINCE ? provinceOf(code) : undefined;
}

/** The alpha-3 code of the nationality, in upper case; `undefined` for a code that ISO 3166-1 does not have. */
export function nationalityOf(typed: string): string | undefined {
  if (typed.length === 18) return alpha3Of(numberAt(typed, 3, 6));
  const code = upperCase(typed.slice(0, 3));
  return isAlpha3(code) ? code : undefined;
}

/**
 * Date of birth as the number yyyyMMdd, `null` if nobody can have been born then. The 2017 edition leaves the century out:
 * taken is 20 unless that is still to come or no date, then 19.
 */
export function birthOf(typed: string, today: string | undefined): number | null {
  const written = typed.length === 18 ? [numberAt(typed, 6, 14)] : [2000_0000, 1900_0000].map(inCentury);
  return written.find((date) => isBirthDay(date, today)) ?? null;

  function inCentury(begin: number): number {
    return begin + numberAt(typed, 7, 13);
  }
}
