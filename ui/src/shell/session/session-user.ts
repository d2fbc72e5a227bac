import type { TokenAnswer, UserInfo } from '@rdm/core/internal/access';

/** The signed-in user, limited to what the header and the rules need. */
export interface SessionUser {
  readonly userId: string;
  readonly tenantId: string;
  readonly account: string;
  readonly nickName: string;
  readonly deptName: string;
  /** Role aliases, comma-joined. */
  readonly roleName: string;
  readonly avatar: string;
  readonly resetPassword: boolean;
  readonly passwordExpired: boolean;
  /** The tenant requires a second factor, which must be set up before anything else. */
  readonly setSecondFactor: boolean;
  /** Minutes without use after which the session ends; 0 never. */
  readonly idleMinutes: number;
  /** For a guest, who has no user id: the third-party account to register with. */
  readonly oauthId: string;
  /** Whether there are several roles to choose from. */
  readonly maySwitch: boolean;
  /** The settings that are on and change what screens show. */
  readonly settings: readonly string[];
  /** Whether the AI helpers are enabled for this account (parameter `ai.account`). */
  readonly hasAssistant: boolean;
}

/** A guest has a third-party account but no user here: the user id is empty or negative. */
export const isGuest = (user: Pick<SessionUser, 'userId'> | null): boolean =>
  user !== null && (user.userId === '' || Number(user.userId) < 0);

export function userOfToken(answer: TokenAnswer): SessionUser {
  return {
    userId: answer.userId,
    tenantId: answer.tenantId,
    account: answer.account,
    nickName: answer.nickName,
    deptName: answer.deptName,
    roleName: answer.roleName,
    avatar: answer.avatar,
    resetPassword: answer.mustChangePassword,
    passwordExpired: answer.passwordExpired,
    setSecondFactor: answer.mustSetSecondFactor,
    idleMinutes: 0,
    oauthId: answer.oauthId,
    maySwitch: false,
    settings: [],
    hasAssistant: false,
  };
}

export function userOfInfo(info: UserInfo): SessionUser {
  return {
    userId: info.userId,
    tenantId: info.tenantId,
    account: info.account,
    nickName: info.nickName,
    deptName: info.deptName,
    roleName: info.roles.join(','),
    avatar: info.avatar,
    resetPassword: info.mustChangePassword,
    passwordExpired: info.passwordExpired,
    setSecondFactor: info.mustSetSecondFactor,
    idleMinutes: info.idleMinutes,
    oauthId: info.oauthId,
    maySwitch: info.maySwitchRoles,
    settings: info.settings,
    hasAssistant: info.hasAssistant,
  };
}

/** Parses the stored user; null if it is invalid. */
export function keptUser(kept: unknown): SessionUser | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const value = kept as Readonly<Record<string, unknown>>;
  const text = (name: string) => (typeof value[name] === 'string' ? value[name] : '');
  if (!(text('userId') || text('oauthId')) || !text('tenantId')) return null;
  return {
    userId: text('userId'),
    tenantId: text('tenantId'),
    account: text('account'),
    nickName: text('nickName'),
    deptName: text('deptName'),
    roleName: text('roleName'),
    avatar: text('avatar'),
    resetPassword: value['resetPassword'] === true,
    passwordExpired: value['passwordExpired'] === true,
    setSecondFactor: value['setSecondFactor'] === true,
    idleMinutes: Number(value['idleMinutes'] ?? 0) || 0,
    oauthId: text('oauthId'),
    maySwitch: value['maySwitch'] === true,
    settings: Array.isArray(value['settings']) ? value['settings'].map(String) : [],
    hasAssistant: value['hasAssistant'] === true,
  };
}
