import { PLATFORM_TENANT } from '../../access';
import { faults, Refusal, text } from '../../kernel';
import type { Visit } from '../../records';
import type { SmsCodes } from '../../system';
import {
  answerOfSending,
  codeMessage,
  isPhone,
  requireGateway,
  sendCode,
  type SentCode,
} from '../messages/codes-by-message';
import type { TextMessages } from '../messages/text-messages';
import type { Founding } from '../tenants/found-tenant';
import { peopleWithPhone } from './people-with-phone';
import { requireCaptcha, type CaptchaServices } from './registration-proof';

const NO_PHONE = text('请输入正确的手机号码', 'Enter a valid mobile number');

interface Asked {
  readonly tenantId?: string;
  readonly phone: string;
  readonly captchaKey?: string;
  readonly captchaCode?: string;
}

interface Services extends CaptchaServices {
  readonly provesPhone: boolean;
  readonly founding: Founding;
  readonly smsCodes: SmsCodes;
  readonly textMessages: TextMessages;
}

/** Sends a code to a phone; with a tenant, only if it has an account with that phone. Always answers the same. */
export async function sendCodeUnsigned(
  _: Visit,
  { tenantId, phone, ...captcha }: Asked,
  { founding, smsCodes, textMessages, provesPhone, ...signIn }: Services,
): Promise<SentCode> {
  requireGateway(provesPhone);
  await requireCaptcha(signIn, captcha);
  if (!isPhone(phone)) throw new Refusal(faults.invalid(NO_PHONE));
  const created = await smsCodes.create(phone);
  // The accounts are always looked up, and with a tenant the message is not awaited, so that neither timing nor answer
  // reveals whether there is an account.
  const people = await founding.inTenant(tenantId ?? PLATFORM_TENANT, (call) => peopleWithPhone(call, phone));
  if (created && tenantId === undefined) await sendCode(textMessages, smsCodes, { ...created, phone });
  if (created && tenantId !== undefined && people.length > 0) {
    void textMessages.send(codeMessage({ ...created, phone })).catch(askAgain);
  }
  return answerOfSending(created?.id ?? founding.newKey());
}

/** Failures are ignored: the user can request another message. */
const askAgain = (): void => undefined;
