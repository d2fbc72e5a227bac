import { takeToken, type SignIn, type SignInServices, type TokenAnswer, type WithCallers } from '../../access';
import type { Visit } from '../../records';

/** Signs in from the financial system (K3), which knows accounts and passwords only. */
export const signInFromK3 = (
  visit: Visit,
  asked: Omit<SignIn, 'grantType'>,
  services: SignInServices & WithCallers,
): Promise<TokenAnswer> =>
  takeToken(visit, { ...asked, grantType: services.captchaRequired ? 'captcha' : 'password' }, services);
