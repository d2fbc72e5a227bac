import { faults, fill, Refusal, text } from '../../kernel';
import type { Call } from '../../records';
import type { AreaRunner } from './area-runner';
import { IN_USE, smsService, type AskedMessage, type SmsCodes, type SmsPort } from '../../system';
import { areaAccess } from '../permissions';
import { notSent, type TextMessages } from '../../platform';

const access = areaAccess.sms;

/** A profile has three sentences for what is wrong with a number; here one covers them all. */
const NO_PHONE = text('手机号格式不正确', 'The mobile number is not in the right form');
const TOO_SOON = text('短信发送过于频繁，请一分钟后再试', 'A code was sent just now; try again in a minute');
const WRONG = text('短信验证码不正确或已过期，请重新获取', 'The code is wrong or too old; ask for a new one');
const NO_SERVICE = text('没有启用的短信配置，请先启用', 'No text message service is in use; choose one first');
const PARTLY_SENT = text(
  '{sent} 条短信已发出，{left} 条没有发出，请在“短信记录”中查看后补发',
  '{sent} messages were sent and {left} were not; look at “Sent messages” and send those again',
);
const MOST_PHONES = 100;
const CODE_MESSAGE = text(
  '您的验证码是{code}，5分钟内有效，请勿告诉他人',
  'Your code is {code}, valid for 5 minutes; tell nobody',
);

export const isPhone = (phone: string): boolean => /^1[3-9]\d{9}$/.test(phone);

type CodeForPhone = NonNullable<ReturnType<SmsCodes['create']>> & { readonly phone: string };

export const codeMessage = ({ phone, code }: CodeForPhone): AskedMessage => ({
  phone,
  content: fill(CODE_MESSAGE, { code }).zh,
  secret: code,
});

/** Sends a code to its phone. One that did not leave is taken back, so that another may be asked for at once. */
export async function sendCode(messages: TextMessages, codes: SmsCodes, created: CodeForPhone): Promise<void> {
  try {
    await messages.send(codeMessage(created));
  } catch (error) {
    codes.withdraw(created.id, created.phone);
    throw error;
  }
}

/** One number that is refused does not keep the others waiting; a gateway that gives no answer is not asked on. */
async function sendToAll(messages: TextMessages, phones: readonly string[], content: string): Promise<void> {
  let sent = 0;
  let refused: Refusal | null = null;
  for (const phone of phones) {
    try {
      await messages.send({ phone, content });
      sent += 1;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refused = error;
      if (error.fault.name === notSent.unavailable) break;
    }
  }
  if (!refused) return;
  if (sent === 0) throw refused;
  throw new Refusal({ ...refused.fault, message: fill(PARTLY_SENT, { sent, left: phones.length - sent }) });
}

export const smsPort = ({ admitted, run }: AreaRunner, codes: SmsCodes, messages: TextMessages): SmsPort => ({
  sendValidate: async ({ phone }) => {
    admitted(access.sendValidate);
    if (!isPhone(phone)) throw new Refusal(faults.invalid(NO_PHONE));
    const created = codes.create(phone);
    if (!created) throw new Refusal({ code: 429, name: 'TOO_SOON', message: TOO_SOON });
    await sendCode(messages, codes, { ...created, phone });
    return { success: true, id: created.id, msg: '短信发送成功' };
  },
  validateMessage: async ({ id, value, phone }) => {
    admitted(access.validateMessage);
    if (!codes.redeem(id, phone, value)) throw new Refusal(faults.invalid(WRONG));
    return { success: true };
  },
  sendMessage: async ({ code, params, phones }) => {
    const to = [...new Set(phones.split(',').map((each) => each.trim()))].slice(0, MOST_PHONES);
    if (!to.every(isPhone)) throw new Refusal(faults.invalid(NO_PHONE));
    const content = await run(access.sendMessage, (call) => filledTemplate(call, code, params));
    await sendToAll(messages, to, content);
    return { success: true };
  },
});

/** The template of the service in use, or of the one named, with its places filled. */
async function filledTemplate(call: Call, code: string | undefined, params: string): Promise<string> {
  const services = await call.records.find(smsService);
  const meant = services.find((each) => (code ? each.smsCode === code : each.inUse === IN_USE));
  if (!meant) throw new Refusal(faults.invalid(NO_SERVICE));
  const given = parsed(params);
  return String(meant.templateId ?? '').replace(/[#$]?\{(\w{1,40})\}/g, (place, name: string) =>
    Object.hasOwn(given, name) ? String(given[name]) : place,
  );
}

function parsed(params: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(params);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
