import { completeRole, requireRemovableRoles } from '../../access';
import type { ResourceHooks } from '../resource-hooks';

/** What is particular about roles among the generic calls. */
export const roleHooks: ResourceHooks = { beforeSubmit: completeRole, beforeRemove: requireRemovableRoles };
