import type { Clock, Ids } from './driven';
import { faults, Refusal } from './fault';
import type { Records } from './records';
import type { Resource } from './resource/resource';
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
}

/** One call of a use case: who asks, and the tenant's records within the call's one transaction. */
export interface Call {
  readonly caller: Caller;
  readonly records: Records;
  /** The language of sentences that go into an answer, e.g. the errors of an import. */
  readonly language: Language;
  readonly clock: Clock;
  readonly ids: Ids;
  /** The declaration behind a resource name; throws for a name nobody declared. */
  readonly resourceNamed: (name: string) => Resource;
}

/** Refuses unless the caller holds the permission. */
export function requirePermission(caller: Caller, permission: string): void {
  if (!caller.permissions.has(permission)) throw new Refusal(faults.forbidden(permission));
}
