import type { SignIn, TokenAnswer } from '../../access';
import type { Visit, Visitor } from '../../records';

interface Services {
  /** Signs a visitor in, as the token call does. */
  readonly token: (visitor: Visitor, asked: SignIn) => Promise<TokenAnswer>;
  readonly captchaRequired: boolean;
}

/** Signs in from the financial system (K3), which knows accounts and passwords only. */
export const signInFromK3 = (
  { visitor }: Visit,
  asked: Omit<SignIn, 'grant_type'>,
  { token, captchaRequired }: Services,
): Promise<TokenAnswer> => token(visitor, { ...asked, grant_type: captchaRequired ? 'captcha' : 'password' });
