import { faults, Refusal, type Clock, type Fault, type Ids, type Language, type Text } from '../kernel';
import type { Draft } from './declaration/field';
import type { DraftValues, NewValues, RecordOf, Resource, StoredRecord } from './declaration/resource';
import type { Condition, Order, Records } from './records';
import type { DictionaryItem } from './dictionary-item';

/** Who asks. Made from a verified token, never from what a request says of itself. */
export interface Caller {
  readonly tenantId: string;
  readonly userId: string;
  readonly account: string;
  readonly deptId: string | null;
  /** Role aliases, e.g. `admin`, `projectmanager`. */
  readonly roles: readonly string[];
  readonly permissions: ReadonlySet<string>;
  /**
   * Of registers he sees only in part: by their name the conditions of each of his data scopes. A record is his to see
   * when it fulfils all conditions of one of them.
   */
  readonly dataScopes?: ReadonlyMap<string, readonly (readonly Condition[])[]>;
  /** Paths that API scopes open to others alone; one that ends with `/**` stands for all below it. */
  readonly closedPaths?: readonly string[];
  /** The roles he acts in, by id, where he chose some of those he holds. */
  readonly actingRoleIds?: readonly string[];
  /** The third-party account of a guest, who is known elsewhere and has no user here: he may ask for one, and no more. */
  readonly guest?: string;
}

/** One call of a use case: who asks, and the tenant's records within the call's one transaction. */
export interface Call {
  readonly caller: Caller;
  readonly records: Records;
  /** The same call on the whole of a register that `records` shows in part; absent where nothing is left out. */
  readonly whole?: Call;
  /** The language of sentences that go into an answer, e.g. the errors of an import. */
  readonly language: Language;
  readonly clock: Clock;
  readonly ids: Ids;
  /** The declaration behind a resource name; throws for a name nobody declared. */
  readonly resourceNamed: (name: string) => Resource;
  /** Every resource declared, in the order of the catalogue. */
  readonly resources: readonly Resource[];
  /** Behaviour of its own that a resource hooks into the generic calls. */
  readonly hooksOf: (resource: Resource) => ResourceHooks;
  /** The unsealed entries of a dictionary by their order; empty for a code the tenant does not have. */
  readonly dictionary: (code: string) => Promise<readonly DictionaryItem[]>;
  /** Hears of every record a submit or an import has written, inside its transaction. */
  readonly written: (resource: Resource, after: StoredRecord, before: StoredRecord | null) => Promise<void>;
  /** Hears of records whose removal was taken back, inside the transaction. */
  readonly restored: (resource: Resource, rows: readonly StoredRecord[]) => Promise<void>;
  /** Looks at entered records that are about to be written, and answers which of them must stay as they are. */
  readonly refusedWrites: (resource: Resource, writes: readonly Write[]) => Promise<readonly RefusedWrite[]>;
}

/**
 * The call for rules, which judge by the whole of a register whatever of it the caller sees: a licence counts everybody, a
 * locked month is locked.
 */
export const wholly = (call: Call): Call => call.whole ?? call;

/** One record about to be written: added without `before`, removed without `after`. */
export interface Write {
  readonly before: StoredRecord | null;
  /** The whole record as it is to be; of a new one at least its fields. */
  readonly after: Readonly<Record<string, unknown>> | null;
}

export interface RefusedWrite {
  /** Its place among them. */
  readonly at: number;
  /** The field the fault is shown at. */
  readonly field: string;
  readonly fault: Fault;
}

/** Refuses to write what must stay as it is; every write of entered records goes through here. */
export async function refuseWrites(call: Call, resource: Resource, writes: readonly Write[]): Promise<void> {
  const [refused] = writes.length ? await call.refusedWrites(resource, writes) : [];
  if (refused) throw new Refusal(refused.fault);
}

/** Refuses unless the caller holds the permission. */
export function requirePermission(caller: Caller, permission: string): void {
  if (!caller.permissions.has(permission)) throw new Refusal(faults.forbidden(permission));
}

/**
 * Where behaviour of its own hooks into the generic calls of a resource, by name. A hook refuses by throwing. Hooks are
 * methods, so that those of one declaration may stand among those of all.
 */
export interface ResourceHooks<R extends Resource = Resource> {
  /** All rows a list shows under these conditions, in order, where more is shown than is stored. */
  shown?(call: Call, asked: ShownQuery): Promise<StoredRecord[]>;
  /** What the conditions of a list or export mean, e.g. a department for all below it. */
  conditionsMeant?(call: Call, where: readonly Condition[]): Promise<readonly Condition[]>;
  /** Which of the records the tree of a tree resource shows. */
  readonly treeWhere?: readonly Condition[];
  /** What a submit means that names a record otherwise than by its id. */
  draftMeant?(draft: Draft): Draft;
  /** The ids of the records that a removal names otherwise. */
  idsMeant?(call: Call, ids: readonly string[]): Promise<readonly string[]>;
  /** May complete the values that are about to be written; sees what was sent where a form was submitted. */
  beforeSubmit?(call: Call, values: DraftValues<R>, before: RecordOf<R> | null, draft?: Draft): Promise<void> | void;
  /** Runs after the record was written, within the same transaction; not when nothing differed. */
  afterSubmit?(call: Call, after: RecordOf<R>, before: RecordOf<R> | null): Promise<void> | void;
  beforeRemove?(call: Call, rows: readonly RecordOf<R>[]): Promise<void> | void;
  /** Runs after the records were removed, within the same transaction. */
  afterRemove?(call: Call, rows: readonly RecordOf<R>[]): Promise<void> | void;
  /** Runs after removals were taken back, within the same transaction. */
  afterRestore?(call: Call, rows: readonly RecordOf<R>[]): Promise<void> | void;
  /** Looks over the right rows of a workbook beside what is stored: may complete them, and answers what is wrong. */
  reviewImport?(call: Call, rows: readonly ReviewedRow<R>[]): Promise<readonly RowFault[]>;
  /** Looks over all rows an import is about to write; runs inside its transaction. */
  beforeImport?(call: Call, rows: readonly NewValues<R>[]): Promise<void> | void;
  /** Runs after an import has written, with the records it has changed. */
  afterImport?(call: Call, changes: readonly ImportedChange<R>[]): Promise<void> | void;
}

export interface ShownQuery {
  readonly where?: readonly Condition[];
  readonly order?: readonly Order[];
}

/** A row of a workbook, and the record with its natural key. */
export interface ReviewedRow<R extends Resource = Resource> {
  readonly values: DraftValues<R>;
  readonly before: RecordOf<R> | null;
}

/** What is wrong with one of the reviewed rows. */
export interface RowFault {
  /** Its place among them. */
  readonly at: number;
  readonly field: string;
  readonly message: Text;
  /** A warning is told and does not keep the row from being written. */
  readonly level?: 'error' | 'warning';
}

export interface ImportedChange<R extends Resource = Resource> {
  readonly before: RecordOf<R>;
  /** The fields that were written. */
  readonly values: NewValues<R>;
}
