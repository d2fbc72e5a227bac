import type { Resource, StoredRecord } from './declaration/resource';
import type { Records } from './records';

/**
 * Judges a write before it reaches the store.
 * @param rows the rows that take the place of others; null for every other write
 * @throws what the write is refused with
 */
export type Guard = (resource: Resource, rows: readonly StoredRecord[] | null) => void;

/** Of every member, so that one added to the port is judged or not on purpose. */
const writes: Readonly<Record<keyof Records, boolean>> = {
  tenantId: false,
  find: false,
  page: false,
  count: false,
  sums: false,
  marks: false,
  countRemoved: false,
  findByKeys: false,
  insert: true,
  update: true,
  remove: true,
  restore: true,
  rebuild: true,
  purge: true,
  audit: false,
  history: false,
  changesAround: false,
  importHistory: false,
  countImportHistory: false,
  lock: false,
  last: false,
};

export const isWrite = (member: string | symbol): boolean => writes[member as keyof Records] === true;

/** The records with every write judged first; reads, locks and the history are as they were. */
export const guardedRecords = (records: Records, guard: Guard): Records =>
  new Proxy(records, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== 'function') return member;
      if (!isWrite(name)) return member.bind(target) as unknown;
      return async (resource: Resource, ...given: readonly unknown[]): Promise<unknown> => {
        guard(resource, name === 'update' ? (given[0] as readonly StoredRecord[]) : null);
        return member.call(target, resource, ...given) as unknown;
      };
    },
  });
