/**
 * Landline number 固定电话 of mainland China, or a 400 or 800 number.
 *
 *   0xx or 0xxx   area code with its trunk prefix 0, may be left out
 *   7 or 8        digits of the subscriber, the first 2–9; 8 behind 010 and 02x
 *   1–6           digits of an extension behind a hyphen, may be left out
 *
 * Source: 电信网编号计划 (2017年版, 工信部); for the codes see `area-codes.ts`. The product only asks that the number
 * be right, so `form` takes any area code and either length. Which cities of 0xxx have 7 digits and which 8 still changes
 * and is not examined.
 *
 * The hyphens that belong to the notation may stand or be left out, and stay in `value` as typed. Not normalised but
 * refused: +86, brackets, full-width characters, blanks inside.
 */
import { text } from '../../kernel/text';
import { isAreaCode } from './area-codes';
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

const landline: NumberKind = {
  refusals: refusals(text('请输入正确的电话号码', 'Enter a valid telephone number')),
  fault: landlineFault,
};

/**
 * `form`: the shape. `standard`: the area code must exist (`region` if not) and its subscribers have so many digits. Empty
 * input yields `empty`: callers with an optional field skip the check if it is blank.
 */
export function validateLandline(value: string, options?: ValidationOptions): Verdict {
  return judge(landline, value, options);
}

/** 固定电话 that is valid under `standard`, as it is stored. */
export type Landline = StoredNumber<'landline'>;

/** Whether a value is a `Landline`: valid under `standard`, and written as it is stored. Never throws. */
export function isLandline<Value>(value: Value): value is Value & Landline {
  return isStored(validateLandline, value);
}

/** Standard Schema of `validateLandline` under `standard`. */
export const landlineSchema = /* @__PURE__ */ numberSchema<Landline>(validateLandline);

const pattern = /^(?:(?:0\d{2,3}-?)?[2-9]\d{6,7}(?:-\d{1,6})?|[48]00-?\d{3}-?\d{4})$/;

/** `2345678`, and `0755-12345678-123456`. */
const SHORTEST = 7;
const LONGEST = 20;

/** An area code, and behind it the 8 digits of a subscriber in a city of 2 digits, 7 or 8 in others. */
const areaCode = /^0(1\d|2\d|[3-9]\d\d)/;
const longDistance = /^0(?:[12]\d-?[2-9]\d{7}|[3-9]\d\d-?[2-9]\d{6,7})(?!\d)/;

export function landlineFault(typed: string, options: ValidationOptions | undefined): RefusalReason | null {
  if (typed.length < SHORTEST || typed.length > LONGEST) return 'length';
  if (!pattern.test(typed)) return 'format';
  if (!isByStandard(options) || !typed.startsWith('0')) return null;
  if (!isAreaCode(areaCode.exec(typed)?.[1] ?? '')) return 'region';
  return longDistance.test(typed) ? null : 'format';
}
