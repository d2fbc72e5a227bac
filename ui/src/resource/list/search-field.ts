import { storageOf, type Condition, type Field, type Resource } from '@rdm/core/internal/records';
import type { Option } from '../../components';
import type { Label } from '../../theme';

/** How a field is searched: by part of its text, by one of its choices, by a period. */
export type SearchKind = 'text' | 'choice' | 'dictionary' | 'reference' | 'year' | 'month' | 'date';

export interface SearchField {
  readonly name: string;
  readonly field: Field;
  readonly kind: SearchKind;
  readonly label: Label;
  /** Of a choice. */
  readonly options: readonly Option[];
  /** A search the resource always makes, e.g. by year, cannot be emptied. */
  readonly clearable: boolean;
}

/** What a screen offers for a field whose values nobody types, e.g. the name of a resource. */
export interface SearchChoice {
  readonly label: Label;
  readonly options: readonly Option[];
}

/** By field. */
export type SearchChoices = Readonly<Record<string, SearchChoice>>;

/** @param choices fields that are searched by one of these options */
export function searchFields(resource: Resource, choices: SearchChoices = {}): readonly SearchField[] {
  return resource.search.map((name) => {
    const field = resource.fields[name]!;
    const choice = choices[name] ?? namedValues(field);
    return {
      name,
      field,
      kind: choice ? 'choice' : searchKind(field),
      label: choice?.label ?? field.label,
      options: choice?.options ?? [],
      clearable: !resource.searchAlways.includes(name),
    };
  });
}

/** The values of a code that have names. */
function namedValues(field: Field): SearchChoice | null {
  if (field.kind !== 'integer' || !field.names) return null;
  return { label: field.label, options: Object.entries(field.names).map(([value, label]) => ({ value, label })) };
}

function searchKind(field: Field): SearchKind {
  if ('to' in field) return 'reference';
  switch (field.kind) {
    case 'dictionary':
    case 'dictionaryMany':
    case 'yesNo':
      return 'dictionary';
    case 'year':
    case 'month':
    case 'date':
      return field.kind;
    case 'computed':
      return field.as === 'month' ? 'month' : 'text';
    default:
      return 'text';
  }
}

/** The draft a search opens with: what is always searched by starts with its field's initial value. */
export function initialSearch(fields: readonly SearchField[], today: string): Record<string, string> {
  return Object.fromEntries(
    fields.map(({ name, field, clearable }) => [name, clearable ? '' : String(field.initial?.(today) ?? '')]),
  );
}

export function searchConditions(
  fields: readonly SearchField[],
  draft: Readonly<Record<string, string>>,
): readonly Condition[] {
  return fields.flatMap(({ name, field, kind }): Condition[] => {
    const value = draft[name]?.trim() ?? '';
    if (value === '') return [];
    const likeable = kind === 'text' && storageOf(field).type === 'text';
    return [{ field: name, is: likeable ? 'like' : 'equal', value }];
  });
}
