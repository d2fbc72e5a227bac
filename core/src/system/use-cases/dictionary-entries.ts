import type { Call, DictionaryItem } from '../../records';
import { dictionaryEntry, TOP_KEY, type DictionaryResource, type DictionaryRecord } from '../dictionary';

/** A node that may have children of its own type; leaves have no `children`. */
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

/** The same as a tree. */
export async function dictionaryTree(
  call: Call,
  code: string,
  dictionary: DictionaryResource,
): Promise<readonly DictionaryBranch[]> {
  const entries = await unsealed(call, code, dictionary);
  return nested(entries, itemOf);
}

/** Builds a tree from records; one whose parent is not among them becomes a root. */
export function nested<T extends object, Row extends { readonly id: string; readonly parentId: string | null }>(
  records: readonly Row[],
  shown: (record: Row) => T,
): (T & Nested<T>)[] {
  const present = new Set(records.map(({ id }) => id));
  const byParent = new Map<string, Row[]>();
  for (const each of records) {
    const above = each.parentId;
    const parent = above && present.has(above) && above !== each.id ? above : '';
    byParent.set(parent, [...(byParent.get(parent) ?? []), each]);
  }
  const under = (parent: string): (T & Nested<T>)[] =>
    (byParent.get(parent) ?? []).map((each) => {
      const children = under(each.id);
      return { ...shown(each), ...(children.length > 0 && { children }) };
    });
  return under('');
}

async function unsealed(call: Call, code: string, dictionary: DictionaryResource): Promise<DictionaryRecord[]> {
  return call.records.find(dictionary, {
    where: [
      { field: 'code', is: 'equal', value: code },
      { field: 'isSealed', is: 'equal', value: 0 },
      { field: 'dictKey', is: 'notEqual', value: TOP_KEY },
    ],
    order: [{ field: 'sort' }],
  });
}

/** An entry as it is offered for choice. */
export const itemOf = (entry: DictionaryRecord): DictionaryItem => ({
  id: entry.id,
  parentId: entry.parentId ?? '0',
  code: entry.code,
  dictKey: entry.dictKey ?? '',
  dictValue: entry.dictValue,
  dictValueEn: entry.dictValueEn ?? '',
  sort: entry.sort,
  remark: entry.remark ?? '',
});
