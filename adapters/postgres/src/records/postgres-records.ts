import { setImmediate } from 'node:timers/promises';
import {
  comparable,
  duplicateKey,
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
  type Resource,
  type Selection,
  type StoredRecord,
  type Summing,
  type Sums,
} from '@rdm/core/internal/records';
import { DomainError } from '@rdm/core/internal/kernel';
import type { Session, Statement } from '../database';
import { tableOf, type Column, type Table } from '../schema/table';
import {
  auditStatement,
  changesAroundStatement,
  countImportHistoryStatement,
  historyStatement,
  importHistoryStatement,
} from './audit';
import type { FoundBefore } from './found-before';
import { CountedPages } from './counted-pages';
import { recordsOf } from './records-of';
import { byGivenParts } from './key-groups';
import { countRemovedStatement, countStatement, findByKeysStatement, findStatement } from './reading';
import { marksStatement } from './kept-counts';
import { checkedChunks, checkRows, CHUNK, chunksOf } from './chunks-of';
import { rebuildRows } from './rebuilding';
import { decodeKey, encodeRow } from './row';
import { decodeSums, sumsStatement } from './sums';
import {
  insertStatement,
  purgeStatement,
  removedStatement,
  removeStatement,
  restoreStatement,
  updateStatement,
} from './writing';

/** Keys per statement: its answers are whole rows, which are decoded in one turn of the event loop. */
const KEYS = 400;
const UNIQUE_VIOLATION = '23505';
const ID: Column['storage'] = { type: 'id' };

type Commit = Promise<{ readonly command: string }>;

/**
 * The records of one tenant on the connection of one transaction. Of concurrent calls, a write runs when all calls
 * before it are over; a read is sent at once unless a write is in progress.
 */
export class PostgresRecords implements RecordRows {
  /** Settles when all calls so far are over. */
  #last: Promise<unknown> = Promise.resolve();
  /** Settles when all writes so far are over. */
  #writing: Promise<unknown> = Promise.resolve();
  #isOver = false;
  readonly #pages: CountedPages;
  #failure: unknown = null;
  /** The commit, where it was sent together with the last statement. */
  #committed: Commit | null = null;
  /** Whether anything was written or locked, so that there is something to commit. */
  hasChanged = false;

  /** @param begun settles when the transaction is begun; its statements were sent before any other */
  constructor(
    readonly tenantId: string,
    private readonly session: Session,
    private readonly begun: Promise<unknown>,
    foundBefore: FoundBefore,
  ) {
    this.#pages = new CountedPages(tenantId, session, foundBefore, () => this.hasChanged);
  }

