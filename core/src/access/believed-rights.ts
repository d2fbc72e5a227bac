import { apiScope, dataScope } from './scopes';
import { menu } from './menu';
import { role } from './role';
import { user } from './user';
import type { Callers } from './callers';
import type { Call, Resource, ResourceCall, Visit } from '../records';
import { department } from '../system';

const writing: ReadonlySet<ResourceCall> = new Set(['submit', 'remove', 'restore', 'import']);
/** What rights are made of. */
const rights: ReadonlySet<string> = new Set([user, role, dataScope, apiScope, department].map(({ name }) => name));

/** After a change of what rights are made of they are read anew, so that it holds at once. */
export function forgetChangedRights(
  callers: Callers,
  { name }: Resource,
  call: ResourceCall,
  tenantId: string | undefined,
): void {
  if (!writing.has(call)) return;
  if (name === menu.name) callers.forgetAll();
  else if (tenantId !== undefined && rights.has(name)) callers.forgetTenant(tenantId);
}

/** A change of people's rights, which holds from their next request on: they are read anew once it is committed. */
export async function changingRights<T>(
  { caller, run }: Visit,
  callers: Callers,
  work: (call: Call) => Promise<T>,
): Promise<T> {
  const answer = await run(work);
  callers.forgetTenant(caller.tenantId);
  return answer;
}

/** Reads what is believed of the tenant's people anew. */
export const readRightsAnew = async ({ caller }: Visit, _: unknown, { callers }: WithCallers): Promise<void> =>
  callers.forgetTenant(caller.tenantId);

/** What a call needs that changes what callers may do. */
export interface WithCallers {
  readonly callers: Callers;
}
