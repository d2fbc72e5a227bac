import * as v from 'valibot';
import {
  sessionCalls,
  takeToken,
  type SignIn,
  type SignInServices,
  type TokenAnswer,
  type WithCallers,
} from '../../access';
import { text } from '../../kernel';
import { argument, calls, type PortOf, type Visit } from '../../records';
import { sentCode } from '../messages/codes-by-message';
import { checkCreditCode, register, registrationTerms } from './register';
import { retrievePassword } from './retrieve-password';
import { sendCodeUnsigned } from './send-code-unsigned';

/** Signs in from the financial system (K3), which sends only account and password. */
const signInFromK3 = (
  visit: Visit,
  asked: Omit<SignIn, 'grantType'>,
  services: SignInServices & WithCallers,
): Promise<TokenAnswer> =>
  takeToken(visit, { ...asked, grantType: services.captchaRequired ? 'captcha' : 'password' }, services);

const line = v.pipe(v.string(), v.maxLength(300));
const given = v.optional(line);
const tenantId = v.pipe(v.string(), v.trim(), v.regex(/^\w{1,12}$/));

/** What unauthenticated clients may do beside signing in; every call is rate-limited. */
export const registrationCalls = calls({
  terms: {
    needs: 'public',
    about: text(
      '企业注册须知',
      'Whether enterprises may register themselves here, whether a code sent to the phone is asked for, and by which ' +
        'rule official numbers are judged.',
    ),
    answers: v.object({ open: v.boolean(), sendsCodes: v.boolean(), numberRule: v.picklist(['standard', 'form']) }),
    conducts: registrationTerms,
  },
  register: {
    needs: 'public',
    about: text(
      '企业注册',
      'Founds a tenant on trial, with its first administrator; answers the number and account to sign in with. ' +
        'Passwords travel as lower-case md5 hex.',
    ),
    takes: v.object({
      name: v.optional(line, ''),
      creditCode: v.optional(line, ''),
      linkman: given,
      phone: v.optional(line, ''),
      account: v.optional(line, ''),
      password: v.optional(line, ''),
      password2: given,
      typedPassword: given,
      id: given,
      value: given,
      captchaKey: given,
      captchaCode: given,
    }),
    answers: v.object({ tenantId: v.string(), account: v.string() }),
    conducts: register,
  },
  check: {
    needs: 'public',
    about: text(
      '校验统一社会信用代码',
      'Whether a text is a credit code that one may register with: a sound one that is not taken. It says nothing of who ' +
        'is registered.',
    ),
    takes: v.object({ value: line }),
    answers: v.object({ valid: v.boolean(), taken: v.boolean(), message: v.string() }),
    conducts: checkCreditCode,
  },
  sendCode: {
    needs: 'public',
    about: text(
      '发送短信验证码（未登录）',
      'Sends a code to a phone; with a tenant only where an account of it has the phone. The answer is always the same.',
    ),
    takes: v.object({
      tenantId: argument.optional(tenantId),
      phone: v.string(),
      captchaKey: argument.optional(v.string()),
      captchaCode: argument.optional(v.string()),
    }),
    answers: sentCode,
    conducts: sendCodeUnsigned,
  },
  retrievePassword: {
    needs: 'public',
    about: text('找回密码', 'Sets a new password by a code sent to the account’s phone, and ends its sessions.'),
    takes: v.object({
      tenantId,
      account: given,
      phone: line,
      id: line,
      value: line,
      newPassword: line,
      newPassword1: line,
      typedPassword: given,
    }),
    conducts: retrievePassword,
  },
  k3Login: {
    needs: 'public',
    about: text('K3 登录', 'Signs in from the financial system by account and password, as the token call does.'),
    takes: v.object({ tenantId, username: line, password: line, captchaKey: given, captchaCode: given }),
    answers: sessionCalls.token.answers,
    conducts: signInFromK3,
  },
});

export type RegistrationPort = PortOf<typeof registrationCalls>;