  /** Waits for calls that were not awaited and accepts no more; rethrows an error that rules out a commit. */
  async end(): Promise<void> {
    this.#isOver = true;
    await this.#last;
    await this.begun;
    if (this.#failure !== null) throw this.#failure;
  }

  /** To be called after `end`. */
  commit(): Commit {
    return this.#committed ?? this.session.query('commit');
  }

  find(resource: Resource, selection: Selection & Leaving = {}): Promise<StoredRecord[]> {
    return this.#read(async () => {
      const table = tableOf(resource, selection.without);
      return recordsOf(this.session, table, findStatement(table, this.tenantId, selection));
    });
  }

  page(resource: Resource, selection: Selection & Leaving): Promise<FoundPage<StoredRecord>> {
    return this.#read(async () => {
      const table = tableOf(resource, selection.without);
      const { where = [] } = selection;
      if (!isCounted(table)) {
        const rows = await recordsOf(this.session, table, findStatement(table, this.tenantId, selection));
        return { rows, total: () => this.count(resource, where) };
      }
      const { rows, count } = await this.#pages.page(table, selection);
      return { rows, total: () => this.#read(() => this.#pages.total(table, where, count)) };
    });
  }

  count(resource: Resource, where: readonly Condition[] = []): Promise<number> {
    const table = tableOf(resource);
    if (where.length === 0 && isCounted(table))
      return this.#read(async () => this.#pages.total(table, where, await this.#pages.rowCount(table)));
    return this.#total(() => countStatement(table, this.tenantId, where));
  }

  sums(resource: Resource, of: Summing): Promise<readonly Sums[]> {
    return this.#read(async () => {
      const table = tableOf(resource);
      const asArrays = { ...sumsStatement(table, this.tenantId, of), rowMode: 'array' };
      const { rows } = await this.session.query<(string | null)[]>(asArrays);
      return rows.map((values) => decodeSums(of, values));
    });
  }

  marks(resources: readonly Resource[]): Promise<readonly string[] | null> {
    return this.#read(async () => {
      if (this.hasChanged) return null;
      const names = resources.map((resource) => tableOf(resource).name);
      const { rows } = await this.session.query<{ marks: string[] | null }>(marksStatement(this.tenantId, names));
      return rows[0]!.marks;
    });
  }

  countRemoved(resource: Resource, where: readonly Condition[] = []): Promise<number> {
    return this.#total(() => countRemovedStatement(tableOf(resource), this.tenantId, where));
  }

  findByKeys(
    resource: Resource,
    keys: readonly Readonly<Record<string, unknown>>[],
    parts?: number,
  ): Promise<StoredRecord[]> {
    const table = tableOf(resource);
    return this.#read(() => this.#findByKeys(table, keys, table.key.slice(0, parts)));
  }

  insert(resource: Resource, rows: Iterable<StoredRecord>): Promise<void> {
    return this.#write(async () => {
      const table = tableOf(resource);
      let inserted: Promise<void> = Promise.resolve();
      for (const chunk of checkedChunks(rows, this.tenantId)) {
        const json = JSON.stringify(chunk.map((row) => encodeRow(table, row)));
        await inserted;
        inserted = this.#insert(resource, chunk, json);
        // The next await reports it.
        inserted.catch(() => undefined);
        // The statement is sent before the next rows are encoded, so that the server works meanwhile.
        if (chunk.length === CHUNK) await setImmediate();
      }
      await inserted;
    });
  }

  update(resource: Resource, rows: readonly StoredRecord[]): Promise<string[]> {
    return this.#write(async () => {
      checkRows(rows, this.tenantId);
      const written = new Set<string>();
      for (const chunk of chunksOf(rows)) for (const id of await this.#update(resource, chunk)) written.add(id);
      return rows.filter((row) => !written.has(row.id)).map((row) => row.id);
    });
  }

  remove(resource: Resource, ids: readonly string[], by: { user: string | null; time: string }): Promise<number> {
    return this.#write(async () => {
      const known = ids.filter((id) => comparable(ID, id) !== null);
      const { rowCount } = await this.session.query(removeStatement(tableOf(resource), this.tenantId, known, by));
      return rowCount ?? 0;
    });
  }

  restore(
    resource: Resource,
    ids: readonly string[],
    by: { user: string | null; time: string },
  ): Promise<StoredRecord[]> {
    return this.#write(async () => {
      const table = tableOf(resource);
      const known = ids.filter((id) => comparable(ID, id) !== null);
      return this.#refusingTakenKeys(
        resource,
        () => recordsOf(this.session, table, restoreStatement(table, this.tenantId, known, by)),
        () => recordsOf(this.session, table, removedStatement(table, this.tenantId, known)),
      );
    });
  }

  rebuild(resource: Resource, where: readonly Condition[], rows: Iterable<StoredRecord>): Promise<string[]> {
    return this.#write(() => {
      const into = { session: this.session, table: tableOf(resource), tenantId: this.tenantId };
      const insert = (chunk: readonly StoredRecord[], json: string) => this.#insert(resource, chunk, json);
      return rebuildRows(into, where, checkedChunks(rows, this.tenantId), insert);
    });
  }

  purge(resource: Resource, where: readonly Condition[]): Promise<KeyedId[]> {
    return this.#write(async () => {
      const table = tableOf(resource);
      const asArrays = { ...purgeStatement(table, this.tenantId, where), rowMode: 'array' };
      const { rows } = await this.session.query<unknown[]>(asArrays);
      return rows.map((values) => decodeKey(table, values));
    });
  }

  audit(entries: readonly AuditEntry[]): Promise<void> {
    return this.#write(async () => {
      for (const chunk of chunksOf(entries)) await this.session.query(auditStatement(this.tenantId, chunk));
    });
  }

  history(resource: string, recordId: string): Promise<AuditEntry[]> {
    return this.#read(async () => {
      const statement = historyStatement(this.tenantId, resource, recordId);
      return (await this.session.query<AuditEntry>(statement)).rows;
    });
  }

  changesAround(around: RecordsAround, part: PartOfChanges = {}): Promise<ChangeCount[]> {
    return this.#read(async () => {
      const statement = changesAroundStatement(this.tenantId, around, part);
      return (await this.session.query<ChangeCount>(statement)).rows;
    });
  }

  importHistory(importId: string, part: ImportEntries = {}): Promise<ImportEntry[]> {
    return this.#read(async () => {
      const statement = importHistoryStatement(this.tenantId, importId, part);
      return (await this.session.query<ImportEntry>(statement)).rows;
    });
  }

  countImportHistory(importId: string, part: Pick<ImportEntries, 'onlyOvertaken'> = {}): Promise<number> {
    return this.#read(async () => {
      const statement = countImportHistoryStatement(this.tenantId, importId, part);
      return (await this.session.query<{ count: number }>(statement)).rows[0]?.count ?? 0;
    });
  }

  lock(key: string): Promise<void> {
    this.hasChanged = true;
    // Escaped, because the database does not accept every character.
    const name = JSON.stringify([this.tenantId, key]);
    return this.#next(async () => {
      await this.session.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [name]);
    });
  }

  last<T>(asking: () => Promise<T>): Promise<T> {
    const answer = asking();
    if (!this.#isOver && !this.hasChanged) {
      this.#committed = this.#writing.then(() => this.session.query('commit'));
      this.#committed.catch(() => undefined);
    }
    this.#isOver = true;
    return answer;
  }

  #total(statement: () => Statement): Promise<number> {
    return this.#read(async () => (await this.session.query<{ total: number }>(statement())).rows[0]!.total);
  }

  /** Sent together with the beginning of the transaction; resolves only if that succeeds. */
  #read<T>(work: () => Promise<T>): Promise<T> {
    if (this.#isOver) return transactionIsOver();
    const answer = Promise.all([this.begun, this.#writing.then(work)]).then(([, read]) => read);
    this.#last = Promise.all([this.#last, settled(answer)]);
    return answer;
  }

  #next<T>(work: () => Promise<T>): Promise<T> {
    if (this.#isOver) return transactionIsOver();
    const answer = Promise.all([this.begun, this.#last]).then(work);
    this.#last = this.#writing = settled(answer);
    return answer;
  }

  /** A write that fails midway has changed something: the transaction cannot be committed, even if that is caught. */
  #write<T>(work: () => Promise<T>): Promise<T> {
    this.hasChanged = true;
    return this.#next(async () => {
      try {
        return await work();
      } catch (error) {
        this.#failure ??= error;
        throw error;
      }
    });
  }

  async #findByKeys(
    table: Table,
    keys: readonly Readonly<Record<string, unknown>>[],
    parts: readonly Column[] = table.key,
  ): Promise<StoredRecord[]> {
    const found = new Map<string, StoredRecord>();
    for (const chunk of chunksOf(keys, KEYS)) {
      for (const { given, values } of byGivenParts(parts, chunk)) {
        const json = JSON.stringify(values);
        const records = await recordsOf(
          this.session,
          table,
          findByKeysStatement(table, this.tenantId, json, { parts, given }),
        );
        for (const record of records) found.set(`${record.tenantId} ${record.id}`, record);
      }
    }
    return [...found.values()];
  }

  async #insert(resource: Resource, rows: readonly StoredRecord[], json: string): Promise<void> {
    const statement = insertStatement(tableOf(resource), this.tenantId, json);
    const { rows: inserted } = await this.session.query<{ id: string }>(statement);
    if (inserted.length === rows.length) return;
    const ids = new Set(inserted.map(({ id }) => id));
    throw duplicateKey(
      resource,
      rows.find(({ id }) => !ids.has(id))!,
    );
  }

  async #update(resource: Resource, rows: readonly StoredRecord[]): Promise<string[]> {
    const table = tableOf(resource);
    const statement = updateStatement(table, this.tenantId, JSON.stringify(rows.map((row) => encodeRow(table, row))));
    return this.#refusingTakenKeys(
      resource,
      async () => (await this.session.query<{ id: string }>(statement)).rows.map(({ id }) => id),
      async () => rows,
    );
  }

  /** Runs a statement that may violate a natural key; `meant` are the rows it would have written. */
  async #refusingTakenKeys<T>(
    resource: Resource,
    write: () => Promise<T>,
    meant: () => Promise<readonly StoredRecord[]>,
  ): Promise<T> {
    await this.session.query('savepoint writing');
    try {
      const answer = await write();
      await this.session.query('release savepoint writing');
      return answer;
    } catch (error) {
      if ((error as { code?: string }).code !== UNIQUE_VIOLATION) throw error;
      await this.session.query('rollback to savepoint writing');
      throw duplicateKey(resource, await this.#takenKey(tableOf(resource), await meant()));
    }
  }

  /** The row whose key belongs to another record, or to another row of the same call. */
  async #takenKey(table: Table, rows: readonly StoredRecord[]): Promise<StoredRecord> {
    const keyOf = (row: Readonly<Record<string, unknown>>) =>
      JSON.stringify(table.key.map((part) => row[part.property]));
    const owners = new Map((await this.#findByKeys(table, rows)).map((row) => [keyOf(row), row.id]));
    for (const row of rows) {
      const owner = owners.get(keyOf(row));
      if (owner !== undefined && owner !== row.id) return row;
      owners.set(keyOf(row), row.id);
    }
    return rows[0]!;
  }
}

/** Of what all tenants share a tenant reads rows that are not its own. */
const isCounted = ({ resource }: Table): boolean => resource.sharing === 'tenant';

const settled = (promise: Promise<unknown>) => promise.catch(() => undefined);

const transactionIsOver = () => Promise.reject(new DomainError('TRANSACTION', 'The transaction is over'));
