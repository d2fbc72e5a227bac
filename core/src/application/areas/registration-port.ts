import {
  endSessionsOf,
  newPasswordValues,
  PLATFORM_TENANT,
  user,
  type Callers,
  type RegistrationPort,
  type RetrievedPassword,
  type SessionPort,
  type SignInServices,
  type UserRecord,
} from '../../access';
import { validateCreditCode } from '../../identity';
import { faults, Refusal, text } from '../../kernel';
import { updateRecords, type Call } from '../../records';
import type { SmsCodes } from '../../system';
import { isRegistrationOpen, registerEnterprise, type Founding, type TextMessages } from '../../platform';
import { codeMessage, isPhone, sendCode } from './sms-port';

const NO_PHONE = text('请输入正确的手机号码', 'Enter a right mobile number');
const WRONG_CAPTCHA = text('验证码不正确', 'The captcha is not right');
const WRONG_CODE = text('短信验证码不正确或已过期，请重新获取', 'The code is wrong or too old; ask for a new one');
const NOT_VALID = text('请输入正确的统一社会信用代码', 'Enter a right unified social credit code');

export interface RegistrationServices {
  readonly founding: Founding;
  readonly codes: SmsCodes;
  readonly messages: TextMessages;
  /** Whether a registration proves its phone: only where messages reach people. */
  readonly provesPhone: boolean;
  readonly signIn: Pick<SignInServices, 'captchas' | 'captchaRequired' | 'hasher'>;
  readonly callers: Callers;
  readonly token: SessionPort['token'];
}

export function registrationPort(services: RegistrationServices): RegistrationPort {
  const { founding, codes, messages, signIn, callers } = services;
  const requireCaptcha = ({ captchaKey, captchaCode }: { captchaKey?: string; captchaCode?: string }) => {
    if (signIn.captchaRequired && !signIn.captchas.redeem(captchaKey, captchaCode)) {
      throw new Refusal(faults.invalid(WRONG_CAPTCHA));
    }
  };
  const requireCode = ({ id = '', phone, value = '' }: { id?: string; phone: string; value?: string }) => {
    if (!codes.redeem(id, phone, value)) throw new Refusal(faults.invalid(WRONG_CODE));
  };
  return {
    terms: async () => ({
      open: await founding.inTenant(PLATFORM_TENANT, isRegistrationOpen),
      sendsCodes: services.provesPhone,
    }),
    register: async (args) => {
      if (services.provesPhone) requireCode(args);
      else requireCaptcha(args);
      return { tenantId: await registerEnterprise(founding, args), account: args.account };
    },
    check: async ({ value }) => {
      const { valid } = validateCreditCode(value);
      return { valid, message: valid ? '' : NOT_VALID.zh };
    },
    sendCode: async ({ tenantId, phone, ...captcha }) => {
      requireCaptcha(captcha);
      if (!isPhone(phone)) throw new Refusal(faults.invalid(NO_PHONE));
      const created = codes.create(phone);
      // Who owns the phone is looked up either way, and in a tenant nobody waits for the message: the answer tells nothing.
      const people = await founding.inTenant(tenantId ?? PLATFORM_TENANT, (call) => peopleWith(call, phone));
      if (created && tenantId === undefined) await sendCode(messages, codes, { ...created, phone });
      if (created && tenantId !== undefined && people.length > 0) {
        void messages.send(codeMessage({ ...created, phone })).catch(askAgain);
      }
      return { success: true, id: created?.id ?? founding.newKey(), msg: '短信发送成功' };
    },
    retrievePassword: async (args) => {
      requireCode(args);
      await founding.inTenant(args.tenantId, (call) => replacePassword(call, services, args));
      callers.forgetTenant(args.tenantId);
    },
    k3Login: (args) => services.token({ ...args, grantType: signIn.captchaRequired ? 'captcha' : 'password' }),
  };
}

/** A message that did not leave is asked for again by whoever waits for it. */
const askAgain = (): void => undefined;

const peopleWith = (call: Call, phone: string): Promise<UserRecord[]> =>
  call.records.find(user, {
    where: [
      { field: 'phone', is: 'equal', value: phone },
      { field: 'status', is: 'equal', value: 1 },
    ],
  });

async function replacePassword(
  call: Call,
  { signIn }: RegistrationServices,
  { phone, account, ...passwords }: RetrievedPassword,
): Promise<void> {
  const people = (await peopleWith(call, phone)).filter((each) => !account || each.account === account);
  const [before] = people;
  // Nobody, or one of several: the same sentence as for a wrong code.
  if (!before || people.length > 1) throw new Refusal(faults.invalid(WRONG_CODE));
  const values = await newPasswordValues(call, signIn.hasher, before, passwords);
  await updateRecords(call, user, [{ before, values }]);
  await endSessionsOf(call, [before.id]);
}
