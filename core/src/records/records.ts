import type { FieldOf, NewValues, RecordOf, Resource, StoredRecord } from './declaration/resource';

/**
 * `like` matches anywhere, `likeLeft` at the end, `likeRight` at the beginning, all case-insensitively; `%` and `_` are
 * literal characters. A null value matches `isNull` only, so neither `notEqual` nor `notLike` matches it.
 */
export type Comparison =
  | 'equal'
  | 'notEqual'
  | 'greaterOrEqual'
  | 'greater'
  | 'lessOrEqual'
  | 'less'
  | 'like'
  | 'likeLeft'
  | 'likeRight'
  | 'notLike'
  | 'isNull'
  | 'isNotNull'
  | 'in';

/**
 * One condition on a field or a base column (`id`, `createTime`, …). Lists match when they contain the value. A value
 * that cannot exist, e.g. letters for an id or February 30, is no error: it equals nothing (`comparable`).
 */
export interface Condition<Field extends string = string> {
  readonly field: Field;
  readonly is: Comparison;
  readonly value?: string | number | readonly string[];
}

/** Conditions on records of one resource, which all hold. */
export type Where<R extends Resource> = readonly Condition<FieldOf<R>>[];

export interface Order<Field extends string = string> {
  readonly field: Field;
  readonly descending?: boolean;
}

export interface Selection<Field extends string = string> {
  /** All of them hold. */
  readonly where?: readonly Condition<Field>[];
  /** The resource's own order unless given; nulls come last in either direction, ties are broken by id. */
  readonly order?: readonly Order<Field>[];
  readonly offset?: number;
  readonly limit?: number;
}

/** Fields that are not read, such as trees of kilobytes a row; the records then lack them. */
export interface Leaving<Field extends string = string> {
  readonly without?: readonly Field[];
}

/** What is summed, of which records, and by what they are grouped. */
export interface Summing<Field extends string = string> {
  readonly where?: readonly Condition<Field>[];
  /** Amounts. */
  readonly of: readonly Field[];
  /** Fields of one text. */
  readonly by?: readonly Field[];
}

export interface Sums {
  /** Of each field of `by`. */
  readonly values: Readonly<Record<string, string | null>>;
  /** Of each field of `of`, with two places. */
  readonly sums: Readonly<Record<string, string>>;
}

/** A record as it was read, without the fields left out. */
export type ReadRecord<R extends Resource, Left extends string> = [Left] extends [never]
  ? RecordOf<R>
  : Omit<RecordOf<R>, Left>;

export interface FoundPage<Row> {
  readonly rows: Row[];
  readonly total: () => Promise<number>;
}

/** The id of a record with the values of its natural key. */
export type KeyedId = { readonly id: string } & Readonly<Record<string, unknown>>;

/**
 * The records of one tenant inside one transaction. Soft-deleted records are invisible. Every store guarantees:
 *
 * - Values are canonical: nothing as null, dates as text, lists as arrays, decimals as strings, money with two places,
 *   numbers and percents without trailing zeros. A decimal with more places than its field has is a `DomainError`, never
 *   rounded; so is a value of the wrong type.
 * - A field or base column the declaration does not have, an order by a list or structure, and a comparison of a
 *   structure are a `DomainError`: the caller must filter conditions and orders that come from a request.
 * - A failed write aborts the transaction, even if the error is caught: it can no longer be committed.
 * - After the transaction has ended every call is refused with a `DomainError`.
 */
