import { decimal, plain, type Decimal } from './decimal';
import { withoutSeparators } from './without-separators';

/** The limits a written number is checked against. */
export interface WrittenBounds {
  /** Decimal places it is rounded to, half-up, before any other check. */
  readonly places: number;
  /** The largest absolute value that can be stored. */
  readonly largest: string;
  readonly min?: string | number;
  readonly max?: string | number;
}

/** A written number in plain notation, or the reason for its refusal. */
export type WrittenNumber =
  | { readonly value: string }
  | { readonly fault: 'unreadable' | 'tooLarge' | 'below' | 'above' };

/** Longer than any value that can be stored, even with leading and trailing zeros. */
const LONGEST = 400;

/** A decimal as users and spreadsheets write it: drops the currency mark and separators, rounds binary noise off at 15 digits. */
function decimalOf(input: string | number): Decimal | null {
  const written =
    typeof input === 'number'
      ? Number.isFinite(input)
        ? input.toPrecision(15)
        : ''
      : withoutSeparators(input.trim().replace(/^[¥￥]\s*/, ''));
  if (written.length > LONGEST || !/^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d{1,3})?$/i.test(written)) return null;
  return decimal(written.replace(/^\+/, ''));
}

/** Reads a decimal: rounds it to its places, then checks it against the largest value and its bounds. */
export function readWrittenDecimal(
  input: string | number,
  { places, largest, min, max }: WrittenBounds,
): WrittenNumber {
  const exact = decimalOf(input);
  if (!exact) return { fault: 'unreadable' };
  const rounded = exact.round(places);
  if (rounded.abs().gt(largest)) return { fault: 'tooLarge' };
  if (min !== undefined && rounded.lt(min)) return { fault: 'below' };
  if (max !== undefined && rounded.gt(max)) return { fault: 'above' };
  return { value: plain(rounded) };
}

/** Reads a whole number without rounding: a fraction is unreadable. Its own bounds are checked first. */
export function readWrittenInteger(
  input: string | number,
  { largest, min, max }: Omit<WrittenBounds, 'places'>,
): WrittenNumber {
  const exact = decimalOf(input);
  if (!exact || !exact.round(0).eq(exact)) return { fault: 'unreadable' };
  if (min !== undefined && exact.lt(min)) return { fault: 'below' };
  if (max !== undefined && exact.gt(max)) return { fault: 'above' };
  if (exact.abs().gt(largest)) return { fault: 'tooLarge' };
  return { value: plain(exact) };
}
