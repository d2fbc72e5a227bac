import { faults, fill, Refusal, text, updateRecords, type Call, type Resource } from '../../kernel';
import {
  IN_USE,
  NOT_IN_USE,
  objectStore,
  smsService,
  type ResourceChoicePort,
  type SmsCodes,
  type SmsPort,
} from '../../system';
import { areaAccess } from '../permissions';
import type { TextMessages } from '../platform/text-messages';
import type { AreaRunner } from './area-runner';

const access = areaAccess.sms;
const choice = areaAccess.resourceChoice;

/** The three sentences of spec §5 “Phone (profile)” say what is wrong with a number; here any of it is one. */
const NO_PHONE = text('手机号格式不正确', 'The mobile number is not in the right form');
const TOO_SOON = text('短信发送过于频繁，请一分钟后再试', 'A code was sent just now; try again in a minute');
const WRONG = text('短信验证码不正确或已过期，请重新获取', 'The code is wrong or too old; ask for a new one');
const NO_SERVICE = text('没有启用的短信配置，请先启用', 'No text message service is in use; choose one first');
const MOST_PHONES = 100;
export const CODE_MESSAGE = text(
  '您的验证码是{code}，5分钟内有效，请勿告诉他人',
  'Your code is {code}, valid for 5 minutes; tell nobody',
);

export const isPhone = (phone: string): boolean => /^1[3-9]\d{9}$/.test(phone);

export const smsPort = ({ admitted, run }: AreaRunner, codes: SmsCodes, messages: TextMessages): SmsPort => ({
  sendValidate: async ({ phone }) => {
    admitted(access.sendValidate);
    if (!isPhone(phone)) throw new Refusal(faults.invalid(NO_PHONE));
    const created = codes.create(phone);
    if (!created) throw new Refusal({ code: 429, name: 'TOO_SOON', message: TOO_SOON });
    await messages.send({ phone, content: fill(CODE_MESSAGE, { code: created.code }).zh });
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
    for (const phone of to) await messages.send({ phone, content });
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

/** One of a kind is in use: choosing it takes the choice from the others. */
export const resourceChoicePort = ({ run }: AreaRunner): ResourceChoicePort => ({
  enableOss: ({ id }) => run(choice.enableOss, (call) => enable(call, objectStore, id)),
  enableSms: ({ id }) => run(choice.enableSms, (call) => enable(call, smsService, id)),
});

async function enable(call: Call, resource: Resource, id: string): Promise<void> {
  const rows = await call.records.find(resource);
  if (!rows.some((row) => row.id === id)) throw new Refusal(faults.notFound(resource.label));
  const changes = rows
    .map((before) => ({ before, values: { inUse: before.id === id ? IN_USE : NOT_IN_USE } }))
    .filter(({ before, values }) => before.inUse !== values.inUse);
  if (changes.length > 0) await updateRecords(call, resource, changes);
}
