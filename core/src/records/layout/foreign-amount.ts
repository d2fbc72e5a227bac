import { withoutSeparators } from '../../kernel';

const DASHES = /^[-–—－]+$/;
const PLAIN = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/;

/**
 * An amount as other programs write it, as a plain decimal: `1,234.00-`, `(1,234.00)`, `￥1,234`, full-width digits;
 * a dash is a blank. Anything else is returned as it is, so that a check refuses it: it is never 0.
 */
export function foreignAmount(written: string): string {
  const tidy = written
    .normalize('NFKC')
    .trim()
    .replace(/^(?:[¥￥$]|RMB|CNY)\s*/i, '')
    .replace(/\s*元$/, '');
  if (tidy === '' || DASHES.test(tidy)) return '';
  const bracketed = /^\((.+)\)$/.exec(tidy)?.[1];
  const trailing = /^([^-+].*?)\s*-$/.exec(tidy)?.[1];
  const digits = withoutSeparators(bracketed ?? trailing ?? tidy);
  if (!PLAIN.test(digits)) return written;
  if (bracketed === undefined && trailing === undefined) return digits.replace(/^\+/, '');
  // A sign within the brackets would say two things.
  return /^[+-]/.test(digits) ? written : `-${digits}`;
}
