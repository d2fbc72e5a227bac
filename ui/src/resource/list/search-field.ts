import { text } from '@rdm/core/internal/kernel';
import { date, storageOf, type Condition, type Field, type Resource } from '@rdm/core/internal/records';
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
  /** A list opens with this year in it. */
  readonly opensOnYear: boolean;
  /** Days and months are searched from one to another; the first alone is that one. */
  readonly ranged: boolean;
  /** Shown when it is wanted. */
  readonly further: boolean;
}

/** The name under which the end of a range is kept and stands in the address. */
export const untilOf = (name: string): string => `${name}_until`;

/** When records were entered, which every register of people is searched by. */
const CREATED = 'createTime';
const created: SearchField = {
  ...{ name: CREATED, kind: 'date', options: [], clearable: true, opensOnYear: false, ranged: true, further: true },
  field: date({ label: text('创建日期', 'Created') }),
  label: text('创建日期', 'Created'),
};

/** What a screen offers for a field whose values nobody types, e.g. the name of a resource. */
export interface SearchChoice {
  readonly label: Label;
  readonly options: readonly Option[];
}

/** By field. */
export type SearchChoices = Readonly<Record<string, SearchChoice>>;

/** @param choices fields that are searched by one of these options */
export function searchFields(resource: Resource, choices: SearchChoices = {}): readonly SearchField[] {
  const own = resource.search.map((name): SearchField => {
    const field = resource.fields[name]!;
    const choice = choices[name] ?? namedValues(field);
    const kind = choice ? 'choice' : searchKind(field);
    const clearable = !resource.searchAlways.includes(name);
    return {
      name,
      field,
      kind,
      label: choice?.label ?? field.label,
      options: choice?.options ?? [],
      clearable,
      opensOnYear: resource.opensOnYear === name,
      ranged: clearable && (kind === 'date' || kind === 'month'),
      further: false,
    };
  });
  return resource.origin === 'entered' && own.length > 0 ? [...own, created] : own;
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

/**
 * The draft a search opens with: what is always searched by starts with its field's initial value. An address that
 * searches by something says all that it searches by.
 * @param given search values stated by the address
 */
export function openingSearch(
  fields: readonly SearchField[],
  today: string,
  given: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const isLink = Object.keys(given).length > 0;
  const openingOf = ({ field, clearable, opensOnYear }: SearchField): string => {
    if (!clearable) return String(field.initial?.(today) ?? '');
    return opensOnYear && !isLink ? today.slice(0, 4) : '';
  };
  return { ...Object.fromEntries(fields.map((field) => [field.name, openingOf(field)])), ...given };
}

export function searchConditions(
  fields: readonly SearchField[],
  draft: Readonly<Record<string, string>>,
): readonly Condition[] {
  return fields.flatMap(({ name, field, kind, ranged }): Condition[] => {
    const value = draft[name]?.trim() ?? '';
    if (ranged) return periodConditions(name, value, draft[untilOf(name)]?.trim() ?? '');
    if (value === '') return [];
    const likeable = kind === 'text' && storageOf(field).type === 'text';
    return [{ field: name, is: likeable ? 'like' : 'equal', value }];
  });
}

/** Both ends are included; the first without the second is that day or month alone. */
function periodConditions(name: string, first: string, last: string): Condition[] {
  const isTime = name === CREATED;
  const from = isTime ? `${first} 00:00:00` : first;
  const until = (day: string) => (isTime ? `${day} 23:59:59` : day);
  if (first === '' && last === '') return [];
  if (first === '') return [{ field: name, is: 'lessOrEqual', value: until(last) }];
  if (last === '' && !isTime) return [{ field: name, is: 'equal', value: first }];
  return [
    { field: name, is: 'greaterOrEqual', value: from },
    { field: name, is: 'lessOrEqual', value: until(last || first) },
  ];
}
