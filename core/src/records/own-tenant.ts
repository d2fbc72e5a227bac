import { faults, Refusal, text } from '../kernel';
import type { Caller } from './call';

const FOREIGN = text(
  '只能查看和管理本租户的数据，其他租户的用户、角色和部门请由该租户的管理员管理',
  'You see and manage your own tenant; the users, roles and departments of another are managed by its administrator',
);

/** Refuses a request that names another tenant: answered for the own one, it would look as if it had been done there. */
export function requireOwnTenant({ tenantId }: Pick<Caller, 'tenantId'>, named: unknown): void {
  if (named === undefined || named === null || named === '' || named === tenantId) return;
  throw new Refusal({ ...faults.invalid(FOREIGN), name: 'FOREIGN_TENANT' });
}
