import {
  faults,
  quotable,
  Refusal,
  text,
  type Clock,
  type Fault,
  type Ids,
  type Language,
  type Text,
  type WorkbookSheet,
} from '../kernel';
import type { Draft } from './declaration/field';
import type { DraftValues, NewValues, RecordOf, Resource, StoredRecord } from './declaration/resource';
import type { Condition, Order, Records } from './records';
import type { DictionaryItem } from './dictionary-item';
import type { WorkInHand } from './long-work/long-work';

/** The caller. Built from a verified token, never from claims in the request itself. */
export interface Caller {
  readonly tenantId: string;
  readonly userId: string;
  readonly account: string;
  readonly deptId: string | null;
  /** Role aliases, e.g. `admin`, `projectmanager`. */
  readonly roles: readonly string[];
  readonly permissions: ReadonlySet<string>;
  /**
   * By the name of each register restricted for the caller: the conditions of each data scope. A record is visible when
   * it meets all conditions of at least one scope.
   */
  readonly dataScopes?: ReadonlyMap<string, readonly (readonly Condition[])[]>;
  /** Paths that API scopes grant only to other roles; one that ends with `/**` covers all paths below it. */
  readonly closedPaths?: readonly string[];
  /** The ids of the roles the user acts in, where only some of the roles held were chosen. */
  readonly actingRoleIds?: readonly string[];
  /** The third-party account of a guest: signed in elsewhere, without a user here, and only allowed to request one. */
  readonly guest?: string;
  /** The access token a program calls with in the name of its user; `permissions` are then no more than its scopes. */
  readonly token?: { readonly id: string; readonly name: string };
  /** When the tenant’s term of use ended, `yyyy-MM-dd HH:mm:ss`: the caller reads and exports, and writes nothing. */
  readonly termEndedAt?: string;
  /** What a person has to do before anything else is permitted. */
  readonly mustFirst?: keyof typeof mustFirst;
  /** The long work that the caller’s calls are part of. */
  readonly work?: WorkInHand;
}

/** What names an account as it acted, in the language of the call. */
export type NameOf = (account: string, at: string | null) => string;

/** One call of a use case: its caller, and the tenant's records within the call's one transaction. */
export interface Call {
  readonly caller: Caller;
  readonly records: Records;
  /** The same call without data scopes; absent where `records` is not scoped. */
  readonly whole?: Call;
  /** The language of messages in the response, e.g. the errors of an import. */
  readonly language: Language;
  readonly clock: Clock;
  readonly ids: Ids;
  /** The declaration of a resource; throws for an undeclared name. */
  readonly resourceNamed: (name: string) => Resource;
  /** Every resource declared, in the order of the catalogue. */
  readonly resources: readonly Resource[];
  /** The hooks of a resource into the generic calls. */
  readonly hooksOf: (resource: Resource) => ResourceHooks;
  /** The unsealed entries of a dictionary by their order; empty for a code the tenant does not have. */
  readonly dictionary: (code: string) => Promise<readonly DictionaryItem[]>;
  /** What names the people behind accounts. */
  readonly namesOf: (accounts: Iterable<string>) => Promise<NameOf>;
  /** The settings that are on in the tenant. */
  readonly settings: () => Promise<readonly string[]>;
  /** Notified of every record a submit or an import has written, inside its transaction. */
  readonly written: (resource: Resource, after: StoredRecord, before: StoredRecord | null) => Promise<void>;
  /** Notified of restored records, inside the transaction. */
  readonly restored: (resource: Resource, rows: readonly StoredRecord[]) => Promise<void>;
  /** Checks entered records that are about to be written, and returns the writes to refuse. */
  readonly refusedWrites: (resource: Resource, writes: readonly Write[]) => Promise<readonly RefusedWrite[]>;
  readonly answers: Answers;
  /** The import that this call writes for; the history of what it changes names it. */
  readonly importId?: string;
  /** What this transaction changes, noted as it is written. */
  readonly changes: ChangeNotes;
}

