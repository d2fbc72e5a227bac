import { completeRole, requireRemovableRoles } from './use-cases/grant-roles';
import type { ResourceHooks } from '../records';

/** What is particular about roles among the generic calls. */
export const roleHooks: ResourceHooks = { beforeSubmit: completeRole, beforeRemove: requireRemovableRoles };
