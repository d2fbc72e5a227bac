import {
  newRow,
  Refusal,
  text,
  updateRecords,
  type Call,
  type Fault,
  type PasswordHasher,
  type StoredRecord,
} from '../../kernel';
import { wholeParameterOf } from '../../system';
import type { Captchas } from '../captchas';
import type { Tokens } from '../driven';
import { PLATFORM_TENANT, role, session, tenant, user } from '../entities';
import { FAILURES_ALLOWED, type FailedSignIns } from '../failed-sign-ins';
import type { SignIn, TokenAnswer } from '../ports';
import { turnKey, turnOf, type Turn } from '../refresh-turn';
import { placeKept, type SignInPlace } from '../sign-in-place';
import { passwordHasExpired } from './password-expiry';
import { departmentNameOf } from './user-info';

/** Client's access validity and life of a refresh token in seconds. `blade-wire.md` §2.6 */
export const ACCESS_SECONDS = 3600;
export const REFRESH_SECONDS = 604_800;

export interface SignInServices {
  readonly tokens: Tokens;
  readonly hasher: PasswordHasher;
  readonly captchas: Captchas;
  readonly failures: FailedSignIns;
  readonly captchaRequired: boolean;
  /** Verified against when the account does not exist, so that both answers take as long. */
  readonly decoyHash: string;
}

const refusal = (message: Fault['message'], code: 400 | 401 = 400) =>
  new Refusal({ code, name: 'SIGN_IN_REFUSED', message });

const wrong = {
  captcha: text('验证码不正确', 'The captcha is not right'),
  password: text('用户名或密码不正确', 'The account or the password is not right'),
  locked: text('登录错误次数过多,请稍后再试', 'Too many failed sign-ins; try again later'),
  tenant: text('未获得用户的租户信息', 'This tenant is not known'),
  tenantMissing: text('缺少必要的请求参数: tenantId', 'The parameter tenantId is missing'),
  expired: text('租户授权已过期,请联系管理员', 'The tenant’s licence has expired; ask the administrator'),
  role: text('未获得用户的角色信息', 'The user has no role yet'),
  refresh: text('令牌授权已过期', 'The sign-in has expired'),
  grant: text('不支持的授权类型', 'This grant type is not supported'),
} as const;

/** The tenant a sign-in names. Refuses where none is named, or what no tenant can be called. */
export function tenantNamed(given: string | undefined): string {
  const tenantId = (given ?? '').trim();
  if (tenantId === '') throw refusal(wrong.tenantMissing);
  if (!/^\w{1,12}$/.test(tenantId)) throw refusal(wrong.tenant);
  return tenantId;
}

/** A session that was ended because one of its refresh tokens came a second time. */
export interface Replayed {
  readonly replayed: string;
}

/**
 * Gives tokens for a password (with a captcha where the installation asks for one) or for a refresh token. A refresh
 * token is good once: who sends one again may have stolen it, or been stolen from, so the whole session ends. That must
 * be kept, so it is answered, and refused with `replayRefused` after the transaction. RFC 9700 §4.14.2
 */
export async function signIn(
  call: Call,
  services: SignInServices,
  given: SignIn,
  place: SignInPlace = {},
): Promise<TokenAnswer | Replayed> {
  switch (given.grant_type ?? 'password') {
    case 'refresh_token':
      return refresh(call, services, given);
    case 'password':
    case 'captcha':
      return byPassword(call, services, given, place);
    default:
      throw refusal(wrong.grant, 401);
  }
}

export const replayRefused = (): Refusal => refusal(wrong.refresh, 401);

async function byPassword(
  call: Call,
  services: SignInServices,
  given: SignIn,
  place: SignInPlace,
): Promise<TokenAnswer> {
  const { tenantId = '', username = '', password = '' } = given;
  if (services.captchaRequired && !services.captchas.redeem(given.captchaKey, given.captchaCode)) {
    throw refusal(wrong.captcha);
  }
  const allowed = await wholeParameterOf(call, 'account.failCount', FAILURES_ALLOWED, { least: 1, most: 100 });
  if (services.failures.isLocked(tenantId, username, allowed)) throw refusal(wrong.locked);
  await requireOpenTenant(call, tenantId);
  const [found] = await call.records.findByKeys(user, [{ account: username }]);
  const hash = (found?.password as string | null) ?? services.decoyHash;
  const matches = await services.hasher.verify(hash, password);
  if (!found || found.status !== 1 || !matches) {
    services.failures.add(tenantId, username);
    throw refusal(wrong.password);
  }
  services.failures.clear(tenantId, username);
  const now = call.clock.now();
  // Who never signs out leaves a session behind; those that have ended go with the next sign-in of the tenant.
  await call.records.purge(session, [{ field: 'expiresAt', is: 'lessOrEqual', value: now }]);
  const sessionKey = call.ids.next();
  const expiresAt = later(now, REFRESH_SECONDS);
  const values = { userId: found.id, sessionKey, expiresAt, turn: 0, ...placeKept(place) };
  await call.records.insert(session, [newRow(call, session, values)]);
  return answer(call, services, found, { sessionKey, turn: 0 });
}

