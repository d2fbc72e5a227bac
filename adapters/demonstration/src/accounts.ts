import { PLATFORM_TENANT, type NewUser } from '@rdm/core/internal/access';
import { demonstrationTenant, emptyTenant } from './tenants';

/** A known account of the demonstration; its password is its name. */
export interface DemonstrationAccount {
  readonly tenant: string;
  readonly account: string;
  readonly realName: string;
  readonly roleAlias: string;
}

/** Known accounts of a demonstration, password = account. */
export const demonstrationAccounts: readonly DemonstrationAccount[] = [
  { tenant: PLATFORM_TENANT, account: 'admin', realName: '平台管理员', roleAlias: 'administrator' },
  ...[demonstrationTenant.code, emptyTenant.code].flatMap((tenant) => [
    { tenant, account: 'finance', realName: '陈会计', roleAlias: 'user' },
    { tenant, account: 'manager', realName: '李项目', roleAlias: 'projectmanager' },
    { tenant, account: 'admin', realName: '王管理', roleAlias: 'admin' },
    { tenant, account: 'reviewer', realName: '赵审核', roleAlias: 'reviewer' },
    { tenant, account: 'expert', realName: '周专家', roleAlias: 'expert' },
    { tenant, account: 'member', realName: '孙研发', roleAlias: 'member' },
  ]),
];

/**
 * The users of a tenant, ready to be added.
 * @param hashOf the stored form of a password as a user types it
 */
export function demonstrationUsers(tenant: string, hashOf: (password: string) => Promise<string>): readonly NewUser[] {
  const own = demonstrationAccounts.filter((each) => each.tenant === tenant);
  return own.map(({ account, realName, roleAlias }) => ({
    account,
    realName,
    roleAlias,
    passwordHash: () => hashOf(account),
    mustChangePassword: false,
  }));
}
