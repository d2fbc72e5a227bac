import type { Call, SignInClient } from '../../records';
import type { PasswordHasher } from '../../kernel';
import type { Captchas } from '../captchas';
import type { Tokens } from '../driven';
import { role } from '../entities';
import type { FailedSignIns } from '../failed-sign-ins';
import type { SignedInPerson, TokenAnswer } from '../sign-in';
import { turnKey } from '../refresh-turn';
import type { SignInTurns } from '../sign-in-turns';
import type { SecondFactors } from '../second-factors';
import type { SocialSignIns } from '../social-sign-ins';
import { lacksSecondFactor } from './required-factor';
import { passwordHasExpired } from './password-expiry';
import { refusal, wrong } from './sign-in-refusals';
import { departmentNameOf } from './user-info';
import type { UserRecord } from '../user';
import type { SessionRecord } from '../session';
import type { SocialAccountRecord } from '../social-account';

export interface SignInServices {
  readonly tokens: Tokens;
  readonly hasher: PasswordHasher;
  readonly captchas: Captchas;
  readonly failures: FailedSignIns;
  readonly turns: SignInTurns;
  readonly captchaRequired: boolean;
  /** Verified against when the account does not exist, so that both cases take the same time. */
  readonly decoyHash: string;
  readonly social: SocialSignIns;
  readonly secondFactors: SecondFactors;
}

/** The role alias of a person known to another system without a user here. docs/wire.md, Social sign-in */
export const GUEST = 'guest';

/** Whether a client may renew its tokens, so that it gets a refresh token. */
const refreshes = ({ grants }: SignInClient): boolean => grants.has('refresh_token');

/** Lifetime of a session in seconds: that of its longest-lived token. */
export const sessionSeconds = (client: SignInClient): number =>
  refreshes(client) ? Math.max(client.accessSeconds, client.refreshSeconds) : client.accessSeconds;

/**
 * The tokens of a session, and the user it belongs to.
 * @param acting the user with the active roles of the session
 */
export async function tokenAnswer(
  call: Call,
  services: SignInServices,
  client: SignInClient,
  acting: UserRecord,
  session: SessionRecord,
): Promise<TokenAnswer> {
  const roleIds = acting.roleId ?? [];
  const roles = await call.records.find(role, { where: [{ field: 'id', is: 'in', value: roleIds }] });
  if (roles.length === 0) throw refusal(wrong.role);
  const tenantId = call.caller.tenantId;
  const account = acting.account;
  const shown: SignedInPerson = {
    tenantId,
    userId: acting.id,
    deptId: acting.deptId ?? '',
    postId: (acting.postId ?? []).join(','),
    roleId: roleIds.join(','),
    oauthId: session.oauthId ?? '',
    account,
    nickName: acting.realName ?? account,
    roleName: roles.map((each) => each.roleAlias).join(','),
    deptName: await departmentNameOf(call, acting),
  };
  const sessionKey = session.sessionKey;
  const { clientId, accessSeconds, refreshSeconds } = client;
  const claims = { tenantId, userId: acting.id, sessionKey, clientId };
  const turn = turnKey({ sessionKey, turn: session.turn ?? 0 });
  const access = { ...claims, kind: 'access_token' as const, shown };
  const refreshing = { ...claims, sessionKey: turn, kind: 'refresh_token' as const };
  return {
    ...shown,
    avatar: acting.avatar ?? '',
    accessToken: await services.tokens.sign(access, accessSeconds),
    refreshToken: refreshes(client) ? await services.tokens.sign(refreshing, refreshSeconds) : '',
    expiresInSeconds: accessSeconds,
    mustChangePassword: acting.mustChangePassword === 1,
    passwordExpired: await passwordHasExpired(call, acting),
    mustSetSecondFactor: await lacksSecondFactor(call, acting.id),
  };
}

/** The token of a guest. It cannot be renewed, because a guest has no use for a longer session. */
export async function guestAnswer(
  call: Call,
  services: SignInServices,
  { clientId, accessSeconds }: SignInClient,
  outside: SocialAccountRecord,
  session: SessionRecord,
): Promise<TokenAnswer> {
  const tenantId = call.caller.tenantId;
  const account = outside.username ?? '';
  const shown: SignedInPerson = {
    tenantId,
    userId: '',
    deptId: '',
    postId: '',
    roleId: '',
    oauthId: outside.id,
    account,
    nickName: outside.nickname || account,
    roleName: GUEST,
    deptName: '',
  };
  const sessionKey = session.sessionKey;
  const claims = { tenantId, userId: '', sessionKey, clientId, kind: 'access_token' as const };
  return {
    ...shown,
    avatar: outside.avatar ?? '',
    accessToken: await services.tokens.sign({ ...claims, shown }, accessSeconds),
    refreshToken: '',
    expiresInSeconds: accessSeconds,
    mustChangePassword: false,
    passwordExpired: false,
    mustSetSecondFactor: false,
  };
}
