/**
 * E-mail address 邮箱地址.
 *
 *   local part   atoms of RFC 5322 §3.2.3 joined by single dots, at most 64 characters; no quoted strings
 *   @
 *   domain       two or more labels of RFC 1123 §2.1: letters, digits and hyphens, no hyphen at either end, at most 63
 *                characters; the last has two or more letters, or is the ASCII form (xn--) of one that is not Latin
 *
 * At most 254 characters in all (RFC 5321 §4.5.3.1.3, RFC 3696 erratum 1690). `form` and `standard` are one rule.
 *
 * Case is kept: the host of the mailbox decides whether it matters before the @ (RFC 5321 §2.4). Not normalised but
 * refused: a display name, full-width characters, blanks inside, characters outside ASCII.
 */
import { text } from '../../kernel/text';
import { refusals } from '../refusals';
import { isStored, numberSchema, type StoredNumber } from '../stored-number';
import { judge, type NumberKind, type RefusalReason, type ValidationOptions, type Verdict } from '../verdict';

const email: NumberKind = {
  refusals: refusals(text('请输入正确的邮箱地址', 'Enter a valid e-mail address')),
  fault,
};

/** Empty input yields `empty`: callers with an optional field skip the check if it is blank. */
export function validateEmail(value: string, options?: ValidationOptions): Verdict {
  return judge(email, value, options);
}

/** 邮箱地址 that is valid under `standard`, as it is stored. */
export type Email = StoredNumber<'email'>;

/** Whether a value is a `Email`: valid under `standard`, and written as it is stored. Never throws. */
export function isEmail<Value>(value: Value): value is Value & Email {
  return isStored(validateEmail, value);
}

/** Standard Schema of `validateEmail` under `standard`. */
export const emailSchema = /* @__PURE__ */ numberSchema<Email>(validateEmail);

/** Every repetition starts with a character that cannot continue the one before it: no backtracking. */
const pattern =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:(?![^.]{64})[a-z\d]+(?:-+[a-z\d]+)*\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{0,58}[a-z\d])$/i;

const LONGEST = 254;
const LONGEST_LOCAL_PART = 64;

function fault(typed: string): RefusalReason | null {
  if (typed.length > LONGEST || typed.indexOf('@') > LONGEST_LOCAL_PART) return 'length';
  return pattern.test(typed) ? null : 'format';
}
