import { DomainError } from '../kernel';
import {
  typedRecords,
  type AuditEntry,
  type Condition,
  type KeyedId,
  type RecordRows,
  type Records,
  type RecordStore,
  type Selection,
} from './records';
import type { Resource, StoredRecord } from './declaration/resource';

/**
 * Records outside a transaction: every read is a transaction of its own, so that long work between reads keeps no
 * connection from others. Each read sees what was committed before it, as it does within a transaction (READ COMMITTED).
 * Nothing can be written, and what was read may have changed when something is: the transaction that writes looks again.
 */
class SeparateReads implements RecordRows {
  constructor(
    readonly tenantId: string,
    private readonly store: RecordStore,
  ) {}

  find(resource: Resource, selection?: Selection): Promise<StoredRecord[]> {
    return this.#read((records) => records.find(resource, selection));
  }

  count(resource: Resource, where?: readonly Condition[]): Promise<number> {
    return this.#read((records) => records.count(resource, where));
  }

  countRemoved(resource: Resource, where?: readonly Condition[]): Promise<number> {
    return this.#read((records) => records.countRemoved(resource, where));
  }

  findByKeys(resource: Resource, keys: readonly Readonly<Record<string, unknown>>[]): Promise<StoredRecord[]> {
    return this.#read((records) => records.findByKeys(resource, keys));
  }

  history(resource: string, recordId: string): Promise<AuditEntry[]> {
    return this.#read((records) => records.history(resource, recordId));
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

  purge(): Promise<KeyedId[]> {
    return readsOnly();
  }

  audit(): Promise<void> {
    return readsOnly();
  }

  /** A lock ends with its transaction, which would be at once; the transaction that writes takes it. */
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

/** Records of a tenant that only read, each read a transaction of its own. */
export const separateReads = (tenantId: string, store: RecordStore): Records =>
  typedRecords(new SeparateReads(tenantId, store));
