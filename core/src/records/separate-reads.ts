import { DomainError } from '../kernel';
import {
  typedRecords,
  type AuditEntry,
  type ChangeCount,
  type Condition,
  type FoundPage,
  type ImportEntries,
  type ImportEntry,
  type KeyedId,
  type Leaving,
  type PartOfChanges,
  type RecordRows,
  type RecordsAround,
  type Records,
  type RecordStore,
  type Selection,
  type Summing,
  type Sums,
} from './records';
import type { Resource, StoredRecord } from './declaration/resource';

/**
 * Records outside a transaction: every read is a transaction of its own, so that long work between reads holds no
 * connection. Each read sees what was committed before it, as it does within a transaction (READ COMMITTED).
 * Writes are not possible; what was read may be stale by the time of a write, so the writing transaction checks again.
 */
class SeparateReads implements RecordRows {
  constructor(
    readonly tenantId: string,
    private readonly store: RecordStore,
  ) {}

  find(resource: Resource, selection?: Selection & Leaving): Promise<StoredRecord[]> {
    // As a store gives them: what was left out is known to the caller alone.
    return this.#read((records) => records.find(resource, selection) as Promise<StoredRecord[]>);
  }

  page(resource: Resource, selection: Selection & Leaving): Promise<FoundPage<StoredRecord>> {
    return this.#read(async (records) => {
      const { rows, total } = await records.page(resource, selection);
      const counted = await total();
      return { rows: rows as StoredRecord[], total: () => Promise.resolve(counted) };
    });
  }

  count(resource: Resource, where?: readonly Condition[]): Promise<number> {
    return this.#read((records) => records.count(resource, where));
  }

  sums(resource: Resource, of: Summing): Promise<readonly Sums[]> {
    return this.#read((records) => records.sums(resource, of));
  }

  marks(resources: readonly Resource[]): Promise<readonly string[] | null> {
    return this.#read((records) => records.marks(resources));
  }

  countRemoved(resource: Resource, where?: readonly Condition[]): Promise<number> {
    return this.#read((records) => records.countRemoved(resource, where));
  }

  findByKeys(
    resource: Resource,
    keys: readonly Readonly<Record<string, unknown>>[],
    parts?: number,
  ): Promise<StoredRecord[]> {
    return this.#read((records) => records.findByKeys(resource, keys, parts));
  }

  history(resource: string, recordId: string): Promise<AuditEntry[]> {
    return this.#read((records) => records.history(resource, recordId));
  }

  changesAround(around: RecordsAround, part?: PartOfChanges): Promise<ChangeCount[]> {
    return this.#read((records) => records.changesAround(around, part));
  }

  importHistory(importId: string, part?: ImportEntries): Promise<ImportEntry[]> {
    return this.#read((records) => records.importHistory(importId, part));
  }

  countImportHistory(importId: string, part?: ImportEntries): Promise<number> {
    return this.#read((records) => records.countImportHistory(importId, part));
  }

  insert(): Promise<void> {
    return readsOnly();
  }

  update(): Promise<string[]> {
    return readsOnly();
  }

  remove(): Promise<number> {
    return readsOnly();
  }

  restore(): Promise<StoredRecord[]> {
    return readsOnly();
  }

  rebuild(): Promise<string[]> {
    return readsOnly();
  }

  purge(): Promise<KeyedId[]> {
    return readsOnly();
  }

  audit(): Promise<void> {
    return readsOnly();
  }

  /** A no-op: a lock would end with its transaction, i.e. at once. The writing transaction takes it. */
  lock(): Promise<void> {
    return Promise.resolve();
  }

  last<T>(asking: () => Promise<T>): Promise<T> {
    return asking();
  }

  #read<T>(ask: (records: Records) => Promise<T>): Promise<T> {
    return this.store.transaction(this.tenantId, ask);
  }
}

const readsOnly = (): Promise<never> =>
  Promise.reject(new DomainError('TRANSACTION', 'Nothing can be written outside a transaction'));

/** Read-only records of a tenant, each read a transaction of its own. */
export const separateReads = (tenantId: string, store: RecordStore): Records =>
  typedRecords(new SeparateReads(tenantId, store));