export interface Records {
  readonly tenantId: string;
  /** In the resource's own order unless the selection has one. */
  find<R extends Resource, Left extends FieldOf<R> = never>(
    resource: R,
    selection?: Selection<FieldOf<R>> & Leaving<Left>,
  ): Promise<ReadRecord<R, Left>[]>;
  /**
   * A page of a list, with the number of all records that match. A store may keep where it found them while nothing of
   * the register changes. `total` is one more call, of which the store may know the answer.
   */
  page<R extends Resource, Left extends FieldOf<R> = never>(
    resource: R,
    selection: Selection<FieldOf<R>> & Leaving<Left>,
  ): Promise<FoundPage<ReadRecord<R, Left>>>;
  count<R extends Resource>(resource: R, where?: Where<R>): Promise<number>;
  /**
   * Exact sums over the records that match, without reading them: one row, in no order, for each combination of values of
   * `by` that occurs; none where no record matches. An empty amount counts as nothing.
   */
  sums<R extends Resource>(resource: R, of: Summing<FieldOf<R>>): Promise<readonly Sums[]>;
  /**
   * Of each of these registers a text that is another one after every committed change of the tenant’s own rows, so that
   * what follows from them alone need not be worked out again. Null where the store does not know, and in a transaction
   * that has written. Ask before reading.
   */
  marks(resources: readonly Resource[]): Promise<readonly string[] | null>;
  /** The number of records that `restore` could bring back; the only read of soft-deleted records. */
  countRemoved(resource: Resource, where?: readonly Condition[]): Promise<number>;
  /**
   * Records whose natural key is one of `keys` (each holds the key fields).
   * @param parts only so many first parts of the key are compared
   */
  findByKeys<R extends Resource>(resource: R, keys: readonly NewValues<R>[], parts?: number): Promise<RecordOf<R>[]>;
  /**
   * Rows must be complete with id, base columns and all fields. A natural key in use is refused by `duplicateKey`. A
   * lazy iterable is consumed while earlier rows are written, so that only a few are in memory at a time.
   */
  insert(resource: Resource, rows: Iterable<StoredRecord>): Promise<void>;
  /** Replaces rows by id and `version`, incrementing the version. Returns the ids of stale or missing rows. */
  update(resource: Resource, rows: readonly StoredRecord[]): Promise<string[]>;
  /** Soft delete. Returns the number of records deleted. */
  remove(resource: Resource, ids: readonly string[], by: { user: string | null; time: string }): Promise<number>;
  /** Undoes soft deletes and returns the restored records. `duplicateKey` refuses a natural key taken meanwhile. */
  restore<R extends Resource>(
    resource: R,
    ids: readonly string[],
    by: { user: string | null; time: string },
  ): Promise<RecordOf<R>[]>;
  /**
   * Makes these rows the records that match. A row of a natural key that was there before takes over its id; it stays
   * untouched where all its fields are the same, and is replaced where not. Records without a row are deleted for good.
   * The rows are consumed lazily as by `insert`. Returns their ids in their order.
   */
  rebuild(resource: Resource, where: readonly Condition[], rows: Iterable<StoredRecord>): Promise<string[]>;
  /** Permanently deletes derived records; returns their ids and natural keys. */
  purge<R extends Resource>(resource: R, where: Where<R>): Promise<KeyedId[]>;
  /** Appends to the tenant's history. */
  audit(entries: readonly AuditEntry[]): Promise<void>;
  /** The latest entry first. */
  history(resource: string, recordId: string): Promise<AuditEntry[]>;
  /** What was done to the records that belong to one, counted by day, person, register and action; the latest first. */
  changesAround(around: RecordsAround, part?: PartOfChanges): Promise<ChangeCount[]>;
  /** What an import changed, in the order in which it was written. */
  importHistory(importId: string, part?: ImportEntries): Promise<ImportEntry[]>;
  /** The number of changes of `importHistory`, whatever its offset and limit. */
  countImportHistory(importId: string, part?: Pick<ImportEntries, 'onlyOvertaken'>): Promise<number>;
  /** Takes an exclusive lock on the key within this tenant until the transaction ends. */
  lock(key: string): Promise<void>;
  /**
   * Announces the last calls of the transaction: those that `asking` makes before its first await. Later calls are
   * refused. If nothing was written, a store on a server pipelines COMMIT behind these reads, which saves a round trip
   * in every read-only call.
   */
  last<T>(asking: () => Promise<T>): Promise<T>;
}

/** `Records` as a store implements it: rows whose resource is known only at run time. */
export interface RecordRows extends Omit<Records, 'find' | 'page' | 'findByKeys' | 'restore'> {
  page(resource: Resource, selection: Selection & Leaving): Promise<FoundPage<StoredRecord>>;
  find(resource: Resource, selection?: Selection & Leaving): Promise<StoredRecord[]>;
  findByKeys(
    resource: Resource,
    keys: readonly Readonly<Record<string, unknown>>[],
    parts?: number,
  ): Promise<StoredRecord[]>;
  restore(
    resource: Resource,
    ids: readonly string[],
    by: { user: string | null; time: string },
  ): Promise<StoredRecord[]>;
}

/** The rows of a store typed by their declarations; sound because a store only holds rows of declared resources. */
export const typedRecords = (rows: RecordRows): Records => rows as unknown as Records;

/** Who changed what, when, from what to what. `before`/`after` hold the fields that differ. */
export interface AuditEntry {
  readonly id: string;
  readonly resource: string;
  readonly recordId: string;
  readonly action: 'insert' | 'update' | 'remove' | 'restore' | 'call' | 'export';
  readonly userId: string | null;
  readonly account: string | null;
  readonly time: string;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
  /** The import that made the change; absent for any other. */
  readonly importId?: string | null;
}

/** A change that an import made; it takes nothing out of the product. */
export interface ImportEntry extends AuditEntry {
  readonly action: Exclude<AuditEntry['action'], 'export'>;
  /** Whether anything else changed the record since, and left any field with another value. */
  readonly isOvertaken: boolean;
  /** The record is not for the caller to see, so neither are its values. */
  readonly isHidden?: true;
}

/** The records that belong to one: those that named it in a field when they were added, and others by their ids. */
export interface RecordsAround {
  readonly field: string;
  readonly id: string;
  /** Names of the registers of those that name it. */
  readonly resources: readonly string[];
  readonly others: readonly { readonly resource: string; readonly id: string }[];
}

export interface PartOfChanges {
  readonly offset?: number;
  readonly limit?: number;
}

/** How often somebody did the same to records of one register on one day, or in one import. */
export interface ChangeCount {
  readonly resource: string;
  readonly action: AuditEntry['action'];
  readonly account: string | null;
  readonly importId: string | null;
  /** The latest of them. */
  readonly time: string;
  readonly count: number;
}

/** A part of what an import changed, in the order in which it was written. */
export interface ImportEntries {
  readonly offset?: number;
  readonly limit?: number;
  /** Only changes of records that were changed again by anything else. */
  readonly onlyOvertaken?: boolean;
}

/** Isolates the records of all tenants; every use of it is one transaction of one tenant. */
export interface RecordStore {
  /**
   * Commits when `work` resolves, rolls back when it throws. Transactions must not be nested.
   * @throws DomainError for a tenant id other than 1 to 12 letters, digits and underscores
   */
  transaction<T>(tenantId: string, work: (records: Records) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
export const RecordStore = Symbol('RecordStore');
