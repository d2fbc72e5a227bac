import { joined, type Text } from '@rdm/core/internal/kernel';
import type { Column, Field } from '@rdm/core/internal/records';
import { formatDecimal } from '../components';
import type { DictionaryStore } from './DictionaryStore';
import { dictionaryOf } from './field-dictionary';
import { shownReferences } from './reference-options';

/** A record as far as it is shown. */
type Shown = Readonly<Record<string, unknown>>;
type Labels = Pick<DictionaryStore, 'labelOf' | 'language'>;

/** A decimal with separators and the decimals it has. */
export function groupedDecimal(value: string): string {
  return formatDecimal(value, /\.(\d+)/.exec(value)?.[1]?.length ?? 0);
}

export function isAmount(field: Field): boolean {
  return field.kind === 'money' || (field.kind === 'computed' && field.as === 'money');
}

export function isNumeric(field: Field): boolean {
  if (field.kind === 'computed') return field.as === 'money' || field.as === 'number' || field.as === 'integer';
  return ['money', 'number', 'percent', 'integer'].includes(field.kind) && !namesOf(field);
}

/** The names of the values of a field that has a few. */
const namesOf = (field: Field): Readonly<Record<string, Text>> | undefined =>
  field.kind === 'integer' || field.kind === 'computed' ? field.names : undefined;

/** The text of a field; empty if it has no value. */
export function fieldText(of: string, field: Field, record: Shown, labels: Labels): string {
  const value = record[of];
  if (field.kind === 'money' && field.display)
    return field.display(value === null || value === undefined ? null : String(value));
  if ('to' in field)
    return joined(shownReferences(field, of, record).map(({ label }) => String(label)))[labels.language];
  if (value === null || value === undefined || value === '') return '';
  // The form shows the file names; a list has room only for their number.
  if (field.kind === 'files') return Array.isArray(value) ? String(value.length) : '';
  const code = dictionaryOf(field);
  if (code) {
    const keys = Array.isArray(value) ? value : [value];
    return joined(keys.map((key) => labels.labelOf(code, String(key))))[labels.language];
  }
  const name = namesOf(field)?.[String(value)];
  if (name) return name[labels.language];
  if (isAmount(field)) return formatDecimal(String(value));
  return isNumeric(field) ? groupedDecimal(String(value)) : String(value);
}

/** The text of a list column. */
export function columnText(column: Column, record: Shown, labels: Labels): string {
  if ('field' in column) return fieldText(column.name, column.field, record, labels);
  const shown = record[column.name];
  if (shown === null || shown === undefined) return '';
  // Of several records the codes come joined by commas.
  const isOfMany = 'reference' in column && column.reference.kind === 'referenceMany';
  return isOfMany ? joined(String(shown).split(','))[labels.language] : String(shown);
}