/** What was worked out before, and holds as long as no register of the tenant has changed. */
export interface Answers {
  /**
   * The answer of work that goes by what it reads of the call, the rights and language of its caller and the day alone:
   * the one before, as long as it holds. It is frozen.
   * @param name tells it from the answers of other work
   */
  of<T>(call: Call, name: readonly string[], work: (call: Call) => Promise<T>): Promise<T>;
}

/** Collects the changes of a transaction, and stores what follows from them once, at its end. */
export interface ChangeNotes {
  /** Notes entered records that are being written. */
  note(resource: Resource, writes: readonly Write[]): void;
  /** Stores what was noted since the last time. Runs at the end of the transaction, or before a rebuild within it. */
  store(): Promise<void>;
}

/**
 * The call without data scopes, for rules that apply to the whole register: a licence counts all users, and a locked
 * month is locked for every caller.
 */
export const wholly = (call: Call): Call => call.whole ?? call;

/** The call as one that writes for an import: the history of what it changes, through hooks too, names the import. */
export const writingFor = (call: Call, importId: string): Call => ({
  ...call,
  importId,
  ...(call.whole && { whole: { ...call.whole, importId } }),
});

/** One record about to be written: added without `before`, removed without `after`. */
export interface Write {
  readonly before: StoredRecord | null;
  /** The whole record after the write; of a new one at least its fields. */
  readonly after: Readonly<Record<string, unknown>> | null;
}

export interface RefusedWrite {
  /** Index in the given writes. */
  readonly at: number;
  /** The field the fault is shown at. */
  readonly field: string;
  readonly fault: Fault;
}

/** Refuses writes to protected records and notes the others; every write of entered records goes through here. */
export async function refuseWrites(call: Call, resource: Resource, writes: readonly Write[]): Promise<void> {
  const [refused] = writes.length ? await call.refusedWrites(resource, writes) : [];
  if (refused) throw new Refusal(refused.fault);
  call.changes.note(resource, writes);
}

const mustFirst = {
  changePassword: {
    name: 'PASSWORD_FIRST',
    message: text('请先修改密码，再使用其他功能', 'Change your password first; everything else opens then'),
  },
  setSecondFactor: {
    name: 'SECOND_FACTOR_FIRST',
    message: text('请先启用两步验证，再使用其他功能', 'Set up a second factor first; everything else opens then'),
  },
} as const;

/** Refuses unless the caller holds the permission. */
export function requirePermission(caller: Caller, permission: string): void {
  if (caller.permissions.has(permission)) return;
  if (caller.mustFirst) throw new Refusal({ ...faults.forbidden(permission), ...mustFirst[caller.mustFirst] });
  throw new Refusal(caller.token ? outsideToken(caller.token.name, permission) : faults.forbidden(permission));
}

function outsideToken(name: string, permission: string): Fault {
  const token = quotable(name);
  return {
    ...faults.forbidden(permission),
    name: 'TOKEN_SCOPE',
    message: text(
      `访问令牌“${token}”的范围或其账号的权限不含此操作（${permission}），请新建含此范围的令牌`,
      `The scopes of the access token “${token}”, or the rights of its account, leave out ${permission}; make a token that includes it`,
    ),
  };
}

/**
 * A resource's hooks into its generic calls. A hook refuses by throwing. Hooks are declared as methods, because method
 * parameters are bivariant: the hooks of one resource are assignable to those of any resource.
 */
