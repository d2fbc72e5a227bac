/**
 * Mobile number 手机号码 of mainland China, 11 digits without the country code.
 *
 *   1–3    network segment
 *   4–11   area and subscriber
 *
 * Sources: for `form` the product's form, whose second digit is 3, 4, 5, 7, 8 or 9 and which so refuses the segments 16x
 * in use; for `standard` the segments assigned under 电信网编号计划 (2017年版, 工信部) and later notices.
 *
 * Not normalised but refused: +86 or 0086, full-width digits, blanks and hyphens inside.
 */
import { text } from '../../kernel/text';
import { areDigits } from '../digits';
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

const mobile: NumberKind = {
  refusals: refusals(text('请输入正确的手机号码', 'Enter a valid mobile number')),
  fault,
  length: 11,
};

/** `form`: 11 digits by the form's rule. `standard`: 11 digits in an assigned segment. */
export function validateMobile(value: string, options?: ValidationOptions): Verdict {
  return judge(mobile, value, options);
}

/** 手机号码 that is valid under `standard`, as it is stored. */
export type Mobile = StoredNumber<'mobile'>;

/** Whether a value is a `Mobile`: valid under `standard`, and written as it is stored. Never throws. */
export function isMobile<Value>(value: Value): value is Value & Mobile {
  return isStored(validateMobile, value);
}

/** Standard Schema of `validateMobile` under `standard`. */
export const mobileSchema = /* @__PURE__ */ numberSchema<Mobile>(validateMobile);

/** For each second digit 0–9 the permitted third digits as a bit mask, so that a segment is checked in one lookup. */
type Segments = readonly number[];
const segments = (thirdDigits: readonly string[]): Segments =>
  thirdDigits.map((digits) => [...digits].reduce((bits, digit) => bits | (1 << Number(digit)), 0));

const any = '0123456789';
const inForm = /* @__PURE__ */ segments(['', '', '', any, any, any, '', any, any, any]);
const assigned = /* @__PURE__ */ segments([
  ...['', '', '', any, '01456789', '012356789'],
  ...['2567', '012345678', any, '012356789'],
]);

const ZERO = 0x30;
const ONE = 0x31;

function fault(typed: string, options: ValidationOptions | undefined): RefusalReason | null {
  if (typed.length !== 11) return 'length';
  if (typed.charCodeAt(0) !== ONE) return 'format';
  const known = (isByStandard(options) ? assigned : inForm)[typed.charCodeAt(1) - ZERO] ?? 0;
  if (((known >> (typed.charCodeAt(2) - ZERO)) & 1) === 0) return 'format';
  return areDigits(typed, 2, 11) ? null : 'format';
}
