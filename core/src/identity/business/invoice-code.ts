/**
 * Invoice code 发票代码, printed beside the number on all invoices but the fully digital ones.
 *
 * 12 digits                                        10 digits, special VAT invoices on paper
 *   1       0 State Administration, 1 and 2 the former state and local offices
 *   2–5     administrative division, 0000 for the State Administration   1–4
 *   6–7     year                                                         5–6
 *   8–12    batch and kind, or line of business and kind                 7–10
 *
 * Source: 国税函〔2004〕521号 (ordinary invoices); 国家税务总局公告2015年第84号 (electronic ordinary VAT invoices); the 10 digits as
 * the codes are issued: in use. The year has two digits and is not judged.
 * Not normalised but refused: full-width digits, blanks and hyphens inside.
 */
import { text } from '../../kernel/text';
import { areDigits } from '../digits';
import { provinceOf } from '../provinces';
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

const invoiceCode: NumberKind = {
  refusals: refusals(text('请输入正确的发票代码', 'Enter a valid invoice code')),
  fault,
};

/** `form`: 10 or 12 digits. `standard`: with an office and a province that exist. */
export function validateInvoiceCode(value: string, options?: ValidationOptions): Verdict {
  return judge(invoiceCode, value, options);
}

/** 发票代码 that is valid under `standard`, as it is stored. */
export type InvoiceCode = StoredNumber<'invoiceCode'>;

/** Whether a value is a `InvoiceCode`: valid under `standard`, and written as it is stored. Never throws. */
export function isInvoiceCode<Value>(value: Value): value is Value & InvoiceCode {
  return isStored(validateInvoiceCode, value);
}

/** Standard Schema of `validateInvoiceCode` under `standard`. */
export const invoiceCodeSchema = /* @__PURE__ */ numberSchema<InvoiceCode>(validateInvoiceCode);

function fault(typed: string, options: ValidationOptions | undefined): RefusalReason | null {
  if (typed.length !== 10 && typed.length !== 12) return 'length';
  if (!areDigits(typed, 0, typed.length)) return 'format';
  if (!isByStandard(options)) return null;
  if (typed.length === 10) return provinceOf(typed) === undefined ? 'region' : null;
  if (!'012'.includes(typed.charAt(0))) return 'format';
  return typed.startsWith('00000') || provinceOf(typed.slice(1)) !== undefined ? null : 'region';
}
