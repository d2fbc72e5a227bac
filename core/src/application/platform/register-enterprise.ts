import { PLATFORM_TENANT, tenant, type Registration } from '../../access';
import { validateCreditCode, validateMobile } from '../../identity';
import { faults, insertRecords, Refusal, text, type Call, type Text } from '../../kernel';
import { parameterOf, wholeParameterOf } from '../../system';
import { foundTenant, freeTenantNumber, type Founding } from './found-tenant';

const CLOSED = text(
  '企业注册未开放，请联系平台管理员',
  'Enterprises cannot register themselves here; ask the platform’s administrator',
);
const NO_NAME = text('请输入企业名称', 'Enter the name of the enterprise');
const NO_CODE = text('请输入正确的统一社会信用代码', 'Enter a right unified social credit code');
const NO_PHONE = text('请输入正确的手机号码', 'Enter a right mobile number');
const NO_ACCOUNT = text('请先输入账号名称', 'Enter the account first');
const WRONG_ACCOUNT = text('账号应为2到40位字母、数字或 . _ @ -', 'The account has 2 to 40 letters, digits or . _ @ -');
const NO_PASSWORD = text('请先输入密码', 'Enter the password first');
const DIFFERENT = text('两次密码输入不一致', 'The two passwords differ');
const TAKEN = text(
  '该企业无法注册，已注册过的企业请直接登录或找回密码',
  'This enterprise cannot be registered; one that is already signs in or retrieves its password',
);

/** The sentence of the first rule the form breaks, in the order of the form. Spec §5 “Registration”, “Enterprise form” */
export function registrationFault(given: Registration): Text | null {
  const { name, creditCode, phone, account, password, password2 } = given;
  if (name.trim() === '' || name.length > 200) return NO_NAME;
  if (!validateCreditCode(creditCode).valid) return NO_CODE;
  if (!validateMobile(phone).valid) return NO_PHONE;
  if (account === '') return NO_ACCOUNT;
  if (!/^[\w.@-]{2,40}$/.test(account)) return WRONG_ACCOUNT;
  if (!/^[0-9a-f]{32}$/.test(password)) return NO_PASSWORD;
  return password2 !== undefined && password2 !== password ? DIFFERENT : null;
}

/** Founds a tenant on trial for an enterprise that is none yet; answers its number. */
export async function registerEnterprise(founding: Founding, given: Registration): Promise<string> {
  const fault = registrationFault(given);
  if (fault) throw new Refusal(faults.invalid(fault));
  // Before it is known whether there is such a tenant: both answers take as long.
  const passwordHash = await founding.hasher.hash(given.password);
  const code = await freeTenantNumber(founding, PLATFORM_TENANT);
  const id = await founding.inTenant(PLATFORM_TENANT, (call) => registerTrial(call, code, given));
  try {
    await foundTenant(founding, code, given.name, {
      account: given.account,
      realName: given.linkman || given.account,
      passwordHash,
      mustChangePassword: false,
    });
  } catch (error) {
    const time = (call: Call) => ({ user: null, time: call.clock.now() });
    await founding.inTenant(PLATFORM_TENANT, (call) => call.records.remove(tenant, [id], time(call)));
    throw error;
  }
  return code;
}

async function registerTrial(call: Call, code: string, given: Registration): Promise<string> {
  if ((await parameterOf(call, 'enterprise.register', 'true')) !== 'true') throw new Refusal(faults.invalid(CLOSED));
  const creditCode = given.creditCode.trim().toUpperCase();
  // Two at once would both find nobody.
  await call.records.lock(`register ${creditCode}`);
  const taken = await call.records.count(tenant, [{ field: 'creditCode', is: 'equal', value: creditCode }]);
  if (taken > 0) throw new Refusal(faults.invalid(TAKEN));
  const days = await wholeParameterOf(call, 'enterprise.trialDays', 30, { least: 1, most: 3650 });
  const [row] = await insertRecords(call, tenant, [
    {
      code,
      tenantName: given.name.trim(),
      creditCode,
      linkman: given.linkman?.slice(0, 200) ?? null,
      contactNumber: given.phone,
      activate: 0,
      expireTime: daysAfter(call.clock.now(), days),
      accountNumber: await wholeParameterOf(call, 'tenant.default.accountNumber', 100),
    },
  ]);
  return row!.id;
}

const daysAfter = (now: string, days: number): string =>
  new Date(Date.parse(`${now.replace(' ', 'T')}Z`) + days * 86_400_000).toISOString().slice(0, 19).replace('T', ' ');
