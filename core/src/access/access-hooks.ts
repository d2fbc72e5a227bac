import type { PasswordHasher } from '../kernel';
import type { HooksByName } from '../records';
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
  [user.name]: userHooks(hasher),
  [role.name]: roleHooks,
  [department.name]: departmentHooks,
});
