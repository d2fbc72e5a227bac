/**
 * Number of a fully digital invoice 数电票号码 (全面数字化的电子发票), which has no invoice code.
 *
 *   1–2    last two digits of the year, from 2021
 *   3–4    tax authority: the province (GB/T 2260), or 91–95 for a city with planning status of its own (计划单列市)
 *   5      channel of issue and the like; its digits are not published
 *   6–20   sequence
 *
 * Source: 国家税务总局公告2024年第11号 and, in the same words, the announcements of the provincial offices since 2021-12-01.
 * 91–95 are in use, 95 on the invoices of Shenzhen; no published list.
 * Not normalised but refused: full-width digits, blanks and hyphens inside.
 */
import { text } from '../../kernel/text';
import { areDigits, numberAt } from '../digits';
import { provinceOf } from '../provinces';
import { impossibleYear, refusals } from '../refusals';
import { isStored, numberSchema, type StoredNumber } from '../stored-number';
import {
  isByStandard,
  judge,
  type NumberKind,
  type RefusalReason,
  type ValidationOptions,
  type Verdict,
} from '../verdict';
import { isYearFrom } from './year';

const digitalInvoiceNumber: NumberKind = {
  refusals: refusals(text('请输入正确的数电票号码', 'Enter a valid number of a fully digital invoice'), impossibleYear),
  fault: digitalInvoiceNumberFault,
  length: 20,
};

/** `form`: 20 digits. `standard`: with a possible year and tax authority. */
export function validateDigitalInvoiceNumber(value: string, options?: ValidationOptions): Verdict {
  return judge(digitalInvoiceNumber, value, options);
}

/** 数电票号码 that is valid under `standard`, as it is stored. */
export type DigitalInvoiceNumber = StoredNumber<'digitalInvoiceNumber'>;

/** Whether a value is a `DigitalInvoiceNumber`: valid under `standard`, and written as it is stored. Never throws. */
export function isDigitalInvoiceNumber<Value>(value: Value): value is Value & DigitalInvoiceNumber {
  return isStored(validateDigitalInvoiceNumber, value);
}

/** Standard Schema of `validateDigitalInvoiceNumber` under `standard`. */
export const digitalInvoiceNumberSchema =
  /* @__PURE__ */ numberSchema<DigitalInvoiceNumber>(validateDigitalInvoiceNumber);

const FIRST_YEAR = 2021;
const plannedCities = ['91', '92', '93', '94', '95'];

export function digitalInvoiceNumberFault(typed: string, options: ValidationOptions | undefined): RefusalReason | null {
  if (typed.length !== 20) return 'length';
  if (!areDigits(typed, 0, 20)) return 'format';
  if (!isByStandard(options)) return null;
  const authority = typed.slice(2, 4);
  if (provinceOf(authority) === undefined && !plannedCities.includes(authority)) return 'region';
  return isYearFrom(FIRST_YEAR, 2000 + numberAt(typed, 0, 2), options) ? null : 'date';
}
