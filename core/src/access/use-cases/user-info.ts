import type { Call } from '../../records';
import { department, isAssistantAccount, settingsOn } from '../../system';
import { role, socialAccount } from '../entities';
import type { UserInfo } from '../user-info';
import { mayChoose } from './acting-in';
import { actingRoleIds, idsOf } from './held-rights';
import { idleMinutes } from './idle-time';
import { lacksSecondFactor } from './required-factor';
import { passwordHasExpired } from './password-expiry';
import { isGuest, ownRecord } from './sessions';
import type { UserRecord } from '../user';

export async function departmentNameOf(call: Call, user: UserRecord): Promise<string> {
  if (!user.deptId) return '';
  const where = [{ field: 'id', is: 'equal', value: user.deptId }] as const;
  const [found] = await call.records.find(department, { where });
  return found?.deptName ?? '';
}

/** Information about the caller, a user or a guest. */
export const ownInfo = async (call: Call): Promise<UserInfo> =>
  isGuest(call) ? guestInfo(call) : userInfo(call, await ownRecord(call));

/** Information about the signed-in user; the roles are the active ones. */
async function userInfo(call: Call, user: UserRecord): Promise<UserInfo> {
  const roleIds = actingRoleIds(call, idsOf(user, 'roleId'));
  const roles = await call.records.find(role, { where: [{ field: 'id', is: 'in', value: roleIds }] });
  const account = user.account;
  return {
    roles: roles.map((each) => each.roleAlias),
    tenantId: user.tenantId,
    userId: user.id,
    account,
    nickName: user.realName ?? account,
    roleId: roleIds.join(','),
    deptId: user.deptId ?? '',
    avatar: user.avatar ?? '',
    oauthId: '',
    deptName: await departmentNameOf(call, user),
    mustChangePassword: user.mustChangePassword === 1,
    passwordExpired: await passwordHasExpired(call, user),
    mustSetSecondFactor: await lacksSecondFactor(call, user.id),
    idleMinutes: await idleMinutes(call),
    maySwitchRoles: await mayChoose(call, user),
    settings: await settingsOn(call),
    hasAssistant: await isAssistantAccount(call),
  };
}

/** Information about a guest, as supplied by the other system. */
async function guestInfo(call: Call): Promise<UserInfo> {
  const where = [{ field: 'id', is: 'equal', value: call.caller.guest! }] as const;
  const [known] = await call.records.find(socialAccount, { where });
  const { account, roles, tenantId } = call.caller;
  return {
    roles,
    tenantId,
    userId: '',
    account,
    nickName: known?.nickname || account,
    roleId: '',
    deptId: '',
    avatar: known?.avatar ?? '',
    oauthId: call.caller.guest!,
    deptName: '',
    mustChangePassword: false,
    passwordExpired: false,
    mustSetSecondFactor: false,
    idleMinutes: 0,
    maySwitchRoles: false,
    settings: [],
    hasAssistant: false,
  };
}
