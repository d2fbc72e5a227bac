import { DomainError } from '@rdm/core/internal/kernel';
import type {
  AuditEntry,
  ChangeCount,
  PartOfChanges,
  RecordsAround,
  Condition,
  FoundPage,
  ImportEntries,
  ImportEntry,
  KeyedId,
  Leaving,
  RecordRows,
  Resource,
  Selection,
  StoredRecord,
  Summing,
  Sums,
} from '@rdm/core/internal/records';
import { countedChanges } from './counted-changes';
import { latestFirst, leaveOtherwise } from './history-order';
import { keptRow, readRow, type RecordTable, type Undo } from './record-table';
import { matcher, sorter } from './selecting';
import { sumsOf } from './sums-of';
import type { AllData } from './tenant-data';

/** The records of one tenant in one transaction. Changes are made at once and rolled back when it fails. */
export class MemoryRecords implements RecordRows {
  readonly #undo: Undo[] = [];
  #isOver = false;
  #failure: unknown = null;

  constructor(
    readonly tenantId: string,
    private readonly data: AllData,
  ) {}

  /** Accepts no more calls; rethrows an error that rules out a commit. */
  end(): void {
    this.#isOver = true;
    if (this.#failure !== null) throw this.#failure;
  }

  rollBack(): void {
    this.#isOver = true;
    for (const undo of this.#undo.reverse()) undo();
  }

  find(resource: Resource, selection: Selection & Leaving = {}): Promise<StoredRecord[]> {
    return this.#call(() => {
      const { where = [], order = resource.order, offset = 0, limit, without = [] } = selection;
      for (const number of [offset, limit ?? 0]) {
        if (!Number.isSafeInteger(number) || number < 0)
          throw new DomainError('PAGE', `${number} is no number of rows`);
      }
      const found = this.#matching(this.data.visible(this.tenantId, resource), where).sort(sorter(resource, order));
      const read = found.slice(offset, limit === undefined ? undefined : offset + limit).map(readRow);
      return without.length === 0 ? read : read.map((row) => leaving(row, without));
    });
  }

  async page(resource: Resource, selection: Selection & Leaving): Promise<FoundPage<StoredRecord>> {
    const rows = await this.find(resource, selection);
    return { rows, total: () => this.count(resource, selection.where) };
  }

  count(resource: Resource, where: readonly Condition[] = []): Promise<number> {
    return this.#call(() => this.#matching(this.data.visible(this.tenantId, resource), where).length);
  }

  sums(resource: Resource, { where = [], of, by = [] }: Summing): Promise<readonly Sums[]> {
    return this.#call(() =>
      sumsOf(resource, this.#matching(this.data.visible(this.tenantId, resource), where), { of, by }),
    );
  }

  /** Everything is at hand here, and nothing is saved by keeping what follows from it. */
  marks(): Promise<readonly string[] | null> {
    return this.#call(() => null);
  }

  countRemoved(resource: Resource, where: readonly Condition[] = []): Promise<number> {
    return this.#call(() => [...this.#own(resource).allRemoved()].filter(matcher(resource, where)).length);
  }

