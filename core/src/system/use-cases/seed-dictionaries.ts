import { insertRecords, type Call } from '../../records';
import { dictionaryEntry, systemDictionaryEntry, TOP_KEY, type DictionaryResource } from '../dictionary';
import type { StandardDictionary } from '../standard-dictionaries';
import { systemDictionaries } from '../standard-system-dictionaries';

/** Copies dictionaries into a tenant; those whose code exists already are left unchanged. */
export async function seedDictionaries(
  call: Call,
  dictionaries: readonly StandardDictionary[],
  into: DictionaryResource = dictionaryEntry,
): Promise<void> {
  const tops = await call.records.find(into, { where: [{ field: 'dictKey', is: 'equal', value: TOP_KEY }] });
  const present = new Set(tops.map((entry) => entry.code));
  const missing = dictionaries.filter(({ code }) => !present.has(code));
  const parents = await insertRecords(
    call,
    into,
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
    into,
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

/** Seeds the platform's system dictionary. Run in the platform tenant. */
export const seedSystemDictionaries = (call: Call): Promise<void> =>
  seedDictionaries(call, systemDictionaries, systemDictionaryEntry);
