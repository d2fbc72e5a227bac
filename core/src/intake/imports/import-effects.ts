import { type Call, type ImportEntry, type Resource, type StoredRecord } from '../../records';

/** What an import did to one record, all its entries taken together. */
export interface ImportEffect {
  readonly recordId: string;
  readonly kind: 'added' | 'changed' | 'removed';
  /** Of a changed record: the values it had before, of the fields that were changed. */
  readonly before: Readonly<Record<string, unknown>>;
  readonly isOvertaken: boolean;
}

/** What an import did to the records of one register. */
export interface RegisterEffects {
  readonly resource: Resource;
  readonly effects: readonly ImportEffect[];
}

/** Entries read at a time. */
const AT_ONCE = 5_000;

/** What an import did, the register it went into first. */
export async function importEffects(call: Call, importNo: string, register: Resource): Promise<RegisterEffects[]> {
  const found = new Map<string, Map<string, ImportEffect>>([[register.name, new Map()]]);
  for (let offset = 0; ; offset += AT_ONCE) {
    const entries = await call.records.importHistory(importNo, { offset, limit: AT_ONCE });
    for (const entry of entries) {
      const ofRegister = found.get(entry.resource) ?? new Map<string, ImportEffect>();
      found.set(entry.resource, ofRegister);
      ofRegister.set(entry.recordId, together(ofRegister.get(entry.recordId), entry));
    }
    if (entries.length < AT_ONCE) break;
  }
  return [...found].map(([name, effects]) => ({ resource: call.resourceNamed(name), effects: [...effects.values()] }));
}

const kinds = { insert: 'added', restore: 'added', update: 'changed', call: 'changed', remove: 'removed' } as const;

/** The earliest value of each field is the one that the record had before the import. */
function together(earlier: ImportEffect | undefined, entry: ImportEntry): ImportEffect {
  return {
    recordId: entry.recordId,
    kind: earlier?.kind ?? kinds[entry.action],
    before: { ...entry.before, ...earlier?.before },
    isOvertaken: entry.isOvertaken,
  };
}

/** The stored records of effects, by id. */
export async function storedOf(
  call: Call,
  resource: Resource,
  effects: readonly ImportEffect[],
): Promise<ReadonlyMap<string, StoredRecord>> {
  if (effects.length === 0) return new Map();
  const ids = effects.map(({ recordId }) => recordId);
  const found = await call.records.find(resource, { where: [{ field: 'id', is: 'in', value: ids }] });
  return new Map(found.map((record) => [record.id, record]));
}
