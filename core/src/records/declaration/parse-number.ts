import { Decimal, decimal, plain } from '../../kernel';
import type { IntegerField, MoneyField, NumberField } from './field';
import { fine, said, wrong, type Parsed } from './parsed';

/** Digits of numeric(18,2) for money and numeric(20,n) for other numbers, as the tables have them. */
const MONEY_DIGITS = 18;
const NUMBER_DIGITS = 20;
const LARGEST_INTEGER = 2 ** 31 - 1;

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

/** Rounds half-up to the places of the field; only then is it held against its bounds. */
export function parseDecimal(field: MoneyField | NumberField, input: string | number): Parsed {
  const shown = String(input);
  const isMoney = field.kind === 'money';
  const exact = decimalOf(input);
  if (!exact) return wrong(isMoney ? said.amount : said.number, { value: shown });
  const places = isMoney ? 2 : field.places;
  const rounded = exact.round(places);
  const beyond = new Decimal(10).pow((isMoney ? MONEY_DIGITS : NUMBER_DIGITS) - places);
  if (rounded.abs().gte(beyond)) return wrong(said.tooLarge, { value: shown });
  if (field.min !== undefined && rounded.lt(field.min)) return wrong(said.atLeast, { bound: field.min });
  const max = isMoney ? undefined : field.max;
  if (max !== undefined && rounded.gt(max)) return wrong(said.atMost, { bound: max });
  return fine(isMoney ? plain(rounded, places) : plain(rounded));
}

export function parseInteger(field: IntegerField, input: string | number): Parsed {
  const shown = String(input);
  const exact = decimalOf(input);
  if (!exact || !exact.round(0).eq(exact)) return wrong(said.integer, { value: shown });
  if (field.min !== undefined && exact.lt(field.min)) {
    return wrong(field.belowMin ?? said.atLeast, { bound: field.min });
  }
  if (field.max !== undefined && exact.gt(field.max)) return wrong(said.atMost, { bound: field.max });
  if (exact.abs().gt(LARGEST_INTEGER)) return wrong(said.tooLarge, { value: shown });
  return fine(Number(plain(exact)));
}