export interface ResourceHooks<R extends Resource = Resource> {
  /** All rows of a list under these conditions, in order, where the list shows rows that are not stored. */
  shown?(call: Call, asked: ShownQuery): Promise<StoredRecord[]>;
  /** The stored rows of a list, detail or export as the caller may see them: same rows, same order, perhaps less in them. */
  asSeen?(call: Call, rows: readonly RecordOf<R>[]): Promise<readonly RecordOf<R>[]>;
  /** Further sheets of an export, after the sheet of the rows it found. */
  besideExport?(call: Call, rows: readonly StoredRecord[], asked: ShownQuery): Promise<readonly WorkbookSheet[]>;
  /** What `onRead` goes by, whatever the rows are: in a list it is asked for together with them. */
  knownOnRead?(call: Call): Promise<unknown>;
  /**
   * What `onRead` goes by once the rows are known, such as an answer that is kept (`answers`); asked for before the last
   * reads of the call. `known` is the answer of `knownOnRead`, and `onRead` is handed this answer in its place.
   */
  knownOfRows?(call: Call, rows: readonly RecordOf<R>[], known: unknown): Promise<unknown>;
  /**
   * What the columns of `onRead` hold, for each row in its order; `known` is the answer of `knownOfRows`, without it that
   * of `knownOnRead`. In a list its reads are the last of the call: it makes them all before its first await.
   */
  onRead?(
    call: Call,
    rows: readonly RecordOf<R>[],
    known?: unknown,
  ): Promise<readonly Readonly<Record<string, unknown>>[]>;
  /** Translates the conditions of a list or export, e.g. a department into all below it. */
  conditionsMeant?(call: Call, where: readonly Condition[]): Promise<readonly Condition[]>;
  /** Filters the records in the tree of a tree resource. */
  treeWhere?(call: Call): Promise<readonly Condition[]>;
  /** Translates a draft that names its record by something other than its id. */
  draftMeant?(draft: Draft): Draft;
  /** Translates the ids of a removal that names its records by something else. */
  idsMeant?(call: Call, ids: readonly string[]): Promise<readonly string[]>;
  /** May complete the values that are about to be written; `draft` is the form as it was sent, if there is one. */
  beforeSubmit?(call: Call, values: DraftValues<R>, before: RecordOf<R> | null, draft?: Draft): Promise<void> | void;
  /** Runs after the record was written, within the same transaction; skipped when nothing changed. */
  afterSubmit?(call: Call, after: RecordOf<R>, before: RecordOf<R> | null): Promise<void> | void;
  beforeRemove?(call: Call, rows: readonly RecordOf<R>[]): Promise<void> | void;
  /** Runs after the records were removed, within the same transaction. */
  afterRemove?(call: Call, rows: readonly RecordOf<R>[]): Promise<void> | void;
  /** Runs after the records were restored, within the same transaction. */
  afterRestore?(call: Call, rows: readonly RecordOf<R>[]): Promise<void> | void;
  /** Checks the valid rows of a workbook against the stored records: may complete them, and returns their faults. */
  reviewImport?(call: Call, rows: readonly ReviewedRow<R>[]): Promise<readonly RowFault[]>;
  /** Checks all rows an import is about to write; runs inside its transaction. */
  beforeImport?(call: Call, rows: readonly NewValues<R>[]): Promise<void> | void;
  /** Runs after an import has written, with the existing records it has changed. */
  afterImport?(call: Call, changes: readonly ImportedChange<R>[]): Promise<void> | void;
}

export interface ShownQuery {
  readonly where?: readonly Condition[];
  readonly order?: readonly Order[];
}

/** A row of a workbook, and the stored record with its natural key. */
export interface ReviewedRow<R extends Resource = Resource> {
  readonly values: DraftValues<R>;
  readonly before: RecordOf<R> | null;
}

/** What is wrong with one of the reviewed rows. */
export interface RowFault {
  /** Index in the reviewed rows. */
  readonly at: number;
  readonly field: string;
  readonly message: Text;
  /** A warning is reported but does not prevent the row from being written. */
  readonly level?: 'error' | 'warning';
}

export interface ImportedChange<R extends Resource = Resource> {
  readonly before: RecordOf<R>;
  /** The fields that were written. */
  readonly values: NewValues<R>;
}
