import { isTypedSecret, storageOf, type Field, type Resource } from '@rdm/core/internal/records';
import { type Text, ID_DIGITS } from '@rdm/core/internal/kernel';
import type { MoneyUnit } from '@rdm/core/money';
import type { JsonSchema } from './document';

const unitNames: Readonly<Record<MoneyUnit, string>> = {
  yuan: 'yuan (元)',
  thousandYuan: 'thousand yuan (千元)',
  tenThousandYuan: 'ten thousand yuan (万元)',
};

const patterns = {
  id: ID_DIGITS,
  ids: `${ID_DIGITS}(,${ID_DIGITS})*`,
  year: '\\d{4}',
  month: '\\d{4}-(0[1-9]|1[0-2])',
  time: '\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}',
  date: '\\d{4}-\\d{2}-\\d{2}',
} as const;

export const idSchema: JsonSchema = { type: 'string', pattern: `^${patterns.id}$` };
export const timeSchema: JsonSchema = { type: 'string', pattern: `^${patterns.time}$` };
const orEmpty = (pattern: string): JsonSchema => ({ type: 'string', pattern: `^(${pattern})?$` });
export const idOrEmptySchema = orEmpty(patterns.id);

/** A property of a record as the server returns it: null is empty text, −1 for integers. docs/wire.md, Values */
export function answeredProperty(resource: Resource, name: string): JsonSchema {
  const field = resource.fields[name]!;
  // The top of a tree is "0".
  if (name === resource.parent) return { ...named(field), ...idSchema };
  return { ...named(field), ...(isAlwaysThere(resource, name) ? filled(field) : fillable(field)) };
}

/** Whether a record always has it, whatever its other values. */
function isAlwaysThere({ fields, draft }: Resource, name: string): boolean {
  const field = fields[name]!;
  const mayBeMissing = draft !== undefined && !draft.needs.includes(name);
  return field.required !== undefined && !field.requiredWhen && !field.when && !mayBeMissing;
}

function filled(field: Field): JsonSchema {
  const storage = storageOf(field);
  switch (storage.type) {
    case 'id':
      return idSchema;
    case 'idList':
      return { type: 'string', pattern: `^${patterns.ids}$` };
    case 'textList':
      return { type: 'string' };
    case 'date':
      return { type: 'string', format: 'date' };
    case 'time':
      return timeSchema;
    case 'decimal':
      return { type: 'string', pattern: `^${decimalPattern(field)}$` };
    case 'integer':
      return { type: 'integer', ...boundsOf(field) };
    case 'json':
      return {};
    case 'text':
      return textSchema(field);
  }
}

function fillable(field: Field): JsonSchema {
  const storage = storageOf(field);
  switch (storage.type) {
    case 'id':
      return idOrEmptySchema;
    case 'idList':
      return orEmpty(patterns.ids);
    case 'date':
    case 'time':
      return orEmpty(patterns[storage.type]);
    case 'decimal':
      return orEmpty(decimalPattern(field));
    case 'integer':
      return { type: 'integer' };
    case 'text': {
      const pattern = calendarPattern(field);
      return pattern ? orEmpty(pattern) : textSchema(field);
    }
    case 'textList':
    case 'json':
      return filled(field);
  }
}

function textSchema(field: Field): JsonSchema {
  const pattern = calendarPattern(field);
  return {
    type: 'string',
    ...(pattern && { pattern: `^${pattern}$` }),
    ...('maxLength' in field && { maxLength: field.maxLength }),
  };
}

function calendarPattern(field: Field): string | null {
  const kind = field.kind === 'computed' ? field.as : field.kind;
  return kind === 'year' || kind === 'month' ? patterns[kind] : null;
}

function decimalPattern(field: Field): string {
  const storage = storageOf(field);
  const places = storage.type === 'decimal' ? storage.places : 0;
  const isMoney = field.kind === 'money' || (field.kind === 'computed' && field.as === 'money');
  if (isMoney) return `-?\\d+\\.\\d{${places}}`;
  return places === 0 ? '-?\\d+' : `-?\\d+(\\.\\d{1,${places}})?`;
}

