import type { Clock, Ids } from './driven';
import { faults, Refusal, type Fault } from './fault';
import type { Condition, Records } from './records';
import type { Resource, StoredRecord } from './resource/resource';
import type { Language } from './text';

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
