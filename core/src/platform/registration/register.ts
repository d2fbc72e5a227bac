import { PLATFORM_TENANT, type Registration } from '../../access';
import { validateCreditCode, type IdentityRule } from '../../identity';
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

/** Creates a trial tenant once the phone has been verified or the captcha solved. */
export async function register(
  _: Visit,
  given: Registration,
  { founding, smsCodes, provesPhone, ...signIn }: TermsServices & CaptchaServices & { readonly smsCodes: SmsCodes },
): Promise<{ readonly tenantId: string; readonly account: string }> {
  if (provesPhone) requireCode(smsCodes, given);
  else requireCaptcha(signIn, given);
  return { tenantId: await registerEnterprise(founding, given), account: given.account };
}

export async function checkCreditCode(
  _: Visit,
  { value }: { readonly value: string },
  { founding }: { readonly founding: Founding },
): Promise<{ readonly valid: boolean; readonly message: string }> {
  const fault = numberFault(validateCreditCode, value, await founding.inTenant(PLATFORM_TENANT, numberRule));
  return { valid: fault === null, message: fault?.zh ?? '' };
}
