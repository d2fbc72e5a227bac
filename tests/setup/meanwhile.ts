import type { Records, RecordStore } from '@rdm/core/internal/records';

/** A store that runs a callback right before the next transaction that writes. */
export interface InterruptedStore extends RecordStore {
  beforeWriting(happens: () => Promise<unknown>): void;
}

class Interrupted extends Error {}

const writing: ReadonlySet<PropertyKey> = new Set<keyof Records>(['insert', 'update', 'remove', 'purge', 'lock']);

/** Aborts the transaction at its first change or lock, runs the callback, and retries it. */
export function interruptedStore(inner: RecordStore): InterruptedStore {
  let waiting: (() => Promise<unknown>) | null = null;
  const watched = (records: Records): Records =>
    new Proxy(records, {
      get: (target, name) => {
        if (writing.has(name)) return () => Promise.reject(new Interrupted());
        const value = Reflect.get(target, name, target) as unknown;
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      },
    });
  return {
    beforeWriting: (happens) => (waiting = happens),
    async transaction(tenantId, work) {
      if (waiting === null) return inner.transaction(tenantId, work);
      try {
        return await inner.transaction(tenantId, (records) => work(watched(records)));
      } catch (error) {
        if (!(error instanceof Interrupted)) throw error;
      }
      const happens = waiting;
      waiting = null;
      await happens();
      return inner.transaction(tenantId, work);
    },
    close: () => inner.close(),
  };
}
