import { DomainError } from '@rdm/core/kernel';
import { duplicateKey, type Resource, type StoredRecord } from '@rdm/core/records';

interface Known {
  readonly ids: Set<string>;
  readonly keys: Set<string>;
}

/**
 * The rows a transaction has written in portions and set aside. The database does not look at them any more: writing one
 * of them, or its natural key, once more would wait for the end of its own transaction.
 */
export class RowsAside {
  /** By resource: what is set aside, and what the present portion writes. */
  readonly #aside = new Map<string, Known>();
  readonly #present = new Map<string, Known>();

  /** Keeps rows of the present portion in mind. */
  note(resource: Resource, rows: readonly StoredRecord[]): void {
    const known = this.#known(this.#present, resource.name);
    for (const row of rows) {
      known.ids.add(row.id);
      if (resource.naturalKey.length > 0) known.keys.add(keyOf(resource, row));
    }
  }

  /** The present portion is set aside. */
  close(): void {
    for (const [name, { ids, keys }] of this.#present) {
      const known = this.#known(this.#aside, name);
      for (const id of ids) known.ids.add(id);
      for (const key of keys) known.keys.add(key);
    }
    this.#present.clear();
  }

  /**
   * Takes rows into the present portion.
   * @throws duplicateKey for a natural key that a row set aside has or had, DomainError for such a row itself
   */
  refuse(resource: Resource, rows: readonly StoredRecord[]): void {
    const aside = this.#aside.get(resource.name);
    for (const row of aside ? rows : []) {
      if (aside!.ids.has(row.id)) throw writtenTwice(resource);
      if (resource.naturalKey.length > 0 && aside!.keys.has(keyOf(resource, row))) throw duplicateKey(resource, row);
    }
    this.note(resource, rows);
  }

  /** @throws DomainError when rows of the resource are set aside and may be among those meant */
  refuseAny(resource: Resource): void {
    if (this.#aside.has(resource.name)) throw writtenTwice(resource);
  }

  #known(map: Map<string, Known>, name: string): Known {
    const known = map.get(name) ?? { ids: new Set(), keys: new Set() };
    map.set(name, known);
    return known;
  }
}

const keyOf = (resource: Resource, row: StoredRecord) =>
  JSON.stringify(resource.naturalKey.map((name) => row[name] ?? null));

const writtenTwice = (resource: Resource) =>
  new DomainError('SET_ASIDE', `What a portion has written of ${resource.name} cannot be written again`);
