import { Refusal, text, type Fault } from '../../kernel';
import type { FactorQuestion } from '../second-factors';

/** The refusals of a sign-in. docs/wire.md, Sign-in refusals */
export const refusal = (message: Fault['message'], code: 400 | 401 = 400, name = 'SIGN_IN_REFUSED') =>
  new Refusal({ code, name, message });

export const wrong = {
  captcha: text('验证码不正确', 'The captcha is wrong'),
  password: text('用户名或密码不正确', 'The account or the password is wrong'),
  locked: text('登录错误次数过多,请稍后再试', 'Too many failed sign-ins; try again later'),
  initialOver: text(
    '初始密码已过期，请联系管理员重新生成',
    'The initial password has expired; ask the administrator for another one',
  ),
  tenant: text('未获得用户的租户信息', 'This tenant is not known'),
  tenantMissing: text('缺少必要的请求参数: tenantId', 'The parameter tenantId is missing'),
  role: text('未获得用户的角色信息', 'The user has no role yet'),
  refresh: text('令牌授权已过期', 'The sign-in has expired'),
  grant: text('不支持的授权类型', 'This grant type is not supported'),
  clientGrant: text(
    '该应用未被授予此授权类型，请联系平台管理员',
    'This client was not given this grant type; ask the platform’s administrator',
  ),
  shut: text('该账号已停用，请联系管理员', 'This account is disabled; ask the administrator'),
  choice: text(
    '您没有所选的角色或部门，请重新选择',
    'You do not hold the role or department you chose; choose one you hold',
  ),
} as const;

/** The tenant a sign-in names. Refuses if none is named, or if it cannot be a tenant number. */
export function tenantNamed(given: string | undefined): string {
  const tenantId = (given ?? '').trim();
  if (tenantId === '') throw refusal(wrong.tenantMissing);
  if (!/^\w{1,12}$/.test(tenantId)) throw refusal(wrong.tenant);
  return tenantId;
}

/** The grant type does not exist, or is not granted to this client. */
export const grantUnknown = (): Refusal => refusal(wrong.grant, 401, 'GRANT_UNKNOWN');
export const grantNotGiven = (): Refusal => refusal(wrong.clientGrant, 401, 'GRANT_NOT_GIVEN');

const SECOND = text(
  '该账号已启用两步验证，请输入动态码；不能输入动态码的程序请改用访问令牌',
  'This account has a second factor: enter the code; a program that cannot do so uses an access token',
);

/** Names the refusal of a password that was right and is not enough. */
export const SECOND_FACTOR = 'SECOND_FACTOR';

/** The password was right, and is not enough; the data say what is asked for. */
export const secondFactorAsked = (question: FactorQuestion): Refusal =>
  new Refusal({ code: 400, name: SECOND_FACTOR, message: SECOND, data: { name: SECOND_FACTOR, ...question } });

export const refreshRefused = (): Refusal => refusal(wrong.refresh, 401, 'REFRESH_REFUSED');