async function refresh(call: Call, services: SignInServices, given: SignIn): Promise<TokenAnswer | Replayed> {
  const claims = await services.tokens.verify(given.refresh_token ?? '');
  if (claims?.kind !== 'refresh_token' || claims.tenantId !== call.caller.tenantId) throw refusal(wrong.refresh, 401);
  await requireOpenTenant(call, claims.tenantId);
  const { sessionKey, turn } = turnOf(claims.sessionKey);
  await call.records.lock(`session ${sessionKey}`);
  const open = await openSession(call, sessionKey);
  const found = open && (await userOf(call, claims.userId));
  if (!found) throw refusal(wrong.refresh, 401);
  if (turn !== Number(open.turn ?? 0)) {
    await call.records.purge(session, [{ field: 'sessionKey', is: 'equal', value: sessionKey }]);
    return { replayed: sessionKey };
  }
  await updateRecords(call, session, [{ before: open, values: { turn: turn + 1 } }]);
  return answer(call, services, found, { sessionKey, turn: turn + 1 });
}

async function requireOpenTenant(call: Call, tenantId: string): Promise<void> {
  const [found] = await call.records.findByKeys(tenant, [{ code: tenantId }]);
  // The platform's own records are shared, so the tenant's row is visible from every tenant.
  if (!found) throw refusal(wrong.tenant);
  const expires = found.expireTime as string | null;
  if (tenantId !== PLATFORM_TENANT && expires && expires < call.clock.now()) throw refusal(wrong.expired);
}

/** Whether people of the caller's tenant may use the product: it was not removed, and its licence has not ended. */
export async function tenantIsOpen(call: Call): Promise<boolean> {
  const code = call.caller.tenantId;
  const [found] = await call.records.findByKeys(tenant, [{ code }]);
  if (!found || code === PLATFORM_TENANT) return found !== undefined;
  return !found.expireTime || String(found.expireTime) >= call.clock.now();
}

/** The session record of a key, unless it was signed out or has expired. */
export async function openSession(call: Call, sessionKey: string): Promise<StoredRecord | null> {
  const [found] = await call.records.findByKeys(session, [{ sessionKey }]);
  return found && String(found.expiresAt) > call.clock.now() ? found : null;
}

export async function userOf(call: Call, userId: string): Promise<StoredRecord | null> {
  const [found] = await call.records.find(user, {
    where: [
      { field: 'id', is: 'equal', value: userId },
      { field: 'status', is: 'equal', value: 1 },
    ],
  });
  return found ?? null;
}

async function answer(call: Call, services: SignInServices, signedIn: StoredRecord, turn: Turn): Promise<TokenAnswer> {
  const roleIds = (signedIn.roleId as string[] | null) ?? [];
  const roles = await call.records.find(role, { where: [{ field: 'id', is: 'in', value: roleIds }] });
  if (roles.length === 0) throw refusal(wrong.role);
  const tenantId = call.caller.tenantId;
  const detail = { type: 'web' as const, deptName: await departmentNameOf(call, signedIn) };
  const account = String(signedIn.account);
  const shown = {
    tenant_id: tenantId,
    user_id: signedIn.id,
    dept_id: String(signedIn.deptId ?? ''),
    post_id: ((signedIn.postId as string[] | null) ?? []).join(','),
    role_id: roleIds.join(','),
    oauth_id: '',
    account,
    user_name: account,
    nick_name: String(signedIn.realName ?? account),
    role_name: roles.map((each) => String(each.roleAlias)).join(','),
  };
  const claims = { tenantId, userId: signedIn.id, sessionKey: turn.sessionKey };
  const refreshing = { ...claims, sessionKey: turnKey(turn), kind: 'refresh_token' as const };
  const access = { ...claims, kind: 'access_token' as const, shown: { ...shown, detail, client_id: 'saber' } };
  return {
    ...shown,
    real_name: shown.nick_name,
    avatar: String(signedIn.avatar ?? ''),
    access_token: await services.tokens.sign(access, ACCESS_SECONDS),
    refresh_token: await services.tokens.sign(refreshing, REFRESH_SECONDS),
    token_type: 'bearer',
    expires_in: ACCESS_SECONDS,
    detail,
    license: 'powered by rdm',
    reset_def_pass: signedIn.mustChangePassword === 1 ? 1 : 0,
    password_expired: (await passwordHasExpired(call, signedIn)) ? 1 : 0,
  };
}

/** Adds seconds to a `yyyy-MM-dd HH:mm:ss` time. */
function later(time: string, seconds: number): string {
  return new Date(Date.parse(`${time.replace(' ', 'T')}Z`) + seconds * 1000)
    .toISOString()
    .slice(0, 19)
    .replace('T', ' ');
}
