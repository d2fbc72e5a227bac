import { decimal, plain, type Decimal } from './decimal';

/** What a written number is held against. */
export interface WrittenBounds {
  /** Decimal places it is rounded to, half-up, before anything else is looked at. */
  readonly places: number;
  /** More than this, either side of zero, cannot be recorded. */
  readonly largest: string;
  readonly min?: string | number;
  readonly max?: string | number;
}

/** A written number in plain notation, or what keeps it from being one. */
export type WrittenNumber =
  | { readonly value: string }
  | { readonly fault: 'unreadable' | 'tooLarge' | 'below' | 'above' };

/** Longer than anything that can be recorded, whatever zeros stand before and behind. */
const LONGEST = 400;

/** A decimal as people and spreadsheets write it: separators and blanks fall away, binary noise is cut at 15 digits. */
function decimalOf(input: string | number): Decimal | null {
  const written =
    typeof input === 'number'
      ? Number.isFinite(input)
        ? input.toPrecision(15)
        : ''
      : input.replace(/[,，\s]/g, '').replace(/^[¥￥]/, '');
  if (written.length > LONGEST || !/^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d{1,3})?$/i.test(written)) return null;
  return decimal(written.replace(/^\+/, ''));
}

/** Reads a decimal: rounded to its places, and only then held against what can be recorded and against its bounds. */
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

/** Reads a whole number, which is not rounded: one with a fraction is none. Its own bounds are looked at first. */
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
