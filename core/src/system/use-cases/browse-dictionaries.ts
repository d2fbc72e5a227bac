import {
  listRecords,
  type Call,
  type Condition,
  type Page,
  type PageQuery,
  type RecordOf,
  type TreeNode,
  type Where,
} from '../../records';
import { TOP_KEY, type DictionaryRecord, type DictionaryResource } from '../dictionary';
import { itemOf, nested, type Nested } from './dictionary-entries';

/** An entry as shown on the maintenance screens. */
export interface DictionaryRow {
  readonly id: string;
  readonly parentId: string;
  readonly code: string;
  readonly dictKey: string;
  readonly dictValue: string;
  readonly dictValueEn: string;
  readonly sort: number;
  readonly isSealed: number;
  readonly remark: string;
}

export type DictionaryRowBranch = DictionaryRow & Nested<DictionaryRow>;

/** All descendants of a dictionary or an entry, sealed entries included, as a tree. Empty for an unknown id. */
export async function entriesBelow(
  call: Call,
  dictionary: DictionaryResource,
  parentId: string,
): Promise<DictionaryRowBranch[]> {
  const [parent] = await call.records.find(dictionary, { where: [{ field: 'id', is: 'equal', value: parentId }] });
  if (!parent) return [];
  const records = await call.records.find(dictionary, {
    where: [
      { field: 'code', is: 'equal', value: parent.code },
      { field: 'id', is: 'notEqual', value: parent.id },
      { field: 'dictKey', is: 'notEqual', value: TOP_KEY },
    ],
    order: [{ field: 'sort' }],
  });
  return nested(descendantsOf(parent.id, records), rowOf);
}

/** All entries that match, the dictionaries themselves included, as a tree. */
export async function dictionaryForest(
  call: Call,
  dictionary: DictionaryResource,
  where: readonly Condition[] = [],
): Promise<readonly DictionaryRowBranch[]> {
  const records = await call.records.find(dictionary, {
    where: where as Where<DictionaryResource>,
    order: [{ field: 'sort' }],
  });
  return nested(records, rowOf);
}

const rowOf = (entry: DictionaryRecord): DictionaryRow => ({
  ...itemOf(entry),
  parentId: entry.parentId ?? '0',
  isSealed: entry.isSealed,
});

function descendantsOf<T extends { readonly id: string; readonly parentId: string | null }>(
  top: string,
  records: readonly T[],
): T[] {
  const reached = new Set([top]);
  // Each pass adds one level; stops when a pass adds nothing.
  for (let before = 0; before < reached.size;) {
    before = reached.size;
    for (const each of records) if (reached.has(each.parentId ?? '')) reached.add(each.id);
  }
  return records.filter(({ id }) => reached.has(id));
}

const isTop = { field: 'dictKey', is: 'equal', value: TOP_KEY } as const;

/** A page of the dictionaries themselves. */
export const dictionaryPage = (
  call: Call,
  dictionary: DictionaryResource,
  query: PageQuery,
): Promise<Page<RecordOf<DictionaryResource>>> =>
  listRecords(call, dictionary, { ...query, where: [...(query.where ?? []), isTop] });

/** The dictionaries themselves as select nodes. */
export async function dictionaryHeads(call: Call, dictionary: DictionaryResource): Promise<TreeNode[]> {
  const heads = await call.records.find(dictionary, { where: [isTop] });
  return heads.map(({ id, dictValue }) => ({ id, parentId: '0', title: dictValue, key: id, value: id }));
}
