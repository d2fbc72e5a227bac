import { comparable, duplicateKey, type Resource, type StoredRecord } from '@rdm/core/internal/records';
import { canonical, copyOf, propertiesOf } from './canonical';

/** Reverts one change. */
export type Undo = () => void;

/** The records of one resource of one tenant, found by id and by natural key. Its rows are immutable. */
export class RecordTable {
  readonly #rows = new Map<string, StoredRecord>();
  readonly #byKey = new Map<string, string>();
  readonly #removed = new Map<string, StoredRecord>();

  constructor(readonly resource: Resource) {}

  get(id: string): StoredRecord | undefined {
    return this.#rows.get(id);
  }

  all(): Iterable<StoredRecord> {
    return this.#rows.values();
  }

  byKey(key: Readonly<Record<string, unknown>>): StoredRecord | undefined {
    const id = this.#byKey.get(JSON.stringify(this.#partsOf(key)));
    return id === undefined ? undefined : this.#rows.get(id);
  }

  /** The rows that agree with one of the keys in the first parts of the natural key. */
  *byFirstParts(keys: readonly Readonly<Record<string, unknown>>[], count: number): Generator<StoredRecord> {
    const first = (key: Readonly<Record<string, unknown>>) => JSON.stringify(this.#partsOf(key).slice(0, count));
    const wanted = new Set(keys.map(first));
    for (const row of this.#rows.values()) if (wanted.has(first(row))) yield row;
  }

  #partsOf(key: Readonly<Record<string, unknown>>): (string | null)[] {
    const properties = propertiesOf(this.resource);
    return this.resource.naturalKey.map((field) => {
      const value = key[field];
      if (value === null || value === undefined) return null;
      return comparable(properties.get(field)!.storage, value as string | number);
    });
  }

  /** Replaces the row with this id, or removes it. @throws Refusal when its natural key is taken */
  set(id: string, row: StoredRecord | null): Undo {
    const before = this.#rows.get(id) ?? null;
    if (row) this.#checkKey(row);
    this.#replace(id, before, row);
    return () => this.#replace(id, this.#rows.get(id) ?? null, before);
  }

  allRemoved(): Iterable<StoredRecord> {
    return this.#removed.values();
  }

  removed(id: string): StoredRecord | undefined {
    return this.#removed.get(id);
  }

  /** Keeps a removed row, so that it can be restored. */
  keepRemoved(row: StoredRecord): Undo {
    this.#removed.set(row.id, row);
    return () => this.#removed.delete(row.id);
  }

  forgetRemoved(id: string): Undo {
    const row = this.#removed.get(id);
    this.#removed.delete(id);
    return () => row && this.#removed.set(id, row);
  }

  #checkKey(row: StoredRecord): void {
    if (this.resource.naturalKey.length === 0) return;
    const owner = this.#byKey.get(this.#keyOf(row));
    if (owner !== undefined && owner !== row.id) throw duplicateKey(this.resource, row);
  }

  #replace(id: string, before: StoredRecord | null, after: StoredRecord | null): void {
    if (before && this.#byKey.get(this.#keyOf(before)) === id) this.#byKey.delete(this.#keyOf(before));
    if (!after) {
      this.#rows.delete(id);
      return;
    }
    this.#rows.set(id, after);
    this.#byKey.set(this.#keyOf(after), id);
  }

  #keyOf(row: StoredRecord): string {
    const { naturalKey } = this.resource;
    if (naturalKey.length === 0) return row.id;
    return JSON.stringify(naturalKey.map((field) => (row[field] === null ? null : String(row[field]))));
  }
}

/** The declared properties in canonical form, and nothing else. */
export function keptRow(resource: Resource, row: StoredRecord): StoredRecord {
  const kept: Record<string, unknown> = { tenantId: row.tenantId };
  for (const property of propertiesOf(resource).values()) {
    kept[property.name] = canonical(resource, property, row[property.name]);
  }
  return kept as StoredRecord;
}

/** A copy that the caller may change. */
export function readRow(row: StoredRecord): StoredRecord {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, copyOf(value)]),
  ) as unknown as StoredRecord;
}
