import { crud, defineResource, integer, string, treeReference, type RecordOf } from '../records';
import { text } from '../kernel';

/** A dictionary's fields: a top entry is the dictionary itself, those below it are its values. */
const entryFields = <const Name extends string>(name: Name) => ({
  parentId: treeReference(name, {
    label: text('上级', 'Parent'),
    by: 'dictValue',
    shows: { parentName: { from: 'dictValue', label: text('上级名称', 'Parent name') } },
  }),
  code: string({ label: text('字典编号', 'Code'), required: text('请输入字典编号', 'Enter the code') }),
  dictKey: string({
    label: text('字典键值', 'Key'),
    requiredWhen: (draft) => draft.parentId !== null,
    required: text('请输入字典键值', 'Enter the key'),
  }),
  dictValue: string({ label: text('字典名称', 'Name'), required: text('请输入字典名称', 'Enter the name') }),
  dictValueEn: string({ label: text('英文名称', 'English name') }),
  sort: integer({ label: text('排序', 'Order'), required: text('请输入排序', 'Enter the order'), initial: () => 1 }),
  isSealed: integer({
    label: text('封存', 'Sealed'),
    required: text('请选择是否封存', 'Choose whether it is sealed'),
    initial: () => 0,
    min: 0,
    max: 1,
    names: { 0: text('否', 'No'), 1: text('是', 'Yes') },
  }),
  remark: string({ label: text('备注', 'Remark') }),
});

/** Business dictionary (业务字典): every tenant has its own copy of the standard ones and may add to it. */
export const dictionaryEntry = defineResource('blade-system/dict-biz', {
  label: text('业务字典', 'Business dictionary'),
  fields: entryFields('blade-system/dict-biz'),
  naturalKey: ['code', 'dictKey'],
  title: 'dictValue',
  search: ['code', 'dictValue'],
  columns: ['code', 'dictKey', 'dictValue', 'dictValueEn', 'sort', 'isSealed', 'remark'],
  order: [{ field: 'code' }, { field: 'sort' }],
  parent: 'parentId',
  aliases: ['blade-rdm/dict-biz'],
  permissions: crud('dictbiz'),
});

/** System dictionary (系统字典): the platform's own, which every tenant reads. docs/wire.md, Dictionaries */
export const systemDictionaryEntry = defineResource('blade-system/dict', {
  label: text('系统字典', 'System dictionary'),
  fields: entryFields('blade-system/dict'),
  naturalKey: ['code', 'dictKey'],
  title: 'dictValue',
  search: ['code', 'dictValue'],
  columns: ['code', 'dictKey', 'dictValue', 'dictValueEn', 'sort', 'isSealed', 'remark'],
  order: [{ field: 'code' }, { field: 'sort' }],
  parent: 'parentId',
  sharing: 'platform',
  permissions: crud('dict'),
});

export type DictionaryResource = typeof dictionaryEntry | typeof systemDictionaryEntry;

/** The key of a top entry (the dictionary itself). */
export const TOP_KEY = '-1';

export type DictionaryRecord = RecordOf<DictionaryResource>;
