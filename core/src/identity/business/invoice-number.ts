/**
 * Invoice number 发票号码: 8 digits beside an invoice code, or the 20 of a fully digital invoice.
 *
 * Source: 国税函〔2004〕521号; 国家税务总局公告2015年第84号; for the 20 digits see `digital-invoice-number.ts`.
 * Not normalised but refused: full-width digits, blanks and hyphens inside.
 */
import { text } from '../../kernel/text';
import { areDigits } from '../digits';
import { impossibleYear, refusals } from '../refusals';
import { isStored, numberSchema, type StoredNumber } from '../stored-number';
import { judge, type NumberKind, type RefusalReason, type ValidationOptions, type Verdict } from '../verdict';
import { digitalInvoiceNumberFault } from './digital-invoice-number';

const invoiceNumber: NumberKind = {
  refusals: refusals(text('请输入正确的发票号码', 'Enter a valid invoice number'), impossibleYear),
  fault,
};

/** `form`: 8 or 20 digits. `standard`: of 20 digits what `validateDigitalInvoiceNumber` accepts. */
export function validateInvoiceNumber(value: string, options?: ValidationOptions): Verdict {
  return judge(invoiceNumber, value, options);
}

/** 发票号码 that is valid under `standard`, as it is stored. */
export type InvoiceNumber = StoredNumber<'invoiceNumber'>;

/** Whether a value is a `InvoiceNumber`: valid under `standard`, and written as it is stored. Never throws. */
export function isInvoiceNumber<Value>(value: Value): value is Value & InvoiceNumber {
  return isStored(validateInvoiceNumber, value);
}

/** Standard Schema of `validateInvoiceNumber` under `standard`. */
export const invoiceNumberSchema = /* @__PURE__ */ numberSchema<InvoiceNumber>(validateInvoiceNumber);

function fault(typed: string, options: ValidationOptions | undefined): RefusalReason | null {
  if (typed.length !== 8) return digitalInvoiceNumberFault(typed, options);
  return areDigits(typed, 0, 8) ? null : 'format';
}
