import { PLATFORM_TENANT, tenant, type Passwords, type Registration } from '../../access';
import { validateCreditCode, type IdentityRule } from '../../identity';
import { Refusal, text, type Ephemeral } from '../../kernel';
import type { Visit } from '../../records';
import { numberFault, numberRule, type SmsCodes } from '../../system';
import type { Founding } from '../tenants/found-tenant';
import { isRegistrationOpen, registerEnterprise } from './register-enterprise';
import { requireCaptcha, requireCode, type CaptchaServices } from './registration-proof';

/** What registration requires in this installation. */
export interface RegistrationTerms {
  /** Whether enterprises may register themselves. */
  readonly open: boolean;
  /** Whether text messages are delivered: registration then requires a code sent to the phone, otherwise a captcha. */
  readonly sendsCodes: boolean;
  /** By which rule official numbers are judged: the platform's, as whoever registers has no tenant yet. */
  readonly numberRule: IdentityRule;
}

interface TermsServices {
  readonly founding: Founding;
  /** Whether registration verifies the phone; only if text messages are delivered. */
  readonly provesPhone: boolean;
}

export const registrationTerms = async (
  _: Visit,
  _none: unknown,
  { founding, provesPhone }: TermsServices,
): Promise<RegistrationTerms> => ({
  open: await founding.inTenant(PLATFORM_TENANT, isRegistrationOpen),
  sendsCodes: provesPhone,
  numberRule: await founding.inTenant(PLATFORM_TENANT, numberRule),
});

const A_DAY = 24 * 3_600_000;
/** Enterprises that may be registered from an address within a day: more than an agent's office does. */
const MOST_FROM_ADDRESS = 20;
const TOO_MANY = text(
  '今天从该网络注册的企业过多，请明天再试或联系平台管理员',
  'Too many enterprises were registered from this network today; try again tomorrow, or ask the platform’s administrator',
);

/** Creates a trial tenant once the phone has been verified or the captcha solved. */
export async function register(
  { visitor }: Visit,
  given: Registration,
  {
    founding,
    smsCodes,
    provesPhone,
    passwords,
    ephemeral,
    ...signIn
  }: TermsServices &
    CaptchaServices & {
      readonly smsCodes: SmsCodes;
      readonly passwords: Passwords;
      readonly ephemeral: Ephemeral;
    },
): Promise<{ readonly tenantId: string; readonly account: string }> {
  if (provesPhone) await requireCode(smsCodes, given);
  else await requireCaptcha(signIn, given);
  const { count } = await ephemeral.count(`registrations from ${visitor.remoteIp ?? ''}`, A_DAY);
  if (count > MOST_FROM_ADDRESS) throw new Refusal({ code: 429, name: 'TOO_MANY_REGISTRATIONS', message: TOO_MANY });
  return { tenantId: await registerEnterprise(founding, passwords, given), account: given.account };
}

const TAKEN = text('该统一社会信用代码已注册', 'This credit code is registered already');

/** What a credit code is good for; of who has registered with it, nothing is said. */
interface CreditCodeCheck {
  /** Whether an enterprise may register with it. */
  readonly valid: boolean;
  readonly taken: boolean;
  /** Why not; empty where it may. */
  readonly message: string;
}

/** Whether a text is a credit code, and free. */
export async function checkCreditCode(
  _: Visit,
  { value }: { readonly value: string },
  { founding }: { readonly founding: Founding },
): Promise<CreditCodeCheck> {
  return founding.inTenant(PLATFORM_TENANT, async (call) => {
    const fault = numberFault(validateCreditCode, value, await numberRule(call));
    if (fault) return { valid: false, taken: false, message: fault.zh };
    const creditCode = value.trim().toUpperCase();
    const taken = (await call.records.count(tenant, [{ field: 'creditCode', is: 'equal', value: creditCode }])) > 0;
    return { valid: !taken, taken, message: taken ? TAKEN.zh : '' };
  });
}
