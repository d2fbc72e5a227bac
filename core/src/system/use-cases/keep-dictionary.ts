import { faults, Refusal, text } from '../../kernel';
import { updateRecords, type Call, type DraftValues } from '../../records';
import { TOP_KEY, type DictionaryResource, type DictionaryRecord } from '../dictionary';

type Values = DraftValues<DictionaryResource>;

/** Worded as in the product family. docs/wire.md, Dictionaries */
const TAKEN = text('当前字典键值已存在!', 'This key is in the dictionary already; choose another');
const NOT_A_VALUE = text(
  '键值 -1 留给字典本身，请换一个键值',
  'The key -1 stands for the dictionary itself; choose another',
);

/** All top entries have the same key; a child entry belongs to the dictionary of its parent. */
export async function completeEntry(
  call: Call,
  dictionary: DictionaryResource,
  values: Values,
  before: DictionaryRecord | null,
): Promise<void> {
  if (!values.parentId) values.dictKey = TOP_KEY;
  else {
    if (values.dictKey === TOP_KEY)
      throw new Refusal(faults.invalid(NOT_A_VALUE, [{ field: 'dictKey', message: NOT_A_VALUE }]));
    const [parent] = await call.records.find(dictionary, {
      where: [{ field: 'id', is: 'equal', value: values.parentId }],
    });
    if (parent) values.code = parent.code;
  }
  const same = await call.records.findByKeys(dictionary, [{ code: values.code, dictKey: values.dictKey }]);
  if (same.some(({ id }) => id !== before?.id)) {
    throw new Refusal(faults.invalid(TAKEN, [{ field: 'dictKey', message: TAKEN }]));
  }
}

/** Changing a dictionary's code changes it in all its entries. */
export async function renameEntries(
  call: Call,
  dictionary: DictionaryResource,
  after: DictionaryRecord,
  before: DictionaryRecord | null,
): Promise<void> {
  if (!before || before.code === after.code || after.dictKey !== TOP_KEY) return;
  const held = await call.records.find(dictionary, {
    where: [
      { field: 'code', is: 'equal', value: before.code },
      { field: 'dictKey', is: 'notEqual', value: TOP_KEY },
    ],
  });
  await updateRecords(
    call,
    dictionary,
    held.map((each) => ({ before: each, values: { code: after.code } })),
  );
}
