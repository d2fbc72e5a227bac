import { hooksOn, type HooksByName, type ResourceHooks, type Resource } from '../records';
import { department } from '../system';
import { departmentHooks } from './department-hooks';
import { menuHooks } from './menu-hooks';
import { role } from './role';
import type { Passwords } from './passwords';
import { user } from './user';
import { userHooks } from './user-hooks';
import { completeRole, requireRemovableRoles } from './use-cases/grant-roles';
import { apiScope, dataScope } from './scopes';
import { checkApiScope, checkDataScope } from './use-cases/scope-rules';

/** Hooks that scopes add to the generic calls. */
const scopeHooks: HooksByName = {
  ...hooksOn(dataScope, {
    beforeSubmit: (call, values) => checkDataScope(values, call.resources.filter(isLimitable)),
  }),
  ...hooksOn(apiScope, { beforeSubmit: (_, values) => checkApiScope(values) }),
};

/** Listed registers of an enterprise, whether their rows are stored or computed on request. */
const isLimitable = (resource: Resource): boolean => resource.calls.includes('list') && resource.sharing === 'tenant';

/** Hooks that roles add to the generic calls. */
const roleHooks: ResourceHooks<typeof role> = {
  beforeSubmit: completeRole,
  beforeRemove: requireRemovableRoles,
};

/** Hooks of users, roles, menus and scopes, whose rules go beyond single records. */
export const accessHooks = ({ passwords }: { readonly passwords: Passwords }): HooksByName => ({
  ...menuHooks,
  ...scopeHooks,
  ...hooksOn(user, userHooks(passwords)),
  ...hooksOn(role, roleHooks),
  ...hooksOn(department, departmentHooks),
});
