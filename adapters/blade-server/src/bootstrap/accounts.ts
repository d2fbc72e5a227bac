import { createHash, randomBytes } from 'node:crypto';
import { PLATFORM_TENANT, type NewUser } from '@rdm/core/access';
import type { PasswordHasher } from '@rdm/core/kernel';

/** What the wire carries instead of a password. */
const wirePassword = (password: string) => createHash('md5').update(password).digest('hex');

interface Account {
  readonly tenant: string;
  readonly account: string;
  readonly realName: string;
  readonly roleAlias: string;
}

/** Known accounts of a demonstration, password = account. `product.md` §3 */
export const demonstrationAccounts: readonly Account[] = [
  { tenant: PLATFORM_TENANT, account: 'admin', realName: '平台管理员', roleAlias: 'administrator' },
  ...['100001', '100002'].flatMap((tenant) => [
    { tenant, account: 'finance', realName: '陈会计', roleAlias: 'user' },
    { tenant, account: 'manager', realName: '李项目', roleAlias: 'projectmanager' },
    { tenant, account: 'admin', realName: '王管理', roleAlias: 'admin' },
    { tenant, account: 'reviewer', realName: '赵审核', roleAlias: 'reviewer' },
  ]),
];

export async function demonstrationUsers(hasher: PasswordHasher, tenant: string): Promise<NewUser[]> {
  const own = demonstrationAccounts.filter((each) => each.tenant === tenant);
  return Promise.all(
    own.map(async ({ account, realName, roleAlias }) => ({
      account,
      realName,
      roleAlias,
      passwordHash: await hasher.hash(wirePassword(account)),
      mustChangePassword: false,
    })),
  );
}

/** The first administrator of a production start, with a password that is shown once and must be changed. */
export async function firstAdministrator(hasher: PasswordHasher): Promise<{ user: NewUser; password: string }> {
  const password = randomBytes(12).toString('base64url');
  return {
    password,
    user: {
      account: 'admin',
      realName: '平台管理员',
      roleAlias: 'administrator',
      passwordHash: await hasher.hash(wirePassword(password)),
      mustChangePassword: true,
    },
  };
}
