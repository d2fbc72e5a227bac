/**
 * Landline number 固定电话 of mainland China, or a 400 or 800 number.
 *
 *   0xx or 0xxx   area code, may be left out
 *   7 or 8        digits of the subscriber, the first 2–9
 *   1–6           digits of an extension behind a hyphen, may be left out
 *
 * Source: 电信网编号计划 (2017年版, 工信部). The product only asks that the number be right, so `form` and `standard` are
 * one rule.
 *
 * The hyphens that belong to the notation may stand or be left out, and stay in `value` as typed. Not normalised but
 * refused: +86, brackets, full-width characters, blanks inside.
 */
import { text } from '../kernel/text';
import { refusals } from './refusals';
import { isStored, numberSchema, type StoredNumber } from './stored-number';
import { judge, type NumberKind, type RefusalReason, type ValidationOptions, type Verdict } from './verdict';

const landline: NumberKind = {
  refusals: refusals(text('请输入正确的电话号码', 'Enter a valid telephone number')),
  fault: landlineFault,
};

/** Empty input yields `empty`: callers with an optional field skip the check if it is blank. */
export function validateLandline(value: string, options?: ValidationOptions): Verdict {
  return judge(landline, value, options);
}

/** 固定电话 that is valid under `standard`, as it is stored. */
export type Landline = StoredNumber<'landline'>;

export function isLandline(value: unknown): value is Landline {
  return isStored(validateLandline, value);
}

/** Standard Schema of `validateLandline` under `standard`. */
export const landlineSchema = /* @__PURE__ */ numberSchema<Landline>(validateLandline);

const pattern = /^(?:(?:0\d{2,3}-?)?[2-9]\d{6,7}(?:-\d{1,6})?|[48]00-?\d{3}-?\d{4})$/;

/** `2345678`, and `0755-12345678-123456`. */
const SHORTEST = 7;
const LONGEST = 20;

export function landlineFault(typed: string): RefusalReason | null {
  if (typed.length < SHORTEST || typed.length > LONGEST) return 'length';
  return pattern.test(typed) ? null : 'format';
}
