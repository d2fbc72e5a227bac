import type { Call, SignInClient } from '../../records';
import type { PasswordHasher } from '../../kernel';
import type { Captchas } from '../captchas';
import type { Tokens } from '../driven';
import { role } from '../entities';
import type { FailedSignIns } from '../failed-sign-ins';
import type { TokenAnswer } from '../sign-in';
import { turnKey } from '../refresh-turn';
import type { SignInTurns } from '../sign-in-turns';
import type { SocialSignIns } from '../social-sign-ins';
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
  /** Verified against when the account does not exist, so that both answers take as long. */
  readonly decoyHash: string;
  readonly social: SocialSignIns;
}

/** The alias of whoever is known elsewhere and has no user here. docs/wire.md, Social sign-in */
export const GUEST = 'guest';

/** What a token answer says beside who it is for. */
const constant = { token_type: 'bearer', license: 'powered by rdm' } as const;

/** Whether a client may have its tokens renewed, so that it gets a refresh token. */
const refreshes = ({ grants }: SignInClient): boolean => grants.has('refresh_token');

/** How long a session of a client can be used: as long as the last of its tokens. */
export const sessionSeconds = (client: SignInClient): number =>
  refreshes(client) ? Math.max(client.accessSeconds, client.refreshSeconds) : client.accessSeconds;

/**
 * The tokens of a session, and who it is that acts in it.
 * @param acting the person with the roles the session acts in
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
  const detail = { type: 'web' as const, deptName: await departmentNameOf(call, acting) };
  const account = acting.account;
  const shown = {
    tenant_id: tenantId,
    user_id: acting.id,
    dept_id: acting.deptId ?? '',
    post_id: (acting.postId ?? []).join(','),
    role_id: roleIds.join(','),
    oauth_id: session.oauthId ?? '',
    account,
    user_name: account,
    nick_name: acting.realName ?? account,
    role_name: roles.map((each) => each.roleAlias).join(','),
  };
  const sessionKey = session.sessionKey;
  const { clientId, accessSeconds, refreshSeconds } = client;
  const claims = { tenantId, userId: acting.id, sessionKey, clientId };
  const turn = turnKey({ sessionKey, turn: session.turn ?? 0 });
  const access = { ...claims, kind: 'access_token' as const, shown: { ...shown, detail } };
  const refreshing = { ...claims, sessionKey: turn, kind: 'refresh_token' as const };
  return {
    ...shown,
    ...constant,
    real_name: shown.nick_name,
    avatar: acting.avatar ?? '',
    access_token: await services.tokens.sign(access, accessSeconds),
    refresh_token: refreshes(client) ? await services.tokens.sign(refreshing, refreshSeconds) : '',
    expires_in: accessSeconds,
    detail,
    reset_def_pass: acting.mustChangePassword === 1 ? 1 : 0,
    password_expired: (await passwordHasExpired(call, acting)) ? 1 : 0,
  };
}

/** The token of a guest. It is not renewed: there is nothing he could do for longer. */
export async function guestAnswer(
  call: Call,
  services: SignInServices,
  { clientId, accessSeconds }: SignInClient,
  outside: SocialAccountRecord,
  session: SessionRecord,
): Promise<TokenAnswer> {
  const tenantId = call.caller.tenantId;
  const detail = { type: 'web' as const, deptName: '' };
  const account = outside.username ?? '';
  const shown = {
    tenant_id: tenantId,
    user_id: '',
    dept_id: '',
    post_id: '',
    role_id: '',
    oauth_id: outside.id,
    account,
    user_name: account,
    nick_name: outside.nickname || account,
    role_name: GUEST,
  };
  const sessionKey = session.sessionKey;
  const claims = { tenantId, userId: '', sessionKey, clientId, kind: 'access_token' as const };
  return {
    ...shown,
    ...constant,
    real_name: shown.nick_name,
    avatar: outside.avatar ?? '',
    access_token: await services.tokens.sign({ ...claims, shown: { ...shown, detail } }, accessSeconds),
    refresh_token: '',
    expires_in: accessSeconds,
    detail,
    reset_def_pass: 0,
    password_expired: 0,
  };
}
