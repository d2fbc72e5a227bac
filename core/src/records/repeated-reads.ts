import type { StoredRecord } from './declaration/resource';
import type { Records } from './records';
import { copiedRows, sparingReads, type RowRead } from './row-reads';

/** Rows of one answer, and of all that are kept: more is rarely asked for twice, and would stay until the end. */
const MOST_ROWS = { ofOne: 500, ofAll: 5_000 } as const;

/**
 * The records of one transaction, in which the same is not read twice: figures that stand beside each other ask for the same
 * projects and months. After a write or a lock everything is read anew.
 */
export function repeatedReads(records: Records): Records {
  let answers = new Map<string, Promise<StoredRecord[]>>();
  let rows = 0;
  const forget = () => {
    answers = new Map();
    rows = 0;
  };
  const reading =
    (name: string, read: RowRead): RowRead =>
    async (resource, ...given) => {
      const key = `${name} ${resource.name} ${JSON.stringify(given)}`;
      const before = answers.get(key);
      if (before) return copiedRows(await before);
      const of = answers;
      const answer = read(resource, ...given);
      const own = answer.then(copiedRows);
      of.set(key, own);
      // Whoever asks for the same meanwhile is told, and so is this caller.
      own.catch(() => of.delete(key));
      const found = await answer;
      rows += found.length;
      if (found.length > MOST_ROWS.ofOne || rows > MOST_ROWS.ofAll) of.delete(key);
      return found;
    };
  return sparingReads(records, reading, forget);
}
