/* Codes and numbers of invoices, valid under `standard` until the end of 2025, for property tests. */
import fc from 'fast-check';
import { digits, joined } from '../characters';
import { provinceDigits } from './provinces';
import { twoDigitYear } from './years';

const province = fc.constantFrom(...provinceDigits);

/** 发票代码 of 10 or 12 digits: `validateInvoiceCode` takes it. */
export const invoiceCode = fc.oneof(
  joined(province, digits(8)),
  joined(fc.constantFrom(...'012'), province, digits(9)),
  joined(fc.constant('00000'), digits(7)),
);

/** 数电发票号码 of 20 digits: `validateDigitalInvoiceNumber` takes it. */
export const digitalInvoiceNumber = joined(
  twoDigitYear(2021),
  fc.constantFrom(...provinceDigits, '91', '92', '93', '94', '95'),
  digits(16),
);

/** 发票号码, the 8 digits on paper or the 20 of a digital invoice: `validateInvoiceNumber` takes it. */
export const invoiceNumber = fc.oneof(digits(8), digitalInvoiceNumber);
