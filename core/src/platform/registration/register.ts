import { PLATFORM_TENANT, type Registration } from '../../access';
import { validateCreditCode } from '../../identity';
import { text } from '../../kernel';
import type { Visit } from '../../records';
import type { SmsCodes } from '../../system';
import type { Founding } from '../tenants/found-tenant';
import { isRegistrationOpen, registerEnterprise } from './register-enterprise';
import { requireCaptcha, requireCode, type CaptchaServices } from './registration-proof';

const NOT_VALID = text('请输入正确的统一社会信用代码', 'Enter a right unified social credit code');

/** What registration requires in this installation. */
export interface RegistrationTerms {
  /** Whether enterprises may register themselves. */
  readonly open: boolean;
  /** Whether text messages are delivered: registration then requires a code sent to the phone, otherwise a captcha. */
  readonly sendsCodes: boolean;
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
): Promise<{ readonly valid: boolean; readonly message: string }> {
  const { valid } = validateCreditCode(value, { rule: 'form' });
  return { valid, message: valid ? '' : NOT_VALID.zh };
}
