import { completeRole, requireRemovableRoles } from './use-cases/grant-roles';
import type { ResourceHooks } from '../records';
import type { role } from './role';

/** What is particular about roles among the generic calls. */
export const roleHooks: ResourceHooks<typeof role> = {
  beforeSubmit: completeRole,
  beforeRemove: requireRemovableRoles,
};
