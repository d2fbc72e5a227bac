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
  const above = new Map(missing.map(({ code }, index) => [keyOf(code), parents[index]!.id]));
  let rest = missing.flatMap(({ code, entries }) => entries.map((entry, position) => ({ code, entry, position })));
  // Level by level, because an entry names the record above it.
  while (rest.length > 0) {
    const level = rest.filter(({ code, entry }) => above.has(keyOf(code, entry[2])));
    if (level.length === 0) throw new Error(`${rest[0]!.code}: ${rest[0]!.entry[0]} names no entry above it`);
    const inserted = await insertRecords(
      call,
      into,
      level.map(({ code, entry: [dictKey, label, parent], position }) => ({
        code,
        parentId: above.get(keyOf(code, parent)) ?? null,
        dictKey,
        dictValue: label.zh,
        sort: position + 1,
        isSealed: 0,
        dictValueEn: label.en,
      })),
    );
    for (const { id, code, dictKey } of inserted) above.set(keyOf(code, dictKey ?? undefined), id);
    rest = rest.filter((each) => !level.includes(each));
  }
}

const keyOf = (code: string, key?: string): string => JSON.stringify([code, key ?? null]);

/** Seeds the platform's system dictionary. Run in the platform tenant. */
export const seedSystemDictionaries = (call: Call): Promise<void> =>
  seedDictionaries(call, systemDictionaries, systemDictionaryEntry);
