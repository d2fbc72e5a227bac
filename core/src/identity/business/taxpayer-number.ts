/**
 * Taxpayer identification number 纳税人识别号.
 *
 *   18   unified social credit code; of a citizen the identity number
 *   15   six digits of the administrative division and the organisation code, given until September 2015
 *   20   identity number of 18 characters and a sequence of 2 digits, of a self-employed person without a credit code
 *   17   the same with the legacy identity number of 15 digits
 *
 * Source: 国家税务总局公告2015年第66号 关于修订纳税人识别号代码标准的公告 (一, 二); SW 5-2013 纳税人识别号代码标准 (税总发〔2013〕41号);
 * 国税函〔2006〕820号 for the 15; 个人所得税法 第九条 for citizens. Numbers made of other documents (passports and permits with
 * 2 digits behind, L, C, W, H, M, T, J or F in front) are not judged here and refused.
 *
 * Normalised: lower case. Not normalised but refused: full-width characters, blanks and hyphens inside.
 */
import { text } from '../../kernel/text';
import { organisationCheck } from '../check-characters/mod-11-organisation';
import { creditCodeFault } from './credit-code';
import { areDigits } from '../digits';
import { provinceOf } from '../provinces';
import { refusals } from '../refusals';
import { residentIdFault } from '../personal/resident-id';
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

const taxpayerNumber: NumberKind = {
  refusals: refusals(text('请输入正确的纳税人识别号', 'Enter a valid taxpayer identification number')),
  fault,
  stored: upperCase,
};

/** `form`: 15, 17, 18 or 20 digits and letters. `standard`: with the check characters of the numbers it is made of. */
export function validateTaxpayerNumber(value: string, options?: ValidationOptions): Verdict {
  return judge(taxpayerNumber, value, options);
}

/** 纳税人识别号 that is valid under `standard`, as it is stored. */
export type TaxpayerNumber = StoredNumber<'taxpayerNumber'>;

/** Whether a value is a `TaxpayerNumber`: valid under `standard`, and written as it is stored. Never throws. */
export function isTaxpayerNumber<Value>(value: Value): value is Value & TaxpayerNumber {
  return isStored(validateTaxpayerNumber, value);
}

/** Standard Schema of `validateTaxpayerNumber` under `standard`. */
export const taxpayerNumberSchema = /* @__PURE__ */ numberSchema<TaxpayerNumber>(validateTaxpayerNumber);

const lengths = [15, 17, 18, 20];
const pattern = /^[\dA-Z]+$/i;
const organisationNumber = /^\d{6}[\dA-Z]{8}[\dX]$/i;

function fault(typed: string, options: ValidationOptions | undefined): RefusalReason | null {
  if (!lengths.includes(typed.length)) return 'length';
  if (!pattern.test(typed)) return 'format';
  if (!isByStandard(options)) return null;
  if (typed.length === 15) return organisationFault(typed);
  if (typed.length === 18) return residentIdFault(typed, options) && creditCodeFault(typed, options);
  const sequence = typed.length - 2;
  return (
    residentIdFault(typed.slice(0, sequence), options) ?? (areDigits(typed, sequence, typed.length) ? null : 'format')
  );
}

function organisationFault(typed: string): RefusalReason | null {
  if (!organisationNumber.test(typed)) return 'format';
  if (provinceOf(typed) === undefined) return 'region';
  return organisationCheck(typed, 6) === typed.charAt(14).toUpperCase() ? null : 'checksum';
}
