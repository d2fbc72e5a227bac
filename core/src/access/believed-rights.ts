import { apiScope, dataScope } from './scopes';
import { menu } from './menu';
import { role } from './role';
import { user } from './user';
import type { Callers } from './callers';
import { client } from './client';
import type { KnownClients } from './known-clients';
import type { Call, Resource, ResourceCall, Visit } from '../records';
import { department } from '../system';

const writing: ReadonlySet<ResourceCall> = new Set(['submit', 'remove', 'restore', 'import']);
/** The resources that rights are derived from. */
const rights: ReadonlySet<string> = new Set([user, role, dataScope, apiScope, department].map(({ name }) => name));

/** What is cached of rights. */
export interface Believed {
  readonly callers: Callers;
  readonly clients: KnownClients;
}

/** Invalidates cached rights after a write to a resource they are derived from, so that it takes effect at once. */
export async function forgetChangedRights(
  { callers, clients }: Believed,
  { name }: Resource,
  call: ResourceCall,
  tenantId: string | undefined,
): Promise<void> {
  if (!writing.has(call)) return;
  if (name === menu.name) await callers.forgetAll();
  else if (name === client.name) await clients.forgetAll();
  else if (tenantId !== undefined && rights.has(name)) await callers.forgetTenant(tenantId);
}

/** Runs a change of users' rights and then invalidates the cache, so that it takes effect with their next request. */
export async function changingRights<T>(
  { caller, run }: Visit,
  callers: Callers,
  work: (call: Call) => Promise<T>,
): Promise<T> {
  const answer = await run(work);
  await callers.forgetTenant(caller.tenantId);
  return answer;
}

/** Invalidates the cached rights of the tenant's users. */
export const readRightsAnew = async ({ caller }: Visit, _: unknown, { callers }: WithCallers): Promise<void> =>
  callers.forgetTenant(caller.tenantId);

/** Service required by calls that change what callers may do. */
export interface WithCallers {
  readonly callers: Callers;
}
