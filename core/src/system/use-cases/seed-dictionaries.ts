import { insertRecords, type Call } from '../../kernel';
import { dictionaryEntry, TOP_KEY } from '../dictionary';
import type { StandardDictionary } from '../standard-dictionaries';

/** Gives a tenant its own copy of dictionaries; those whose code it already has stay as they are. */
export async function seedDictionaries(call: Call, dictionaries: readonly StandardDictionary[]): Promise<void> {
  const tops = await call.records.find(dictionaryEntry, { where: [{ field: 'dictKey', is: 'equal', value: TOP_KEY }] });
  const present = new Set(tops.map((entry) => entry.code));
  const missing = dictionaries.filter(({ code }) => !present.has(code));
  const parents = await insertRecords(
    call,
    dictionaryEntry,
    missing.map(({ code, name }, index) => ({
      code,
      parentId: null,
      dictKey: TOP_KEY,
      dictValue: name.zh,
      sort: index + 1,
      isSealed: 0,
      dictValueEn: name.en,
    })),
  );
  await insertRecords(
    call,
    dictionaryEntry,
    missing.flatMap(({ code, entries }, index) =>
      entries.map(([dictKey, label], position) => ({
        code,
        parentId: parents[index]!.id,
        dictKey,
        dictValue: label.zh,
        sort: position + 1,
        isSealed: 0,
        dictValueEn: label.en,
      })),
    ),
  );
}