function boundsOf(field: Field): JsonSchema {
  if (field.kind !== 'integer') return {};
  return {
    ...(field.min !== undefined && { minimum: field.min }),
    ...(field.max !== undefined && { maximum: field.max }),
  };
}

/** A property of a request: numbers may be text and text may be numbers; null keeps a value, empty text clears it. */
export function givenProperty(resource: Resource, name: string): JsonSchema {
  const field = resource.fields[name]!;
  return { ...named(field, requiredNote(resource, name)), ...givenType(field) };
}

function givenType(field: Field): JsonSchema {
  switch (storageOf(field).type) {
    case 'id':
    case 'decimal':
      return { type: ['string', 'number', 'null'] };
    case 'integer':
      return { type: ['integer', 'string', 'null'], ...boundsOf(field) };
    case 'idList':
    case 'textList':
      return { type: ['string', 'array', 'null'], items: { type: 'string' } };
    case 'text':
      if (calendarPattern(field)) return { type: ['string', 'integer', 'null'] };
      return { type: ['string', 'null'], ...('maxLength' in field && { maxLength: field.maxLength }) };
    case 'date':
    case 'time':
    case 'json':
      return { type: ['string', 'null'] };
  }
}

function requiredNote({ fields, draft }: Resource, name: string): string | null {
  if (!draft || !fields[name]!.required) return null;
  return draft.needs.includes(name) ? 'Even a draft needs it.' : 'A draft may leave it empty.';
}

/** Whether a form sends it: structures and generated secrets are set by the program, computed values are derived. */
export const isGiven = (field: Field): boolean =>
  isTypedSecret(field) || (field.kind !== 'structure' && field.kind !== 'computed' && field.secret !== true);

/** A field's label in both languages, and the meaning of its values. */
function named(field: Field, note: string | null = null): JsonSchema {
  const sentences = [`${field.label.en}.`, ...meaningOf(field), ...(note ? [note] : []), ...hintOf(field.hint)];
  return { title: field.label.zh, description: sentences.join(' '), ...marksOf(field) };
}

const hintOf = (hint: Text | undefined) => (hint ? [hint.en] : []);

function meaningOf(field: Field): string[] {
  const said = field.requiredWhen
    ? ['Required depending on other fields.']
    : field.required
      ? [field.when ? 'Required where it applies.' : 'Required.']
      : [];
  switch (field.kind) {
    case 'money':
      return [`In ${unitNames[field.unit]}.`, ...said];
    case 'percent':
      return ['In percent: 5 stands for 5%.', ...said];
    case 'dictionary':
      return [`A key of the dictionary \`${field.dictionary}\`.`, ...said];
    case 'dictionaryMany':
      return [`Keys of the dictionary \`${field.dictionary}\` joined by commas.`, ...said];
    case 'yesNo':
      return ['A key of the dictionary `yes_no`.', ...said];
    case 'reference':
    case 'treeReference':
      return [`Id of a record of \`${field.to}\`.`, ...said];
    case 'referenceMany':
      return [`Ids of records of \`${field.to}\` joined by commas.`, ...said];
    case 'files':
      return ['Ids of files joined by commas.', ...said];
    case 'month':
      return ['As yyyy-MM.', ...said];
    case 'date':
      return ['As yyyy-MM-dd.', ...said];
    case 'time':
      return ['As yyyy-MM-dd HH:mm:ss.', ...said];
    case 'computed':
      return ['Calculated.'];
    default:
      return said;
  }
}

/** The same in machine-readable form. */
function marksOf(field: Field): JsonSchema {
  return {
    ...(field.kind === 'money' && { 'x-unit': field.unit }),
    ...(field.kind === 'percent' && { 'x-unit': 'percent' }),
    ...('dictionary' in field && { 'x-dictionary': field.dictionary }),
    ...(field.kind === 'yesNo' && { 'x-dictionary': 'yes_no' }),
    ...('to' in field && { 'x-refers-to': field.to }),
    ...(field.kind === 'computed' && { readOnly: true }),
    ...(field.secret && { writeOnly: true }),
  };
}
