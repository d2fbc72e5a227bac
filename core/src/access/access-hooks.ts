import type { PasswordHasher } from '../kernel';
import { hooksOn, type HooksByName } from '../records';
import { department } from '../system';
import { departmentHooks } from './department-hooks';
import { menuHooks } from './menu-hooks';
import { role } from './role';
import { roleHooks } from './role-hooks';
import { scopeHooks } from './scope-hooks';
import { user } from './user';
import { userHooks } from './user-hooks';

/** Behaviour of people, roles, menus and scopes, which needs more than the records. */
export const accessHooks = ({ hasher }: { readonly hasher: PasswordHasher }): HooksByName => ({
  ...menuHooks,
  ...scopeHooks,
  ...hooksOn(user, userHooks(hasher)),
  ...hooksOn(role, roleHooks),
  ...hooksOn(department, departmentHooks),
});
