import { fill, midSentence, quotable, text, type FieldFault } from '../kernel';
import { referencesOf, type Resource, type StoredRecord } from './declaration/resource';
import { sameValue } from './declaration/write-records';
import type { Call } from './call';
import type { DictionaryField } from './declaration/field';
import type { DictionaryItem } from './dictionary-item';
import { referredCall } from './referred-call';
import { idsIn } from './shown-values';

const UNKNOWN_KEY = text('“{value}”不在字典“{label}”中', '“{value}” is not in the dictionary “{label}”');
const UNKNOWN_RECORD = text('所选的{label}不存在或已被删除', 'The chosen {label} does not exist or was deleted');

/** The code of a field's dictionary; null when its kind has none. */
export function dictionaryOf(field: Resource['fields'][string]): string | null {
  if (field.kind === 'yesNo') return 'yes_no';
  return field.kind === 'dictionary' || field.kind === 'dictionaryMany' ? (field as DictionaryField).dictionary : null;
}

export type Dictionaries = ReadonlyMap<string, readonly DictionaryItem[]>;

/** The entries of every dictionary a resource uses, by code. */
export async function dictionariesOf(call: Call, resource: Resource): Promise<Dictionaries> {
  const codes = new Set(Object.values(resource.fields).flatMap((field) => dictionaryOf(field) ?? []));
  const read = new Map<string, readonly DictionaryItem[]>();
  for (const code of codes) read.set(code, await call.dictionary(code));
  return read;
}

/**
 * Checks that need the store: dictionary keys and referenced records must exist. Unchanged values are not checked, so
 * that a key sealed or a record removed since does not block other changes.
 */
export async function checkAgainstStored(
  call: Call,
  resource: Resource,
  values: Readonly<Record<string, unknown>>,
  before: StoredRecord | null,
): Promise<FieldFault[]> {
  const faults: FieldFault[] = [];
  const isKept = (name: string) => before !== null && sameValue(before[name], values[name]);
  const dictionaries = await dictionariesOf(call, resource);
  for (const [name, field] of Object.entries(resource.fields)) {
    const code = dictionaryOf(field);
    if (!code || isKept(name)) continue;
    const keys = new Set(dictionaries.get(code)?.map((entry) => entry.dictKey));
    for (const value of idsIn(values[name])) {
      if (!keys.has(value)) {
        const shown = quotable(value);
        const zh = fill(UNKNOWN_KEY, { value: shown, label: field.label.zh }).zh;
        faults.push({
          field: name,
          message: { zh, en: fill(UNKNOWN_KEY, { value: shown, label: field.label.en }).en },
        });
      }
    }
  }
  for (const [name, field] of referencesOf(resource)) {
    const ids = idsIn(values[name]);
    if (ids.length === 0 || isKept(name)) continue;
    const where = [{ field: 'id', is: 'in' as const, value: ids }];
    const { records } = referredCall(call, resource, field);
    if ((await records.count(call.resourceNamed(field.to), where)) < new Set(ids).size) {
      const zh = fill(UNKNOWN_RECORD, { label: field.label.zh }).zh;
      faults.push({
        field: name,
        message: { zh, en: fill(UNKNOWN_RECORD, { label: midSentence(field.label.en) }).en },
      });
    }
  }
  return faults;
}
