import type { Resource, StoredRecord } from './declaration/resource';
import { KeptValues } from './kept-values';
import type { Records } from './records';
import { copiedRows, sparingReads, type RowRead } from './row-reads';

/** The marks of registers, read before anything else was. */
export type Marks = ReadonlyMap<Resource, string>;

interface KeptRows {
  readonly mark: string;
  readonly rows: readonly StoredRecord[];
}

/**
 * Rows of registers, kept for whatever is worked out of them next, as long as their register has the same mark. Figures of
 * a year go by the same registers, and after a change all but one of these are as they were. docs/decisions/035
 */
export class KeptReads {
  readonly #kept = new KeptValues<KeptRows>(500_000, 120_000);

  /**
   * The records of a tenant, with what was read of them before: everybody without scopes of data reads the same. After a
   * write or a lock everything is read anew.
   */
  over(records: Records, marks: Marks): { readonly records: Records; isReadAnew(): boolean } {
    let isReadAnew = false;
    const reading =
      (name: string, read: RowRead): RowRead =>
      async (resource, ...given) => {
        const mark = marks.get(resource);
        if (mark === undefined || isReadAnew) return read(resource, ...given);
        const key = JSON.stringify([records.tenantId, name, resource.name, given]);
        const before = this.#kept.get(key);
        if (before?.mark === mark) return copiedRows(before.rows);
        const rows = await read(resource, ...given);
        if (!isReadAnew) this.#kept.keep(key, { mark, rows: copiedRows(rows) }, valuesOfRows(rows));
        return rows;
      };
    const sparing = sparingReads(records, reading, () => {
      isReadAnew = true;
    });
    return { records: sparing, isReadAnew: () => isReadAnew };
  }
}

/** Of more rows, so many are counted. */
const COUNTED = 50;

/** How many values rows hold, those within trees and lists counted each: of many rows about. */
function valuesOfRows(rows: readonly StoredRecord[]): number {
  const step = Math.ceil(rows.length / COUNTED);
  let values = 0;
  for (let at = 0; at < rows.length; at += step) values += valuesOf(rows[at]) * step;
  return values;
}

function valuesOf(held: unknown): number {
  if (typeof held !== 'object' || held === null) return 1;
  let values = 1;
  for (const part of Object.values(held)) values += valuesOf(part);
  return values;
}
