import { createHash, randomBytes } from 'node:crypto';
import type { NewUser } from '@rdm/core/internal/access';
import { demonstrationUsers as usersOfDemonstration } from '@rdm/demonstration';
import type { PasswordHasher } from '@rdm/core/internal/kernel';

/** The hash that clients send instead of a password. */
const wirePassword = (password: string) => createHash('md5').update(password).digest('hex');

/** The users of a demonstration tenant, with passwords as clients send them. */
export const demonstrationUsers = (hasher: PasswordHasher, tenant: string): readonly NewUser[] =>
  usersOfDemonstration(tenant, storedPassword(hasher));

/** How a password typed by a user is stored. */
export const storedPassword = (hasher: PasswordHasher) => (password: string) => hasher.hash(wirePassword(password));

/** The first administrator of a production start, with a password that is shown once and must be changed. */
export function firstAdministrator(hasher: PasswordHasher): { user: NewUser; password: string } {
  const password = randomBytes(12).toString('base64url');
  return {
    password,
    user: {
      account: 'admin',
      realName: '平台管理员',
      roleAlias: 'administrator',
      passwordHash: () => hasher.hash(wirePassword(password)),
      mustChangePassword: true,
    },
  };
}
