import Big from 'big.js';
import { isDate, isMonth, isYear } from '../calendar';
import { fill, text, type Text } from '../text';
import type { Field } from './field';
import { storageOf } from './storage';

export type Parsed =
  | { readonly ok: true; readonly value: string | number | readonly string[] | null }
  | { readonly ok: false; readonly message: Text };

const fine = (value: string | number | readonly string[] | null): Parsed => ({ ok: true, value });
const wrong = (message: Text, values: Record<string, string | number> = {}): Parsed => ({
  ok: false,
  message: fill(message, values),
});

const said = {
  amount: text('“{value}”不是金额，请填写数字，如 1234.50', '“{value}” is not an amount; enter a number such as 1234.50'),
  number: text('“{value}”不是数字，请填写数字', '“{value}” is not a number; enter a number'),
  integer: text('“{value}”不是整数，请填写整数', '“{value}” is not a whole number; enter a whole number'),
  places: text('“{value}”的小数不能超过{places}位', '“{value}” may have at most {places} decimals'),
  atLeast: text('不能小于{bound}', 'Must not be less than {bound}'),
  atMost: text('不能大于{bound}', 'Must not be more than {bound}'),
  tooLarge: text('“{value}”超出可记录的范围', '“{value}” is larger than can be recorded'),
  date: text('“{value}”不是日期，请按 2024-01-31 填写', '“{value}” is not a date; write it as 2024-01-31'),
  month: text('“{value}”不是月份，请按 2024-01 填写', '“{value}” is not a month; write it as 2024-01'),
  year: text('“{value}”不是年度，请按 2024 填写', '“{value}” is not a year; write it as 2024'),
  time: text('“{value}”不是时间，请按 2024-01-31 08:00:00 填写', '“{value}” is not a time; write it as 2024-01-31 08:00:00'),
  long: text('不能超过{max}个字', 'Must not be longer than {max} characters'),
  id: text('“{value}”不是有效的编号', '“{value}” is not a valid id'),
} as const;

/** A decimal as people and spreadsheets write it: thousands separators and blanks fall away, binary noise is cut at 15 digits. */
function decimalOf(input: string | number): Big | null {
  const written =
    typeof input === 'number'
      ? Number.isFinite(input)
        ? input.toPrecision(15)
        : ''
      : input.replace(/[,，\s]/g, '').replace(/^[¥￥]/, '');
  if (!/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?$/i.test(written)) return null;
  return new Big(written.replace(/^\+/, ''));
}

/** numeric(18,2) and numeric(20,n) of the tables. */
const LARGEST = new Big('9999999999999999');

function parseDecimal(field: Field & { kind: 'money' | 'number' | 'percent' }, input: string | number): Parsed {
  const shown = String(input);
  const amount = decimalOf(input);
  if (!amount) return wrong(field.kind === 'money' ? said.amount : said.number, { value: shown });
  const places = field.kind === 'money' ? 2 : field.places;
  const rounded = amount.round(places, Big.roundHalfUp);
  if (rounded.abs().gt(field.kind === 'money' ? LARGEST : new Big(10).pow(20 - places).minus(1))) {
    return wrong(said.tooLarge, { value: shown });
  }
  if (field.min !== undefined && rounded.lt(field.min)) return wrong(said.atLeast, { bound: field.min });
  if ('max' in field && field.max !== undefined && rounded.gt(field.max)) return wrong(said.atMost, { bound: field.max });
  return fine(field.kind === 'money' ? rounded.toFixed(2) : rounded.toFixed());
}

function parseInteger(field: Field & { kind: 'integer' }, input: string | number): Parsed {
  const amount = decimalOf(input);
  const value = amount?.toNumber();
  if (value === undefined || !Number.isSafeInteger(value)) return wrong(said.integer, { value: String(input) });
  if (field.min !== undefined && value < field.min) {
    return wrong(field.belowMin ?? said.atLeast, { bound: field.min });
  }
  if (field.max !== undefined && value > field.max) return wrong(said.atMost, { bound: field.max });
  if (Math.abs(value) > 2147483647) return wrong(said.tooLarge, { value: String(input) });
  return fine(value);
}

function parseCalendar(kind: 'date' | 'month' | 'year' | 'time', input: string): Parsed {
  const parts = /^(\d{4})(?:[-/.年](\d{1,2})(?:[-/.月](\d{1,2})日?)?月?)?年?(?:[ T](\d{2}:\d{2}:\d{2}).*)?$/.exec(input);
  const [, year, month, day, clock] = parts ?? [];
  const two = (digits: string | undefined) => digits?.padStart(2, '0');
  switch (kind) {
    case 'year':
      return year && isYear(year) ? fine(year) : wrong(said.year, { value: input });
    case 'month': {
      const value = `${year}-${two(month)}`;
      return month && isMonth(value) ? fine(value) : wrong(said.month, { value: input });
    }
    case 'date': {
      const value = `${year}-${two(month)}-${two(day)}`;
      return day && isDate(value) ? fine(value) : wrong(said.date, { value: input });
    }
    case 'time': {
      const value = `${year}-${two(month)}-${two(day)}`;
      return day && isDate(value) ? fine(`${value} ${clock ?? '00:00:00'}`) : wrong(said.time, { value: input });
    }
  }
}

function parseList(input: unknown, check: (item: string) => boolean): Parsed {
  const items = (Array.isArray(input) ? input : String(input).split(/[,，、]/)).map((item) => String(item).trim());
  const kept = [...new Set(items.filter((item) => item !== ''))];
  const bad = kept.find((item) => !check(item));
  return bad === undefined ? fine(kept.length ? kept : null) : wrong(said.id, { value: bad });
}

const isId = (value: string) => /^\d{1,19}$/.test(value);

/**
 * Reads one value as it comes from a form, the wire or a workbook into its canonical form.
 * Empty text and nothing are null; whether a field may be empty is decided by `validateRecord`.
 */
export function parseValue(field: Field, input: unknown): Parsed {
  // Nobody types a zero character or half of a surrogate pair, and no database keeps them.
  const given = typeof input === 'string' ? input.replaceAll('\0', '').replace(/\p{Cs}/gu, '').trim() : input;
  if (given === null || given === undefined || given === '') return fine(null);
  const written = typeof given === 'string' || typeof given === 'number' ? given : String(given);
  switch (field.kind) {
    case 'money':
    case 'number':
    case 'percent':
      return parseDecimal(field, written);
    case 'integer':
      return parseInteger(field, written);
    case 'date':
    case 'month':
    case 'year':
    case 'time':
      return parseCalendar(field.kind, String(written));
    case 'dictionaryMany':
      return parseList(given, () => true);
    case 'referenceMany':
    case 'files':
      return parseList(given, isId);
    case 'reference':
    case 'treeReference':
      return isId(String(written)) ? fine(String(written)) : wrong(said.id, { value: String(written) });
    case 'text':
    case 'longText': {
      const value = String(written);
      if (value.length > field.maxLength) return wrong(said.long, { max: field.maxLength });
      const broken = field.rule?.(value);
      return broken ? { ok: false, message: broken } : fine(value);
    }
    case 'dictionary':
    case 'yesNo':
      return fine(String(written));
    case 'computed':
      return fine(storageOf(field).type === 'integer' ? Number(written) : String(written));
    case 'structure':
      return fine(null);
  }
}
