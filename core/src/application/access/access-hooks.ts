import { role, user } from '../../access';
import type { PasswordHasher, Resource } from '../../kernel';
import { department } from '../../system';
import type { ResourceHooks } from '../resource-hooks';
import { departmentHooks } from './department-hooks';
import { menuHooks } from './menu-hooks';
import { roleHooks } from './role-hooks';
import { scopeHooks } from './scope-hooks';
import { userHooks } from './user-hooks';

/** Behaviour of people, roles, menus and scopes, which needs more than the records. */
export function accessHooks(
  hasher: PasswordHasher,
  resources: readonly Resource[],
): Readonly<Record<string, ResourceHooks>> {
  return {
    ...menuHooks,
    ...scopeHooks(() => resources.filter(isLimitable)),
    [user.name]: userHooks(hasher),
    [role.name]: roleHooks,
    [department.name]: departmentHooks,
  };
}

/** Registers of an enterprise that are listed, whether their rows are stored or made when they are asked for. */
const isLimitable = (resource: Resource): boolean => resource.calls.includes('list') && resource.sharing === 'tenant';
