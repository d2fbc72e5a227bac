import { hash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Condition, StoredRecord } from '@rdm/core/internal/records';
import type { Session } from '../database';
import type { Table } from '../schema/table';
import { decodeKey, encodeRow } from './row';
import { deleteStatement, knownStatement } from './writing';

interface Into {
  readonly session: Session;
  readonly table: Table;
  readonly tenantId: string;
}

/**
 * Makes the rows the records that match, writing those only that differ, and returns their ids. They come in chunks, of
 * which one is made while the server writes the one before.
 * @param insert refuses a natural key in use
 */
export async function rebuildRows(
  { session, table, tenantId }: Into,
  where: readonly Condition[],
  chunks: Iterable<readonly StoredRecord[]>,
  insert: (rows: readonly StoredRecord[], json: string) => Promise<void>,
): Promise<string[]> {
  const known = { ...knownStatement(table, tenantId, where), rowMode: 'array' };
  const before = new RecordsBefore(table, (await session.query<unknown[]>(known)).rows);
  const drop = (ids: readonly string[]) =>
    ids.length === 0 ? null : session.query(deleteStatement(table, tenantId, ids));
  const replace = (changed: readonly ChangedRow[]) => {
    const dropped = drop(changed.flatMap(({ row, isThere }) => (isThere ? [row.id] : [])));
    const rows = changed.map(({ row }) => row);
    return Promise.all([dropped, insert(rows, `[${changed.map(({ json }) => json).join()}]`)]);
  };
  const ids: string[] = [];
  let written: Promise<unknown> = Promise.resolve();
  for (const chunk of chunks) {
    const changed = before.changed(chunk, ids);
    await written;
    if (changed.length > 0) written = replace(changed);
    // The next await reports it.
    written.catch(() => undefined);
    await setImmediate();
  }
  await written;
  await drop(before.left);
  return ids;
}

interface Known {
  readonly id: string;
  /** Null where it is not known. */
  readonly digest: string | null;
}

/** A row to be written. */
interface ChangedRow {
  readonly row: StoredRecord;
  /** The row as JSON, with the digest of its fields. */
  readonly json: string;
  /** Whether a record of this id is there, which it replaces. */
  readonly isThere: boolean;
}

/** The records that a rebuild replaces: tells which of the new rows differ from them. */
class RecordsBefore {
  readonly #known = new Map<string, Known>();
  readonly #fields;
  readonly #base;

  /** @param found the values that `knownStatement` reads */
  constructor(
    private readonly table: Table,
    found: readonly unknown[][],
  ) {
    const isField = (property: string) => Object.hasOwn(table.resource.fields, property);
    this.#fields = table.columns.filter(({ property }) => isField(property));
    this.#base = table.columns.filter(({ property }) => !isField(property));
    for (const values of found) {
      const row = decodeKey(table, values.slice(0, -1));
      this.#known.set(this.#keyOf(row), { id: row.id, digest: values.at(-1) as string | null });
    }
  }

  /** The rows that must be written, the ids of records before them where their key had one; all ids are added to `ids`. */
  changed(rows: readonly StoredRecord[], ids: string[]): ChangedRow[] {
    return rows.flatMap((given) => {
      const key = this.#keyOf(given);
      const before = this.#known.get(key);
      this.#known.delete(key);
      const row = before ? { ...given, id: before.id } : given;
      ids.push(row.id);
      const fields = JSON.stringify(encodeRow(this.table, row, this.#fields));
      const digest = hash('sha256', fields, 'base64');
      if (before?.digest === digest) return [];
      const base = JSON.stringify({ ...encodeRow(this.table, row, this.#base), content_digest: digest });
      // Both are objects, and the one of the fields holds at least a part of the key.
      return [{ row, json: `${base.slice(0, -1)},${fields.slice(1)}`, isThere: before !== undefined }];
    });
  }

  /** The ids of the records that no row was of. */
  get left(): string[] {
    return [...this.#known.values()].map(({ id }) => id);
  }

  #keyOf(row: Readonly<Record<string, unknown>>): string {
    return JSON.stringify(this.table.key.map(({ property }) => row[property] ?? null));
  }
}
