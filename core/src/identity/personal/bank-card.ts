/**
 * Number of a bank card 银行卡号, 13–19 digits; cards of mainland banks mostly have 16 or 19.
 *
 *   1–6, 1–8       issuer identification number, whose first digit is the industry: 0 is none of banks
 *   up to the last individual account
 *   last           check digit by the Luhn formula
 *
 * Source: ISO/IEC 7812-1, Annex B for the check digit. Which issuers exist is not examined. Accounts that are no cards, such
 * as those of passbooks and of enterprises, carry no such check digit.
 *
 * Not normalised but refused: full-width digits, and the blanks between groups of four, which `normaliseNumber` takes away.
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
import { isLuhn } from '../check-characters/luhn';

const bankCard: NumberKind = {
  refusals: refusals(text('请输入正确的银行卡号', 'Enter a valid bank card number')),
  fault,
};

/** `form`: 13–19 digits. `standard`: the first is not 0, and the check digit must match. */
export function validateBankCard(value: string, options?: ValidationOptions): Verdict {
  return judge(bankCard, value, options);
}

/** 银行卡号 that is valid under `standard`, as it is stored. */
export type BankCard = StoredNumber<'bankCard'>;

/** Whether a value is a `BankCard`: valid under `standard`, and written as it is stored. Never throws. */
export function isBankCard<Value>(value: Value): value is Value & BankCard {
  return isStored(validateBankCard, value);
}

/** Standard Schema of `validateBankCard` under `standard`. */
export const bankCardSchema = /* @__PURE__ */ numberSchema<BankCard>(validateBankCard);

const SHORTEST = 13;
const LONGEST = 19;

function fault(typed: string, options: ValidationOptions | undefined): RefusalReason | null {
  if (typed.length < SHORTEST || typed.length > LONGEST) return 'length';
  if (!areDigits(typed, 0, typed.length)) return 'format';
  if (!isByStandard(options)) return null;
  if (typed.startsWith('0')) return 'format';
  return isLuhn(typed) ? null : 'checksum';
}
