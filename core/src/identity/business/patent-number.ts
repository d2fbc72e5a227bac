/**
 * Patent number 专利号: the number of the application, which the patent keeps when it is granted.
 *
 * Since 1 October 2003             Until 30 September 2003
 *   1–4    year of the application   1–2   year of the application, 1985 to 2003
 *   5      kind                      3     kind
 *   6–12   sequence                  4–8   sequence
 *   13     check character 0–9 or X  9     check character 0–9 or X
 *
 * Kinds: 1 invention, 2 utility model, 3 design; 8 invention and 9 utility model of an international application (PCT)
 * that entered the national phase. A full stop is printed before the check character.
 *
 * Source: ZC 0006-2003 专利申请号标准 (国家知识产权局, 2003-07-14); for the 8 digits the numbers issued, which from 1985 to
 * 1988 had no check character and are not taken without one.
 *
 * Normalised: `ZL` (granted) and `CN` (the office) in front are not stored, so that an application and its patent have
 * one number; lower case; the full stop is stored also where it was not typed.
 * Not normalised but refused: full-width characters, blanks inside, hyphens. Numbers of publication and of announcement
 * (公开号, 公告号: `CN1340998A`) name a printed document and are refused.
 */
import { text } from '../../kernel/text';
import { impossibleYear, refusals } from '../refusals';
import { isStored, numberSchema, type StoredNumber } from '../stored-number';
import {
  isByStandard,
  judge,
  type NumberKind,
  type RefusalReason,
  type ValidationOptions,
  type Verdict,
} from '../verdict';
import { patentCheck } from './patent-check';
import { isYearFrom } from './year';

const patentNumber: NumberKind = {
  refusals: refusals(text('请输入正确的专利号', 'Enter a valid patent number'), impossibleYear),
  fault,
  stored: (typed) => bare(typed).replace(/(?=.$)/, '.'),
};

/** `form`: the shape. `standard`: with a possible year and kind and the check character. */
export function validatePatentNumber(value: string, options?: ValidationOptions): Verdict {
  return judge(patentNumber, value, options);
}

/** 专利号 or 专利申请号 that is valid under `standard`, as it is stored: `200310102344.5`. */
export type PatentNumber = StoredNumber<'patentNumber'>;

/** Whether a value is a `PatentNumber`: valid under `standard`, and written as it is stored. Never throws. */
export function isPatentNumber<Value>(value: Value): value is Value & PatentNumber {
  return isStored(validatePatentNumber, value);
}

/** Standard Schema of `validatePatentNumber` under `standard`. */
export const patentNumberSchema = /* @__PURE__ */ numberSchema<PatentNumber>(validatePatentNumber);

const pattern = /^(?:ZL|CN)?(?:\d{12}|\d{8})\.?[\dX]$/i;

/** Without the letters in front and the full stop. */
function bare(typed: string): string {
  return typed
    .replace(/^(?:ZL|CN)/i, '')
    .replace('.', '')
    .toUpperCase();
}

function fault(typed: string, options: ValidationOptions | undefined): RefusalReason | null {
  const number = bare(typed);
  if (number.length !== 13 && number.length !== 9) return 'length';
  if (!pattern.test(typed)) return 'format';
  return isByStandard(options) ? standardFault(number, options) : null;
}

function standardFault(number: string, options: ValidationOptions | undefined): RefusalReason | null {
  if (!'12389'.includes(number.charAt(number.length === 13 ? 4 : 2))) return 'format';
  if (!isPossible(yearOfPatent(number), number.length, options)) return 'date';
  return patentCheck(number.slice(0, -1)) === number.slice(-1) ? null : 'checksum';
}

const FIRST_YEAR = 1985;
const LONGER_SINCE = 2003;

function isPossible(year: number, length: number, options: ValidationOptions | undefined): boolean {
  if (length === 9) return year <= LONGER_SINCE;
  return isYearFrom(LONGER_SINCE, year, options);
}

/** The year of a number without its full stop. */
export function yearOfPatent(number: string): number {
  if (number.length === 13) return Number(number.slice(0, 4));
  const year = Number(number.slice(0, 2));
  return year < FIRST_YEAR - 1900 ? 2000 + year : 1900 + year;
}
