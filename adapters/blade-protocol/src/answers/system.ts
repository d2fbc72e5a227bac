import { text } from '@rdm/core/kernel';
import type { CachePort, ResourceChoicePort, SmsPort, SystemPort } from '@rdm/core/system';
import * as v from 'valibot';
import type { AnswersOf } from './answer';
import { count, flag } from './wire-values';

export const systemAnswers: AnswersOf<SystemPort> = {
  termInfo: {
    about: text('使用期限', 'Whether the tenant tries the product, and until when it may use it.'),
    schema: v.object({
      activate: v.pipe(flag, v.description('0 trial, 1 formal')),
      expireTime: v.pipe(v.string(), v.description('Empty where it does not end')),
    }),
  },
};

const done = v.object({ success: v.boolean() });

/** What is answered to a request for a code. */
export const sentCode = v.object({ success: v.boolean(), id: v.string(), msg: v.string() });

export const smsAnswers: AnswersOf<SmsPort> = {
  sendValidate: {
    about: text('发送短信验证码', 'Sends a code to a phone, once a minute at the most; `id` goes back with the code.'),
    schema: sentCode,
  },
  validateMessage: {
    about: text('校验短信验证码', 'Refuses unless the code is the one that was sent; a right one is used up.'),
    schema: done,
  },
  sendMessage: {
    about: text(
      '发送短信',
      'Sends one message to the phones, joined by commas: the template of the service in use, or of the one named by ' +
        '`code`, with its places filled by name from `params`, a JSON object.',
    ),
    schema: done,
  },
};

export const resourceChoiceAnswers: AnswersOf<ResourceChoicePort> = {
  enableOss: { about: text('启用对象存储', 'Puts an object store in use, and the others out of it.') },
  enableSms: { about: text('启用短信配置', 'Puts a text message service in use, and the others out of it.') },
  disableOss: {
    about: text('停用对象存储', 'Puts an object store out of use; new files lie in the server’s own store.'),
  },
  disableSms: { about: text('停用短信配置', 'Puts a text message service out of use.') },
};

export const cacheAnswers: AnswersOf<CachePort> = {
  list: {
    about: text('缓存列表', 'What the server remembers, by keys that begin as given.'),
    schema: v.array(v.object({ key: v.string(), name: v.string() })),
  },
  remove: {
    about: text('清除缓存', 'Forgets what stands under the keys, and answers how much of it there was.'),
    schema: v.object({ removed: count }),
  },
  clearDictionary: { about: text('清除字典缓存', 'Forgets what is remembered of a dictionary.') },
  clearTaxOffices: { about: text('清除税务机关缓存', 'Forgets what is remembered of tax offices.') },
  clearRegion: { about: text('清除行政区划缓存', 'Forgets what is remembered of administrative divisions.') },
};
