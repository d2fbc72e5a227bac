/**
 * Number of the Mainland Travel Permit for Hong Kong and Macao Residents 港澳居民来往内地通行证 (回乡证).
 *
 *   1       H for residents of Hong Kong, M for residents of Macao
 *   2–9     lifelong number of the holder
 *   10–11   number of renewals, from 00; printed with the number until 2013, since then apart from it
 *
 * Source: 港澳居民来往内地通行证号码规则 (公安部, March 2010). There is no check character, so `form` and `standard` are one
 * rule. H and 8 digits are also a series of passports of the Hong Kong SAR.
 *
 * Normalised: lower case. Not normalised but refused: full-width characters, blanks and hyphens inside.
 */
import { text } from '../../kernel/text';
import { refusals } from '../refusals';
import { isStored, numberSchema, type StoredNumber } from '../stored-number';
import {
  judge,
  upperCase,
  type NumberKind,
  type RefusalReason,
  type ValidationOptions,
  type Verdict,
} from '../verdict';

const hongKongMacaoPermit: NumberKind = {
  refusals: refusals(
    text(
      '请输入正确的港澳居民来往内地通行证号码',
      'Enter a valid number of a Mainland Travel Permit for Hong Kong and Macao Residents',
    ),
  ),
  fault,
  stored: upperCase,
};

/** Takes the number of the holder alone, or with its renewals behind it; stored is what was typed. */
export function validateHongKongMacaoPermit(value: string, options?: ValidationOptions): Verdict {
  return judge(hongKongMacaoPermit, value, options);
}

/** 港澳居民来往内地通行证号码 that is valid under `standard`, as it is stored. */
export type HongKongMacaoPermit = StoredNumber<'hongKongMacaoPermit'>;

/** Whether a value is a `HongKongMacaoPermit`: valid under `standard`, and written as it is stored. Never throws. */
export function isHongKongMacaoPermit<Value>(value: Value): value is Value & HongKongMacaoPermit {
  return isStored(validateHongKongMacaoPermit, value);
}

/** Standard Schema of `validateHongKongMacaoPermit` under `standard`. */
export const hongKongMacaoPermitSchema = /* @__PURE__ */ numberSchema<HongKongMacaoPermit>(validateHongKongMacaoPermit);

const pattern = /^[HM]\d{8}(?:\d\d)?$/i;

function fault(typed: string): RefusalReason | null {
  if (typed.length !== 9 && typed.length !== 11) return 'length';
  return pattern.test(typed) ? null : 'format';
}
