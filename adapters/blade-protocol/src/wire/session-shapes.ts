import type { SignedInPerson, TokenAnswer, UserInfo } from '@rdm/core/internal/access';
import type { Shape } from './shape';

/*
 * Tokens and users in the family's format: underscores, flags as 0 and 1, and fixed texts. The sign-in page loads
 * these, so nothing is imported at run time.
 */

type Flag = 0 | 1;

interface WirePerson {
  readonly tenant_id: string;
  readonly user_id: string;
  readonly dept_id: string;
  readonly post_id: string;
  readonly role_id: string;
  readonly oauth_id: string;
  readonly account: string;
  readonly user_name: string;
  readonly nick_name: string;
  readonly role_name: string;
}

interface Detail {
  readonly type: 'web';
  readonly deptName: string;
}

export interface WireToken extends WirePerson {
  readonly token_type: 'bearer';
  readonly license: string;
  readonly real_name: string;
  readonly avatar: string;
  readonly access_token: string;
  readonly refresh_token: string;
  readonly expires_in: number;
  readonly detail: Detail;
  readonly reset_def_pass: Flag;
  readonly password_expired: Flag;
  /** There where it is so; older clients know no such key. */
  readonly set_second_factor?: Flag;
}

export interface WireUserInfo extends Pick<
  UserInfo,
  'roles' | 'tenantId' | 'userId' | 'account' | 'nickName' | 'roleId' | 'deptId' | 'avatar' | 'oauthId' | 'settings'
> {
  readonly userName: string;
  readonly detail: Detail;
  readonly reset_def_pass: Flag;
  readonly password_expired: Flag;
  /** There where it is so; older clients know no such key. */
  readonly set_second_factor?: Flag;
  readonly idle_minutes?: number;
  readonly switch_mode: Flag;
  readonly assistant: Flag;
}

const flag = (is: boolean): Flag => (is ? 1 : 0);
const detailOf = (deptName: string): Detail => ({ type: 'web', deptName });

const personToWire = (person: SignedInPerson): WirePerson => ({
  tenant_id: person.tenantId,
  user_id: person.userId,
  dept_id: person.deptId,
  post_id: person.postId,
  role_id: person.roleId,
  oauth_id: person.oauthId,
  account: person.account,
  user_name: person.account,
  nick_name: person.nickName,
  role_name: person.roleName,
});

/** The claims of a token for clients that decode it. */
export const claimsToWire = (person: SignedInPerson): WirePerson & { readonly detail: Detail } => ({
  ...personToWire(person),
  detail: detailOf(person.deptName),
});

export const tokenShape: Shape<TokenAnswer, WireToken> = {
  toWire: (answer) => ({
    ...personToWire(answer),
    token_type: 'bearer',
    license: 'powered by rdm',
    real_name: answer.nickName,
    avatar: answer.avatar,
    access_token: answer.accessToken,
    refresh_token: answer.refreshToken,
    expires_in: answer.expiresInSeconds,
    detail: detailOf(answer.deptName),
    reset_def_pass: flag(answer.mustChangePassword),
    password_expired: flag(answer.passwordExpired),
    ...(answer.mustSetSecondFactor && { set_second_factor: 1 as const }),
  }),
  fromWire: (wire) => ({
    tenantId: wire.tenant_id,
    userId: wire.user_id,
    deptId: wire.dept_id,
    postId: wire.post_id,
    roleId: wire.role_id,
    oauthId: wire.oauth_id,
    account: wire.account,
    nickName: wire.nick_name,
    roleName: wire.role_name,
    deptName: wire.detail.deptName,
    avatar: wire.avatar,
    accessToken: wire.access_token,
    refreshToken: wire.refresh_token,
    expiresInSeconds: wire.expires_in,
    mustChangePassword: wire.reset_def_pass === 1,
    passwordExpired: wire.password_expired === 1,
    mustSetSecondFactor: wire.set_second_factor === 1,
  }),
};

export const userInfoShape: Shape<UserInfo, WireUserInfo> = {
  toWire: (info) => ({
    roles: info.roles,
    tenantId: info.tenantId,
    userId: info.userId,
    account: info.account,
    userName: info.account,
    nickName: info.nickName,
    roleId: info.roleId,
    deptId: info.deptId,
    avatar: info.avatar,
    oauthId: info.oauthId,
    detail: detailOf(info.deptName),
    reset_def_pass: flag(info.mustChangePassword),
    password_expired: flag(info.passwordExpired),
    ...(info.mustSetSecondFactor && { set_second_factor: 1 as const }),
    ...(info.idleMinutes > 0 && { idle_minutes: info.idleMinutes }),
    switch_mode: flag(info.maySwitchRoles),
    settings: info.settings,
    assistant: flag(info.hasAssistant),
  }),
  fromWire: (wire) => ({
    roles: wire.roles,
    tenantId: wire.tenantId,
    userId: wire.userId,
    account: wire.account,
    nickName: wire.nickName,
    roleId: wire.roleId,
    deptId: wire.deptId,
    deptName: wire.detail.deptName,
    avatar: wire.avatar,
    oauthId: wire.oauthId,
    mustChangePassword: wire.reset_def_pass === 1,
    passwordExpired: wire.password_expired === 1,
    mustSetSecondFactor: wire.set_second_factor === 1,
    idleMinutes: wire.idle_minutes ?? 0,
    maySwitchRoles: wire.switch_mode === 1,
    settings: wire.settings,
    hasAssistant: wire.assistant === 1,
  }),
};
