import type { Resource, StoredRecord } from './resource/resource';

/** `like` matches anywhere, `likeLeft` at the end, `likeRight` at the beginning, without regard to case. */
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

/** One condition on a field or a base column (`id`, `createTime`, …). Lists match when they contain the value. */
export interface Condition {
  readonly field: string;
  readonly is: Comparison;
  readonly value?: string | number | readonly string[];
}

export interface Order {
  readonly field: string;
  readonly descending?: boolean;
}

export interface Selection {
  readonly where?: readonly Condition[];
  readonly order?: readonly Order[];
  readonly offset?: number;
  readonly limit?: number;
}

/**
 * The records of one tenant inside one transaction. Logically deleted records are never seen.
 * Values are canonical: decimals as strings with the field's places, dates as text, lists as arrays, nothing as null.
 */
export interface Records {
  readonly tenantId: string;
  find(resource: Resource, selection?: Selection): Promise<StoredRecord[]>;
  count(resource: Resource, where?: readonly Condition[]): Promise<number>;
  /** Records whose natural key is one of `keys` (each holds the key fields). */
  findByKeys(resource: Resource, keys: readonly Readonly<Record<string, unknown>>[]): Promise<StoredRecord[]>;
  /** Rows come complete with id, base columns and all fields. A taken natural key is refused with code 400. */
  insert(resource: Resource, rows: readonly StoredRecord[]): Promise<void>;
  /** Writes whole rows over those with the same id and `version`, raising the version by one. Answers the ids that were stale or gone. */
  update(resource: Resource, rows: readonly StoredRecord[]): Promise<string[]>;
  /** Logical deletion. Answers how many were there. */
  remove(resource: Resource, ids: readonly string[], by: { user: string | null; time: string }): Promise<number>;
  /** Takes derived records away for good, before they are rebuilt. */
  purge(resource: Resource, where: readonly Condition[]): Promise<number>;
  /** Appends to the tenant's history. */
  audit(entries: readonly AuditEntry[]): Promise<void>;
  history(resource: string, recordId: string): Promise<AuditEntry[]>;
  /** Holds other transactions that ask for the same key of this tenant until this one ends. */
  lock(key: string): Promise<void>;
}

/** Who changed what, when, from what to what. `before`/`after` hold the fields that differ. */
export interface AuditEntry {
  readonly id: string;
  readonly resource: string;
  readonly recordId: string;
  readonly action: 'insert' | 'update' | 'remove' | 'call';
  readonly userId: string | null;
  readonly account: string | null;
  readonly time: string;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
}

/** Keeps the records of all tenants apart; every use of it is one transaction of one tenant. */
export interface RecordStore {
  /** Commits when `work` answers, rolls everything back when it throws. */
  transaction<T>(tenantId: string, work: (records: Records) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
export const RecordStore = Symbol('RecordStore');
