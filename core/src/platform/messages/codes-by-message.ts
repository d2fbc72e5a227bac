import * as v from 'valibot';
import { faults, fill, Refusal, text } from '../../kernel';
import type { Visit } from '../../records';
import type { AskedMessage, SmsCodes } from '../../system';
import type { TextMessages } from './text-messages';

/** A profile has three messages for an invalid number; here one covers them all. */
export const NO_PHONE = text('手机号格式不正确', 'The mobile number is not in the right form');
const TOO_SOON = text('短信发送过于频繁，请一分钟后再试', 'A code was sent just now; try again in a minute');
const WRONG = text('短信验证码不正确或已过期，请重新获取', 'The code is wrong or too old; ask for a new one');
const CODE_MESSAGE = text(
  '您的验证码是{code}，5分钟内有效，请勿告诉他人',
  'Your code is {code}, valid for 5 minutes; tell nobody',
);

const NO_GATEWAY = text(
  '未配置短信网关，无法发送短信验证码；忘记密码请联系企业管理员重置',
  'Text messages cannot be sent here, so there are no codes; if you forgot your password, ask your administrator to reset it',
);

/** Refuses where no gateway delivers messages: a code that nobody gets would be of use to whoever reads it elsewhere. */
export function requireGateway(isThere: boolean): void {
  if (!isThere) throw new Refusal(faults.invalid(NO_GATEWAY));
}

/** The answer to a request for a code; `id` must be sent back with the code. */
export const sentCode = v.object({ success: v.boolean(), id: v.string(), msg: v.string() });

export type SentCode = Readonly<v.InferOutput<typeof sentCode>>;

export const answerOfSending = (id: string): SentCode => ({ success: true, id, msg: '短信发送成功' });

export const isPhone = (phone: string): boolean => /^1[3-9]\d{9}$/.test(phone);

type CodeForPhone = NonNullable<Awaited<ReturnType<SmsCodes['create']>>> & { readonly phone: string };

export const codeMessage = ({ phone, code }: CodeForPhone): AskedMessage => ({
  phone,
  content: fill(CODE_MESSAGE, { code }).zh,
  secret: code,
});

/** Sends a code to its phone. If sending fails, the code is revoked so that another can be requested at once. */
export async function sendCode(messages: TextMessages, codes: SmsCodes, created: CodeForPhone): Promise<void> {
  try {
    await messages.send(codeMessage(created));
  } catch (error) {
    await codes.withdraw(created.id, created.phone);
    throw error;
  }
}

/** Sends a new code to a phone at the request of a signed-in user. */
export async function sendCodeTo(
  _: Visit,
  { phone }: { readonly phone: string },
  {
    smsCodes,
    textMessages,
    provesPhone,
  }: { readonly smsCodes: SmsCodes; readonly textMessages: TextMessages; readonly provesPhone: boolean },
): Promise<SentCode> {
  requireGateway(provesPhone);
  if (!isPhone(phone)) throw new Refusal(faults.invalid(NO_PHONE));
  const created = await smsCodes.create(phone);
  if (!created) throw new Refusal({ code: 429, name: 'TOO_SOON', message: TOO_SOON });
  await sendCode(textMessages, smsCodes, { ...created, phone });
  return answerOfSending(created.id);
}

/** Consumes a code; refuses unless it is the one that was sent. */
export async function redeemCode(
  _: Visit,
  { id, value, phone }: { readonly id: string; readonly value: string; readonly phone: string },
  { smsCodes }: { readonly smsCodes: SmsCodes },
): Promise<{ readonly success: boolean }> {
  if (!(await smsCodes.redeem(id, phone, value))) throw new Refusal(faults.invalid(WRONG));
  return { success: true };
}
