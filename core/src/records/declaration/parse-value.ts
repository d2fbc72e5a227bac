import { isId } from '../../kernel';
import type { ComputedField, Field } from './field';
import { parseCalendar } from './parse-calendar';
import { parseDecimal, parseInteger } from './parse-number';
import { fine, messages, wrong, type Parsed } from './parsed';
import { narrowed, writtenText } from './written-text';

type Scalar = string | number;

/** A value as it was written; undefined for what cannot be typed, e.g. a structure. */
function scalarOf(input: unknown): Scalar | undefined {
  switch (typeof input) {
    case 'string':
      return writtenText(input);
    case 'number':
      return input;
    case 'boolean':
    case 'bigint':
      return String(input);
    case 'object':
      if (input === null) return '';
      return input instanceof Date ? writtenDate(input) : undefined;
    case 'undefined':
      return '';
    default:
      return undefined;
  }
}

/** The date in a cell of a workbook: its wall-clock time is held as UTC. */
function writtenDate(date: Date): string | undefined {
  if (Number.isNaN(date.getTime())) return undefined;
  return date
    .toISOString()
    .slice(0, 19)
    .replace('T', ' ')
    .replace(/ 00:00:00$/, '');
}

/** Ids have 64 bits. A number beyond the safe integers is refused, because it could be the id of another record. */
function idOf(input: Scalar): string | null {
  if (typeof input === 'number' && !Number.isSafeInteger(input)) return null;
  const written = String(input);
  if (!isId(written)) return null;
  const id = BigInt(written);
  return id < 2n ** 63n ? String(id) : null;
}

function parseId(input: Scalar): Parsed {
  const id = idOf(input);
  return id === null ? wrong(messages.id, { value: String(input) }) : fine(id);
}

/** Items of a list, or of a text that joins them; duplicates and empty items are dropped. */
function parseList(input: unknown, parse: (item: Scalar) => Parsed): Parsed {
  const whole = Array.isArray(input) ? '' : scalarOf(input);
  if (whole === undefined) return wrong(messages.noValue);
  const items: readonly unknown[] = Array.isArray(input) ? input : String(whole).split(/[,，、]/);
  const kept = new Set<string>();
  for (const item of items.map(scalarOf)) {
    if (item === undefined) return wrong(messages.noValue);
    if (item === '') continue;
    const parsed = parse(item);
    if (!parsed.ok) return parsed;
    kept.add(String(parsed.value));
  }
  return fine(kept.size ? [...kept] : null);
}

function parseComputed(field: ComputedField, input: Scalar): Parsed {
  const { label } = field;
  switch (field.as) {
    case 'money':
      return parseDecimal({ kind: 'money', unit: 'yuan', label }, input);
    case 'number':
      return parseDecimal({ kind: 'number', places: 6, label }, input);
    case 'integer':
      return parseInteger({ kind: 'integer', label }, input);
    case 'month':
      return parseCalendar('month', String(input));
    case 'text':
      return fine(String(input));
  }
}

/**
 * Reads one value as it comes from a form, the wire or a workbook into its canonical form. Never throws; a canonical
 * value is read as itself. Empty text and nothing are null; whether a field may be empty is decided by `validateRecord`.
 */
export function parseValue(field: Field, input: unknown): Parsed {
  switch (field.kind) {
    case 'structure':
      return fine(null);
    case 'dictionaryMany':
      return parseList(input, (item) => fine(String(item)));
    case 'referenceMany':
    case 'files':
      return parseList(input, parseId);
  }
  const given = scalarOf(input);
  if (given === undefined) return wrong(messages.noValue);
  if (given === '') return fine(null);
  switch (field.kind) {
    case 'money':
    case 'number':
    case 'percent':
      return parseDecimal(field, given);
    case 'integer':
      return parseInteger(field, given);
    case 'date':
    case 'month':
    case 'year':
    case 'time':
      return parseCalendar(field.kind, String(given));
    case 'reference':
    case 'treeReference':
      return parseId(given);
    case 'text':
    case 'longText': {
      const value = field.isNarrow ? narrowed(String(given)) : String(given);
      if (value.length > field.maxLength) return wrong(messages.long, { max: field.maxLength });
      const broken = field.rule?.(value);
      return broken ? { ok: false, message: broken } : fine(value);
    }
    case 'dictionary':
    case 'yesNo':
      return fine(String(given));
    case 'computed':
      return parseComputed(field, given);
  }
}
