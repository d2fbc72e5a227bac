import type { Resource, StoredRecord } from './declaration/resource';
import { isWrite } from './guarded-records';
import type { Records } from './records';

/** Rows of one answer, and of all that are kept: more is rarely asked for twice, and would stay until the end. */
const MOST_ROWS = { ofOne: 500, ofAll: 5_000 } as const;

type Reading = (resource: Resource, ...given: readonly unknown[]) => Promise<StoredRecord[]>;

/** Callers may change the rows they get. */
const copied = (rows: readonly StoredRecord[]) => rows.map((row) => ({ ...row }));

const kept: ReadonlySet<string | symbol> = new Set<keyof Records>(['find', 'findByKeys']);

/**
 * The records of one transaction, in which the same is not read twice: figures that stand beside each other ask for the same
 * projects and months. After a write or a lock everything is read anew, since others may have written before it.
 */
export function repeatedReads(records: Records): Records {
  let answers = new Map<string, Promise<StoredRecord[]>>();
  let rows = 0;
  const forget = () => {
    answers = new Map();
    rows = 0;
  };
  const reading =
    (name: string, read: Reading): Reading =>
    async (resource, ...given) => {
      const key = `${name} ${resource.name} ${JSON.stringify(given)}`;
      const before = answers.get(key);
      if (before) return copied(await before);
      const of = answers;
      const answer = read(resource, ...given);
      const own = answer.then(copied);
      of.set(key, own);
      // Whoever asks for the same meanwhile is told, and so is this caller.
      own.catch(() => of.delete(key));
      const found = await answer;
      rows += found.length;
      if (found.length > MOST_ROWS.ofOne || rows > MOST_ROWS.ofAll) of.delete(key);
      return found;
    };
  return new Proxy(records, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== 'function') return member;
      const bound = member.bind(target) as (...given: readonly unknown[]) => unknown;
      if (kept.has(name)) return reading(String(name), bound as Reading);
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
