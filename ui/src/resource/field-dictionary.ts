import type { Field, Resource } from '@rdm/core/internal/records';

/** The code of the dictionary behind a field, where its kind has one. */
export function dictionaryOf(field: Field): string | null {
  if (field.kind === 'yesNo') return 'yes_no';
  return field.kind === 'dictionary' || field.kind === 'dictionaryMany' ? field.dictionary : null;
}

export function dictionariesOf(resource: Resource): readonly string[] {
  return [...new Set(Object.values(resource.fields).flatMap((field) => dictionaryOf(field) ?? []))];
}
