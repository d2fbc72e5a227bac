import type { Captchas } from '../../access';
import { faults, Refusal, text } from '../../kernel';
import type { SmsCodes } from '../../system';

const WRONG_CAPTCHA = text('验证码不正确', 'The captcha is wrong');
export const WRONG_CODE = text(
  '短信验证码不正确或已过期，请重新获取',
  'The code is wrong or too old; ask for a new one',
);

export interface CaptchaServices {
  readonly captchas: Captchas;
  readonly captchaRequired: boolean;
}

export async function requireCaptcha(
  { captchas, captchaRequired }: CaptchaServices,
  { captchaKey, captchaCode }: { readonly captchaKey?: string; readonly captchaCode?: string },
): Promise<void> {
  if (captchaRequired && !(await captchas.redeem(captchaKey, captchaCode)))
    throw new Refusal(faults.invalid(WRONG_CAPTCHA));
}

/** Refuses unless the code is the one sent to the phone; a correct one is consumed. */
export async function requireCode(
  codes: SmsCodes,
  { id = '', phone, value = '' }: { readonly id?: string; readonly phone: string; readonly value?: string },
): Promise<void> {
  if (!(await codes.redeem(id, phone, value))) throw new Refusal(faults.invalid(WRONG_CODE));
}
