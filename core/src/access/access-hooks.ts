import type { PasswordHasher } from '../kernel';
import { hooksOn, type HooksByName, type ResourceHooks, type Resource } from '../records';
import { department } from '../system';
import { departmentHooks } from './department-hooks';
import { menuHooks } from './menu-hooks';
import { role } from './role';
import { user } from './user';
import { userHooks } from './user-hooks';
import { completeRole, requireRemovableRoles } from './use-cases/grant-roles';
import { apiScope, dataScope } from './scopes';
import { checkApiScope, checkDataScope } from './use-cases/scope-rules';

/** What is particular about scopes among the generic calls. */
const scopeHooks: HooksByName = {
  ...hooksOn(dataScope, {
    beforeSubmit: (call, values) => checkDataScope(values, call.resources.filter(isLimitable)),
  }),
  ...hooksOn(apiScope, { beforeSubmit: (_, values) => checkApiScope(values) }),
};

/** Registers of an enterprise that are listed, whether their rows are stored or made when they are asked for. */
const isLimitable = (resource: Resource): boolean => resource.calls.includes('list') && resource.sharing === 'tenant';

/** What is particular about roles among the generic calls. */
const roleHooks: ResourceHooks<typeof role> = {
  beforeSubmit: completeRole,
  beforeRemove: requireRemovableRoles,
};

/** Behaviour of people, roles, menus and scopes, which needs more than the records. */
export const accessHooks = ({ hasher }: { readonly hasher: PasswordHasher }): HooksByName => ({
  ...menuHooks,
  ...scopeHooks,
  ...hooksOn(user, userHooks(hasher)),
  ...hooksOn(role, roleHooks),
  ...hooksOn(department, departmentHooks),
});