  findByKeys(
    resource: Resource,
    keys: readonly Readonly<Record<string, unknown>>[],
    parts?: number,
  ): Promise<StoredRecord[]> {
    return this.#call(() => {
      const found = new Set<StoredRecord>();
      for (const table of this.data.visible(this.tenantId, resource)) {
        if (parts !== undefined) for (const row of table.byFirstParts(keys, parts)) found.add(row);
        else
          for (const key of keys) {
            const row = table.byKey(key);
            if (row) found.add(row);
          }
      }
      return [...found].sort(sorter(resource, [])).map(readRow);
    });
  }

  insert(resource: Resource, rows: Iterable<StoredRecord>): Promise<void> {
    return this.#write(() => {
      const given = [...rows];
      this.#checkRows(given);
      const table = this.#own(resource);
      for (const row of given) {
        if (table.get(row.id)) throw new DomainError('TWICE', `Record ${row.id} is there already`);
        this.#undo.push(table.set(row.id, keptRow(resource, row)));
      }
    });
  }

  update(resource: Resource, rows: readonly StoredRecord[]): Promise<string[]> {
    return this.#write(() => {
      this.#checkRows(rows);
      const table = this.#own(resource);
      return rows.flatMap((row) => {
        const current = table.get(row.id);
        if (current?.version !== row.version) return [row.id];
        this.#undo.push(table.set(row.id, { ...keptRow(resource, row), version: row.version + 1 }));
        return [];
      });
    });
  }

  remove(resource: Resource, ids: readonly string[], by: { user: string | null; time: string }): Promise<number> {
    return this.#write(() => {
      const table = this.#own(resource);
      const rows = [...new Set(ids)].flatMap((id) => table.get(id) ?? []);
      this.#takeAway(
        table,
        rows.map(({ id }) => id),
      );
      for (const row of rows) this.#undo.push(table.keepRemoved(touched(row, by)));
      return rows.length;
    });
  }

  restore(
    resource: Resource,
    ids: readonly string[],
    by: { user: string | null; time: string },
  ): Promise<StoredRecord[]> {
    return this.#write(() => {
      const table = this.#own(resource);
      const rows = [...new Set(ids)].flatMap((id) => table.removed(id) ?? []).map((row) => touched(row, by));
      for (const row of rows) this.#undo.push(table.set(row.id, row), table.forgetRemoved(row.id));
      return rows.map(readRow);
    });
  }

  rebuild(resource: Resource, where: readonly Condition[], rows: Iterable<StoredRecord>): Promise<string[]> {
    return this.#write(() => {
      const given = [...rows];
      this.#checkRows(given);
      const table = this.#own(resource);
      const before = new Map(this.#matching([table], where).map((row) => [keyOf(resource, row), row]));
      const written = given.map((row) => {
        const key = keyOf(resource, row);
        const old = before.get(key);
        before.delete(key);
        const kept = keptRow(resource, old ? { ...row, id: old.id } : row);
        return { row: kept, isSame: old !== undefined && sameFields(resource, old, kept) };
      });
      const changed = written.flatMap(({ row, isSame }) => (isSame ? [] : [row]));
      this.#takeAway(
        table,
        [...before.values(), ...changed].map(({ id }) => id),
      );
      for (const row of changed) this.#undo.push(table.set(row.id, row));
      return written.map(({ row }) => row.id);
    });
  }

  purge(resource: Resource, where: readonly Condition[]): Promise<KeyedId[]> {
    return this.#write(() => {
      const table = this.#own(resource);
      const rows = this.#matching([table], where);
      this.#takeAway(
        table,
        rows.map((row) => row.id),
      );
      const known = ['id', ...resource.naturalKey];
      return rows.map((row) => Object.fromEntries(known.map((name) => [name, row[name] ?? null])) as KeyedId);
    });
  }

  audit(entries: readonly AuditEntry[]): Promise<void> {
    return this.#write(() => {
      const { history } = this.data.of(this.tenantId);
      const length = history.length;
      history.push(...(JSON.parse(JSON.stringify(entries)) as AuditEntry[]));
      this.#undo.push(() => history.splice(length));
    });
  }

  history(resource: string, recordId: string): Promise<AuditEntry[]> {
    return this.#call(() => {
      const entries = this.data.of(this.tenantId).history;
      const own = entries.filter((entry) => entry.resource === resource && entry.recordId === recordId);
      return JSON.parse(JSON.stringify(own.sort(latestFirst))) as AuditEntry[];
    });
  }

  changesAround(around: RecordsAround, { offset = 0, limit }: PartOfChanges = {}): Promise<ChangeCount[]> {
    return this.#call(() => {
      const counted = countedChanges(this.data.of(this.tenantId).history, around);
      return counted.slice(offset, limit === undefined ? undefined : offset + limit);
    });
  }

  importHistory(importId: string, { offset = 0, limit, ...which }: ImportEntries = {}): Promise<ImportEntry[]> {
    return this.#call(() => {
      const found = this.#ofImport(importId, which).slice(offset, limit === undefined ? undefined : offset + limit);
      return JSON.parse(JSON.stringify(found)) as ImportEntry[];
    });
  }

  countImportHistory(importId: string, which: Pick<ImportEntries, 'onlyOvertaken'> = {}): Promise<number> {
    return this.#call(() => this.#ofImport(importId, which).length);
  }

  /** Transactions run one after another here, so others are already blocked. */
  lock(): Promise<void> {
    return this.#call(() => undefined);
  }

  last<T>(asking: () => Promise<T>): Promise<T> {
    const answer = asking();
    this.#isOver = true;
    return answer;
  }

  /** A call that throws rejects its promise, as everywhere in the port. */
  #call<T>(work: () => T): Promise<T> {
    return new Promise((resolve) => {
      if (this.#isOver) throw new DomainError('TRANSACTION', 'The transaction is over');
      resolve(work());
    });
  }

  /** A write that fails midway has changed something: the transaction cannot be committed any more. */
  #write<T>(work: () => T): Promise<T> {
    return this.#call(() => {
      try {
        return work();
      } catch (error) {
        this.#failure ??= error;
        throw error;
      }
    });
  }

  #ofImport(importId: string, { onlyOvertaken = false }: Pick<ImportEntries, 'onlyOvertaken'>): ImportEntry[] {
    const { history } = this.data.of(this.tenantId);
    const recordOf = ({ resource, recordId }: AuditEntry) => `${resource} ${recordId}`;
    const isOwn = (entry: AuditEntry): entry is Omit<ImportEntry, 'isOvertaken'> => entry.importId === importId;
    const own = history.filter(isOwn);
    const latest = new Map(own.map((entry) => [recordOf(entry), entry]));
    const later = new Map<string, AuditEntry[]>();
    for (const entry of history) {
      const of = latest.get(recordOf(entry));
      if (!of || entry.importId === importId || latestFirst(of, entry) <= 0) continue;
      const others = later.get(recordOf(entry));
      if (others) others.push(entry);
      else later.set(recordOf(entry), [entry]);
    }
    return own
      .map((entry) => ({ ...entry, isOvertaken: leaveOtherwise(later.get(recordOf(entry)) ?? []) }))
      .filter(({ isOvertaken }) => isOvertaken || !onlyOvertaken)
      .sort((one, other) => latestFirst(other, one));
  }

  #own(resource: Resource): RecordTable {
    return this.data.table(this.tenantId, resource);
  }

  #matching(tables: readonly RecordTable[], where: readonly Condition[]): StoredRecord[] {
    return tables.flatMap((table) => [...table.all()].filter(matcher(table.resource, where)));
  }

  #takeAway(table: RecordTable, ids: readonly string[]): number {
    const live = [...new Set(ids)].filter((id) => table.get(id) !== undefined);
    for (const id of live) this.#undo.push(table.set(id, null));
    return live.length;
  }

  #checkRows(rows: readonly StoredRecord[]): void {
    const other = rows.find((row) => row.tenantId !== this.tenantId);
    if (other) throw new DomainError('TENANT', `Record ${other.id} is not of tenant ${this.tenantId}`);
    if (new Set(rows.map((row) => row.id)).size < rows.length) {
      throw new DomainError('TWICE', 'The same record is written twice in one call');
    }
  }
}

/** A record after a removal or a restore. */
function touched(row: StoredRecord, by: { user: string | null; time: string }): StoredRecord {
  return { ...row, version: row.version + 1, updateUser: by.user, updateTime: by.time };
}

const leaving = (row: StoredRecord, without: readonly string[]): StoredRecord =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !without.includes(name))) as unknown as StoredRecord;

const keyOf = ({ naturalKey }: Resource, row: StoredRecord): string =>
  JSON.stringify(naturalKey.map((name) => row[name] ?? null));

const sameFields = ({ fields }: Resource, one: StoredRecord, other: StoredRecord): boolean =>
  Object.keys(fields).every((name) => JSON.stringify(one[name] ?? null) === JSON.stringify(other[name] ?? null));
