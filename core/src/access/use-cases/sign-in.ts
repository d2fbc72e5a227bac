import { newRow, Refusal, text, type Call, type Fault, type PasswordHasher, type StoredRecord } from '../../kernel';
import type { Captchas } from '../captchas';
import type { Tokens } from '../driven';
import { PLATFORM_TENANT, role, session, tenant, user } from '../entities';
import type { FailedSignIns } from '../failed-sign-ins';
import type { SignIn, TokenAnswer } from '../ports';
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

/** Gives tokens for a password (with a captcha where the installation asks for one) or for a refresh token. */
export async function signIn(call: Call, services: SignInServices, given: SignIn): Promise<TokenAnswer> {
  switch (given.grant_type ?? 'password') {
    case 'refresh_token':
      return refresh(call, services, given);
    case 'password':
    case 'captcha':
      return byPassword(call, services, given);
    default:
      throw refusal(wrong.grant, 401);
  }
}

async function byPassword(call: Call, services: SignInServices, given: SignIn): Promise<TokenAnswer> {
  const { tenantId = '', username = '', password = '' } = given;
  if (services.captchaRequired && !services.captchas.redeem(given.captchaKey, given.captchaCode)) {
    throw refusal(wrong.captcha);
  }
  if (services.failures.isLocked(tenantId, username)) throw refusal(wrong.locked);
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
  await call.records.insert(session, [newRow(call, session, { userId: found.id, sessionKey, expiresAt })]);
  return answer(call, services, found, sessionKey);
}

async function refresh(call: Call, services: SignInServices, given: SignIn): Promise<TokenAnswer> {
  const claims = await services.tokens.verify(given.refresh_token ?? '');
  if (claims?.kind !== 'refresh_token' || claims.tenantId !== call.caller.tenantId) throw refusal(wrong.refresh, 401);
  await requireOpenTenant(call, claims.tenantId);
  const open = await openSession(call, claims.sessionKey);
  const found = open && (await userOf(call, claims.userId));
  if (!found) throw refusal(wrong.refresh, 401);
  return answer(call, services, found, claims.sessionKey);
}

async function requireOpenTenant(call: Call, tenantId: string): Promise<void> {
  const [found] = await call.records.findByKeys(tenant, [{ code: tenantId }]);
  // The platform's own records are shared, so the tenant's row is visible from every tenant.
  if (!found) throw refusal(wrong.tenant);
  const expires = found.expireTime as string | null;
  if (tenantId !== PLATFORM_TENANT && expires && expires < call.clock.now()) throw refusal(wrong.expired);
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

async function answer(
  call: Call,
  services: SignInServices,
  signedIn: StoredRecord,
  sessionKey: string,
): Promise<TokenAnswer> {
  const roleIds = (signedIn.roleIds as string[] | null) ?? [];
  const roles = await call.records.find(role, { where: [{ field: 'id', is: 'in', value: roleIds }] });
  if (roles.length === 0) throw refusal(wrong.role);
  const tenantId = call.caller.tenantId;
  const detail = { type: 'web' as const, deptName: await departmentNameOf(call, signedIn) };
  const account = String(signedIn.account);
  const shown = {
    tenant_id: tenantId,
    user_id: signedIn.id,
    dept_id: String(signedIn.deptId ?? ''),
    post_id: '',
    role_id: roleIds.join(','),
    oauth_id: '',
    account,
    user_name: account,
    nick_name: String(signedIn.realName ?? account),
    role_name: roles.map((each) => String(each.roleAlias)).join(','),
  };
  const claims = { tenantId, userId: signedIn.id, sessionKey };
  const access = { ...claims, kind: 'access_token' as const, shown: { ...shown, detail, client_id: 'saber' } };
  return {
    ...shown,
    real_name: shown.nick_name,
    avatar: String(signedIn.avatar ?? ''),
    access_token: await services.tokens.sign(access, ACCESS_SECONDS),
    refresh_token: await services.tokens.sign({ ...claims, kind: 'refresh_token' }, REFRESH_SECONDS),
    token_type: 'bearer',
    expires_in: ACCESS_SECONDS,
    detail,
    license: 'powered by rdm',
    reset_def_pass: signedIn.mustChangePassword === 1 ? 1 : 0,
    password_expired: 0,
  };
}

/** Adds seconds to a `yyyy-MM-dd HH:mm:ss` time. */
function later(time: string, seconds: number): string {
  return new Date(Date.parse(`${time.replace(' ', 'T')}Z`) + seconds * 1000)
    .toISOString()
    .slice(0, 19)
    .replace('T', ' ');
}
