import { storageOf, type Condition, type Field, type Resource } from '@rdm/core/internal/records';

/** How a field is searched: by part of its text, by one of its choices, by a period. */
export type SearchKind = 'text' | 'dictionary' | 'reference' | 'year' | 'month' | 'date';

export interface SearchField {
  readonly name: string;
  readonly field: Field;
  readonly kind: SearchKind;
  /** A search the resource always makes, e.g. by year, cannot be emptied. */
  readonly clearable: boolean;
}

export function searchFields(resource: Resource): readonly SearchField[] {
  return resource.search.map((name) => {
    const field = resource.fields[name]!;
    const kind = searchKind(field);
    return { name, field, kind, clearable: !resource.searchAlways.includes(name) };
  });
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
