/*
 * Decimal strings as typed and displayed. Everything works on the digits: an amount never becomes a float.
 */

import { withoutSeparators } from '@rdm/core/internal/kernel';

const decimal = /^([+-]?)(\d*)(?:\.(\d*))?$/;

/**
 * Converts full-width digits and signs of Chinese input methods; removes the currency mark, and separators where they
 * group digits. `1,5` stays as it is, which is no decimal: it may have been meant as 1.5.
 */
export function plainDecimal(typed: string): string {
  const narrow = typed
    .replace(/[０-９．－＋，]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[。]/g, '.')
    .replace(/[−–]/g, '-')
    .replace(/\s*[¥￥]\s*/g, '');
  return withoutSeparators(narrow);
}

/** Whether a text without separators is a decimal number, such as `-12.5`, `.5`, `3`. */
export function isDecimal(plain: string): boolean {
  return decimal.test(plain) && /\d/.test(plain);
}

/**
 * `-1234.5` as `-1,234.50`: thousands separators, a fixed number of digits, rounded half away from zero.
 * A text that is no decimal number is returned as it is.
 */
export function formatDecimal(value: string, digits = 2): string {
  const plain = plainDecimal(value);
  const parts = decimal.exec(plain);
  if (!parts || !isDecimal(plain)) return value;
  const [, sign = '', whole = '', fraction = ''] = parts;
  const kept = fraction.slice(0, digits).padEnd(digits, '0');
  const roundUp = (fraction[digits] ?? '0') >= '5' ? 1n : 0n;
  const scaled = (BigInt(`${whole || '0'}${kept}`) + roundUp).toString().padStart(digits + 1, '0');
  const front = scaled.slice(0, scaled.length - digits).replace(/\B(?=(\d{3})+$)/g, ',');
  const back = digits > 0 ? `.${scaled.slice(-digits)}` : '';
  const negative = sign === '-' && /[1-9]/.test(scaled);
  return `${negative ? '-' : ''}${front}${back}`;
}
