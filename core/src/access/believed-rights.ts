import { apiScope, dataScope } from './scopes';
import { menu } from './menu';
import { role } from './role';
import { user } from './user';
import type { Callers } from './callers';
import type { Resource, ResourceCall } from '../records';
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
