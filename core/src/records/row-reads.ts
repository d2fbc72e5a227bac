import type { Resource, StoredRecord } from './declaration/resource';
import { isWrite } from './guarded-records';
import type { Records } from './records';

/** A read of whole rows of one register. */
export type RowRead = (resource: Resource, ...given: readonly unknown[]) => Promise<StoredRecord[]>;

const rowReads: ReadonlySet<string | symbol> = new Set<keyof Records>(['find', 'findByKeys']);

/** Callers may change the rows they get. */
export const copiedRows = (rows: readonly StoredRecord[]): StoredRecord[] => rows.map((row) => ({ ...row }));

/**
 * The records with reads of rows that may be spared.
 * @param through what answers a read of this name; `read` asks the records
 * @param forget called before and after each write and lock, since others may have written before a lock
 */
export function sparingReads(
  records: Records,
  through: (name: string, read: RowRead) => RowRead,
  forget: () => void,
): Records {
  return new Proxy(records, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== 'function') return member;
      const bound = member.bind(target) as (...given: readonly unknown[]) => unknown;
      if (rowReads.has(name)) return through(String(name), bound as RowRead);
      if (name !== 'lock' && !isWrite(name)) return bound;
      return (...given: readonly unknown[]) => {
        forget();
        const done = bound(...given);
        // What was asked for meanwhile may be from before or after.
        void Promise.resolve(done).then(forget, forget);
        return done;
      };
    },
  });
}
