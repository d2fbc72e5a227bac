import type { SentCode } from '../system';
import type { SignIn, TokenAnswer } from './sign-in';

/** An enterprise that registers itself, with its first administrator. */
export interface Registration {
  readonly name: string;
  readonly creditCode: string;
  readonly linkman?: string;
  readonly phone: string;
  readonly account: string;
  /** Lower-case md5 hex, as of the confirmation. */
  readonly password: string;
  readonly password2?: string;
  /** The code sent to the phone, where the installation sends text messages. */
  readonly id?: string;
  readonly value?: string;
  readonly captchaKey?: string;
  readonly captchaCode?: string;
}

/** What registering asks for in this installation. */
export interface RegistrationTerms {
  /** Whether enterprises may register themselves. */
  readonly open: boolean;
  /** Whether text messages reach people: a code sent to the phone then proves it, otherwise a captcha must do. */
  readonly sendsCodes: boolean;
}

export interface RetrievedPassword {
  readonly tenantId: string;
  readonly account?: string;
  readonly phone: string;
  readonly id: string;
  readonly value: string;
  /** Lower-case md5 hex, both. */
  readonly newPassword: string;
  readonly newPassword1: string;
}

/** What people who are not signed in may do beside signing in. */
export interface RegistrationPort {
  /** What registering asks for, before anything is typed. */
  terms(): Promise<RegistrationTerms>;
  /** Founds a tenant on trial; answers the number and account to sign in with. */
  register(args: Registration): Promise<{ readonly tenantId: string; readonly account: string }>;
  /** Whether a text is a unified social credit code that may be registered with; says nothing of who is registered. */
  check(args: { value: string }): Promise<{ readonly valid: boolean; readonly message: string }>;
  /** Sends a code to a phone: with a tenant only where an account of it has the phone. The answer is always the same. */
  sendCode(args: { tenantId?: string; phone: string; captchaKey?: string; captchaCode?: string }): Promise<SentCode>;
  retrievePassword(args: RetrievedPassword): Promise<void>;
  /** Signs in from the financial system (K3) by account and password, as `token` does. */
  k3Login(args: SignIn): Promise<TokenAnswer>;
}
