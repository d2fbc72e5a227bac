/**
 * Postcode 邮政编码, 6 digits.
 *
 *   1–2   province or part of one
 *   3     postal district
 *   4     county
 *   5–6   delivery area
 *
 * Sources: for `form` the product's form, which refuses a leading 0; for `standard` 邮政编码 as in use, where
 * Inner Mongolia has 01–02, Shanxi 03–04 and Hebei 05–07. The two rules so differ for these three provinces.
 *
 * Not normalised but refused: full-width digits, blanks inside.
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

const postcode: NumberKind = {
  refusals: refusals(text('请输入正确的邮政编码', 'Enter a valid postcode')),
  fault,
  length: 6,
};

/** `form`: 6 digits, the first not 0. `standard`: 6 digits. */
export function validatePostcode(value: string, options?: ValidationOptions): Verdict {
  return judge(postcode, value, options);
}

/** 邮政编码 that is valid under `standard`, as it is stored. */
export type Postcode = StoredNumber<'postcode'>;

/** Whether a value is a `Postcode`: valid under `standard`, and written as it is stored. Never throws. */
export function isPostcode<Value>(value: Value): value is Value & Postcode {
  return isStored(validatePostcode, value);
}

/** Standard Schema of `validatePostcode` under `standard`. */
export const postcodeSchema = /* @__PURE__ */ numberSchema<Postcode>(validatePostcode);

function fault(typed: string, options: ValidationOptions | undefined): RefusalReason | null {
  if (typed.length !== 6) return 'length';
  if (!areDigits(typed, 0, 6)) return 'format';
  return typed.startsWith('0') && !isByStandard(options) ? 'format' : null;
}
