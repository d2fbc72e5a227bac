import {
  defaultPasswordPolicy,
  PLATFORM_TENANT,
  registrationFaults,
  tenant,
  type Passwords,
  type Registration,
} from '../../access';
import type { IdentityRule } from '../../identity';
import { faults, Refusal, text, type Text } from '../../kernel';
import { insertRecords, type Call } from '../../records';
import { numberRule, parameterOf, wholeParameterOf } from '../../system';
import { defaultTerm } from '../tenants/default-term';
import { foundTenant, freeTenantNumber, type Founding } from '../tenants/found-tenant';

const CLOSED = text(
  '企业注册未开放，请联系平台管理员',
  'Enterprises cannot register themselves here; ask the platform’s administrator',
);
const NO_PASSWORD = text('请先输入密码', 'Enter the password first');
const TAKEN = text(
  '该企业无法注册，已注册过的企业请直接登录或找回密码',
  'This enterprise cannot be registered; one that is already signs in or retrieves its password',
);

/** The message of the first rule the form breaks, in the order of the form. */
function registrationFault(given: Registration, rule: IdentityRule): Text | null {
  const { password2: different = null, ...others } = registrationFaults(given, rule);
  const [first] = Object.values(others);
  if (first) return first;
  return /^[0-9a-f]{32}$/.test(given.password) ? different : NO_PASSWORD;
}

/** Whether the platform allows self-registration of enterprises. */
export const isRegistrationOpen = async (call: Call): Promise<boolean> =>
  (await parameterOf(call, 'enterprise.register', 'true')) === 'true';

/** Creates a tenant for an enterprise that has none yet, with the default term of use; returns its number. */
export async function registerEnterprise(
  founding: Founding,
  passwords: Passwords,
  given: Registration,
): Promise<string> {
  const fault = registrationFault(given, await founding.inTenant(PLATFORM_TENANT, numberRule));
  if (fault) throw new Refusal(faults.invalid(fault));
  const { account, password: digest, typedPassword: typed } = given;
  const weak = await passwords.fault({ digest, typed, account }, defaultPasswordPolicy);
  if (weak) throw new Refusal(faults.invalid(weak, [{ field: 'password', message: weak }]));
  // Before checking whether the tenant exists, so that both cases take the same time.
  const passwordHash = await founding.hasher.hash(given.password);
  // Asked before anything is written, and once more in the transaction that registers.
  await founding.inTenant(PLATFORM_TENANT, (call) => requireFree(call, given));
  const code = await freeTenantNumber(founding, PLATFORM_TENANT);
  // The registration comes last: whatever ends the program before leaves a number that nobody has, and no enterprise
  // that is registered and cannot sign in.
  await foundTenant(founding, code, given.name, {
    account: given.account,
    realName: given.linkman || given.account,
    passwordHash,
    mustChangePassword: false,
  });
  await founding.inTenant(PLATFORM_TENANT, (call) => registerTrial(call, code, given));
  return code;
}

const creditCodeOf = ({ creditCode }: Registration): string => creditCode.trim().toUpperCase();

async function requireFree(call: Call, given: Registration): Promise<void> {
  if (!(await isRegistrationOpen(call))) throw new Refusal(faults.invalid(CLOSED));
  const where = [{ field: 'creditCode' as const, is: 'equal' as const, value: creditCodeOf(given) }];
  if ((await call.records.count(tenant, where)) > 0) throw new Refusal(faults.invalid(TAKEN));
}

async function registerTrial(call: Call, code: string, given: Registration): Promise<void> {
  const creditCode = creditCodeOf(given);
  // Otherwise two concurrent registrations would both find the code free.
  await call.records.lock(`register ${creditCode}`);
  await requireFree(call, given);
  const { activate, days } = await defaultTerm(call);
  await insertRecords(call, tenant, [
    {
      code,
      tenantName: given.name.trim(),
      creditCode,
      linkman: given.linkman?.slice(0, 200) ?? null,
      contactNumber: given.phone,
      activate,
      expireTime: days === null ? null : daysAfter(call.clock.now(), days),
      accountNumber: await wholeParameterOf(call, 'tenant.default.accountNumber', 100),
    },
  ]);
}

const daysAfter = (now: string, days: number): string =>
  new Date(Date.parse(`${now.replace(' ', 'T')}Z`) + days * 86_400_000).toISOString().slice(0, 19).replace('T', ' ');
