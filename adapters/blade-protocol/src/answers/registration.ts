import { sessionCalls, type RegistrationPort } from '@rdm/core/access';
import { text } from '@rdm/core/kernel';
import * as v from 'valibot';
import type { AnswersOf } from './answer';
import { sentCode } from './system';

export const registrationAnswers: AnswersOf<RegistrationPort> = {
  terms: {
    about: text(
      '企业注册须知',
      'Whether enterprises may register themselves here, and whether a code sent to the phone is asked for.',
    ),
    schema: v.object({ open: v.boolean(), sendsCodes: v.boolean() }),
  },
  register: {
    about: text(
      '企业注册',
      'Founds a tenant on trial, with its first administrator; answers the number and account to sign in with. ' +
        'Passwords travel as lower-case md5 hex.',
    ),
    schema: v.object({ tenantId: v.string(), account: v.string() }),
  },
  check: {
    about: text(
      '校验统一社会信用代码',
      'Whether a text is a credit code that one may register with. It says nothing of who is registered.',
    ),
    schema: v.object({ valid: v.boolean(), message: v.string() }),
  },
  sendCode: {
    about: text(
      '发送短信验证码（未登录）',
      'Sends a code to a phone; with a tenant only where an account of it has the phone. The answer is always the same.',
    ),
    schema: sentCode,
  },
  retrievePassword: {
    about: text('找回密码', 'Sets a new password by a code sent to the account’s phone, and ends its sessions.'),
  },
  k3Login: {
    about: text('K3 登录', 'Signs in from the financial system by account and password, as the token call does.'),
    schema: sessionCalls.token.answers,
  },
};
