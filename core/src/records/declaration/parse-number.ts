import { readWrittenDecimal, readWrittenInteger } from '../../kernel';
import type { IntegerField, MoneyField, NumberField } from './field';
import { fine, messages, wrong, type Parsed } from './parsed';

/** Digits of numeric(18,2) for money and numeric(20,n) for other numbers, as the tables have them. */
const MONEY_DIGITS = 18;
const NUMBER_DIGITS = 20;
const LARGEST_INTEGER = String(2 ** 31 - 1);

/** The largest decimal of so many digits, `places` of them after the point. */
const largestOf = (digits: number, places: number): string =>
  `${'9'.repeat(digits - places)}${places > 0 ? `.${'9'.repeat(places)}` : ''}`;

/** Rounds half-up to the places of the field before checking its bounds. */
export function parseDecimal(field: MoneyField | NumberField, input: string | number): Parsed {
  const isMoney = field.kind === 'money';
  const places = isMoney ? 2 : field.places;
  const max = isMoney ? undefined : field.max;
  const largest = largestOf(isMoney ? MONEY_DIGITS : NUMBER_DIGITS, places);
  const read = readWrittenDecimal(input, { places, largest, min: field.min, max });
  if ('value' in read) return fine(isMoney ? withPlaces(read.value, places) : read.value);
  const value = String(input);
  switch (read.fault) {
    case 'unreadable':
      return wrong(isMoney ? messages.amount : messages.number, { value });
    case 'tooLarge':
      return wrong(messages.tooLarge, { value });
    case 'below':
      return wrong(messages.atLeast, { bound: field.min! });
    case 'above':
      return wrong(messages.atMost, { bound: max! });
  }
}

/** The same number with exactly so many places. */
function withPlaces(value: string, places: number): string {
  const [whole, fraction = ''] = value.split('.');
  return `${whole}.${fraction.padEnd(places, '0')}`;
}

export function parseInteger(field: IntegerField, input: string | number): Parsed {
  const read = readWrittenInteger(input, { largest: LARGEST_INTEGER, min: field.min, max: field.max });
  if ('value' in read) return fine(Number(read.value));
  const value = String(input);
  switch (read.fault) {
    case 'unreadable':
      return wrong(messages.integer, { value });
    case 'tooLarge':
      return wrong(messages.tooLarge, { value });
    case 'below':
      return wrong(field.belowMin ?? messages.atLeast, { bound: field.min! });
    case 'above':
      return wrong(messages.atMost, { bound: field.max! });
  }
}
