import type { Call, StoredRecord } from '../../kernel';
import { department } from '../../system';
import { role } from '../entities';
import type { UserInfo } from '../ports';
import { passwordHasExpired } from './password-expiry';

export async function departmentNameOf(call: Call, user: StoredRecord): Promise<string> {
  if (!user.deptId) return '';
  const where = [{ field: 'id', is: 'equal' as const, value: String(user.deptId) }];
  const [found] = await call.records.find(department, { where });
  return String(found?.deptName ?? '');
}

/** What the signed-in user may know of himself. */
export async function userInfo(call: Call, user: StoredRecord): Promise<UserInfo> {
  const roleIds = (user.roleId as string[] | null) ?? [];
  const roles = await call.records.find(role, { where: [{ field: 'id', is: 'in', value: roleIds }] });
  const account = String(user.account);
  return {
    roles: roles.map((each) => String(each.roleAlias)),
    tenantId: user.tenantId,
    userId: user.id,
    account,
    userName: account,
    nickName: String(user.realName ?? account),
    roleId: roleIds.join(','),
    deptId: String(user.deptId ?? ''),
    avatar: String(user.avatar ?? ''),
    detail: { type: 'web', deptName: await departmentNameOf(call, user) },
    reset_def_pass: user.mustChangePassword === 1 ? 1 : 0,
    password_expired: (await passwordHasExpired(call, user)) ? 1 : 0,
  };
}
