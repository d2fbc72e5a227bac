import type { Call, DictionaryItem, StoredRecord } from '../../records';
import { dictionaryEntry, TOP_KEY, type DictionaryResource } from '../dictionary';

/** What may have others of its kind below it; leaves have no `children`. */
export interface Nested<T> {
  readonly children?: readonly (T & Nested<T>)[];
}

export type DictionaryBranch = DictionaryItem & Nested<DictionaryItem>;

/** The unsealed entries of a dictionary by their order; empty for a code the tenant does not have. */
export async function dictionaryEntries(
  call: Call,
  code: string,
  dictionary: DictionaryResource = dictionaryEntry,
): Promise<readonly DictionaryItem[]> {
  return (await unsealed(call, code, dictionary)).map(itemOf);
}

/** The same with each entry's own entries below it. */
export async function dictionaryTree(
  call: Call,
  code: string,
  dictionary: DictionaryResource,
): Promise<readonly DictionaryBranch[]> {
  const entries = await unsealed(call, code, dictionary);
  return nested(entries, itemOf);
}

/** Records under their parents; one whose parent is not among them stands at the top. */
export function nested<T extends object>(
  records: readonly StoredRecord[],
  shown: (record: StoredRecord) => T,
): (T & Nested<T>)[] {
  const present = new Set(records.map(({ id }) => id));
  const byParent = new Map<string, StoredRecord[]>();
  for (const each of records) {
    const parent = present.has(String(each.parentId)) && each.parentId !== each.id ? String(each.parentId) : '';
    byParent.set(parent, [...(byParent.get(parent) ?? []), each]);
  }
  const under = (parent: string): (T & Nested<T>)[] =>
    (byParent.get(parent) ?? []).map((each) => {
      const children = under(each.id);
      return { ...shown(each), ...(children.length > 0 && { children }) };
    });
  return under('');
}

async function unsealed(call: Call, code: string, dictionary: DictionaryResource): Promise<StoredRecord[]> {
  return call.records.find(dictionary, {
    where: [
      { field: 'code', is: 'equal', value: code },
      { field: 'isSealed', is: 'equal', value: 0 },
      { field: 'dictKey', is: 'notEqual', value: TOP_KEY },
    ],
    order: [{ field: 'sort' }],
  });
}

const itemOf = (entry: StoredRecord): DictionaryItem => ({
  id: entry.id,
  code: String(entry.code),
  dictKey: String(entry.dictKey),
  dictValue: String(entry.dictValue),
  dictValueEn: String(entry.dictValueEn ?? ''),
  sort: Number(entry.sort),
  remark: String(entry.remark ?? ''),
});
