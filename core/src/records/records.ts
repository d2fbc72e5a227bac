import type { FieldOf, NewValues, RecordOf, Resource, StoredRecord } from './declaration/resource';

/**
 * `like` matches anywhere, `likeLeft` at the end, `likeRight` at the beginning, without regard to case; `%` and `_` stand
 * for themselves. A value that is not there matches `isNull` only: `notEqual` and `notLike` pass over it as well.
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
 * that cannot be, e.g. letters for an id or February 30, is no mistake: it is equal to nothing (`comparable`).
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
  /** The resource's own order unless given; what is empty comes last in either direction, the id decides at the end. */
  readonly order?: readonly Order<Field>[];
  readonly offset?: number;
  readonly limit?: number;
}

/** The id of a record with the values of its natural key. */
export type KeyedId = { readonly id: string } & Readonly<Record<string, unknown>>;

/**
 * The records of one tenant inside one transaction. Logically deleted records are never seen. Rules every store keeps:
 *
 * - Values are canonical: nothing as null, dates as text, lists as arrays, decimals as strings, money with two places,
 *   numbers and percents without trailing zeros. A decimal with more places than its field has is a `DomainError`, never
 *   rounded; so is a value of the wrong type.
 * - A field or base column the declaration does not have, an order by a list or structure, and a comparison of a
 *   structure are a `DomainError`: whoever passes on what a request says filters it first.
 * - A write that fails dooms the transaction, even where somebody catches the error: it cannot be committed any more.
 * - After the transaction has ended every call is refused with a `DomainError`.
 */
export interface Records {
  readonly tenantId: string;
  /** By the resource's own order unless the selection says otherwise. */
  find<R extends Resource>(resource: R, selection?: Selection<FieldOf<R>>): Promise<RecordOf<R>[]>;
  count<R extends Resource>(resource: R, where?: Where<R>): Promise<number>;
  /** How many there are that a `restore` could bring back: the one look at logically deleted records. */
  countRemoved(resource: Resource, where?: readonly Condition[]): Promise<number>;
  /** Records whose natural key is one of `keys` (each holds the key fields). */
  findByKeys<R extends Resource>(resource: R, keys: readonly NewValues<R>[]): Promise<RecordOf<R>[]>;
  /**
   * Rows come complete with id, base columns and all fields. A taken natural key is refused by `duplicateKey`. Rows that
   * are made one by one (lazily) are asked for while those before them are written, so that few are in memory at a time.
   */
  insert(resource: Resource, rows: Iterable<StoredRecord>): Promise<void>;
  /** Writes whole rows over those with the same id and `version`, raising the version by one. Answers the ids that were stale or gone. */
  update(resource: Resource, rows: readonly StoredRecord[]): Promise<string[]>;
  /** Logical deletion. Answers how many were there. */
  remove(resource: Resource, ids: readonly string[], by: { user: string | null; time: string }): Promise<number>;
  /**
   * Takes logical deletions back and answers the records that are there again. A natural key taken meanwhile is refused
   * by `duplicateKey`.
   */
  restore<R extends Resource>(
    resource: R,
    ids: readonly string[],
    by: { user: string | null; time: string },
  ): Promise<RecordOf<R>[]>;
  /** Takes derived records away for good, before they are rebuilt; answers what they were known by. */
  purge<R extends Resource>(resource: R, where: Where<R>): Promise<KeyedId[]>;
  /** Appends to the tenant's history. */
  audit(entries: readonly AuditEntry[]): Promise<void>;
  /** The latest entry first. */
  history(resource: string, recordId: string): Promise<AuditEntry[]>;
  /** Holds other transactions that ask for the same key of this tenant until this one ends. */
  lock(key: string): Promise<void>;
  /**
   * Announces the last calls of the transaction: those that `asking` makes before it first awaits anything. Later calls are
   * refused. Where nothing was written, a store on a server sends COMMIT right behind these reads, pipelined with them,
   * which saves a round trip in every call that only reads.
   */
  last<T>(asking: () => Promise<T>): Promise<T>;
}

/** The same as a store keeps it: rows whose resource is known only at run time. */
export interface RecordRows extends Omit<Records, 'find' | 'findByKeys' | 'restore'> {
  find(resource: Resource, selection?: Selection): Promise<StoredRecord[]>;
  findByKeys(resource: Resource, keys: readonly Readonly<Record<string, unknown>>[]): Promise<StoredRecord[]>;
  restore(
    resource: Resource,
    ids: readonly string[],
    by: { user: string | null; time: string },
  ): Promise<StoredRecord[]>;
}

/** The rows of a store as records of their declarations, which is what a store is filled by. */
export const typedRecords = (rows: RecordRows): Records => rows as unknown as Records;

/** Who changed what, when, from what to what. `before`/`after` hold the fields that differ. */
export interface AuditEntry {
  readonly id: string;
  readonly resource: string;
  readonly recordId: string;
  readonly action: 'insert' | 'update' | 'remove' | 'restore' | 'call';
  readonly userId: string | null;
  readonly account: string | null;
  readonly time: string;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
}

/** Keeps the records of all tenants apart; every use of it is one transaction of one tenant. */
export interface RecordStore {
  /**
   * Commits when `work` answers, rolls everything back when it throws. Transactions are not begun inside one another.
   * @throws DomainError for a tenant id other than 1 to 12 letters, digits and underscores
   */
  transaction<T>(tenantId: string, work: (records: Records) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
export const RecordStore = Symbol('RecordStore');
