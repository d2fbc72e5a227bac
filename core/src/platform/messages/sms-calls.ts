import * as v from 'valibot';
import { text } from '../../kernel';
import { argument, calls, type PortOf } from '../../records';
import { redeemCode, sendCodeTo, sentCode } from './codes-by-message';
import { sendToPhones } from './send-to-phones';

const some = v.pipe(v.string(), v.minLength(1), v.maxLength(4000));
const done = v.object({ success: v.boolean() });

/** Text messages. docs/wire.md, Text messages */
export const smsCalls = calls({
  sendValidate: {
    needs: 'person',
    about: text('发送短信验证码', 'Sends a code to a phone, once a minute at the most; `id` goes back with the code.'),
    takes: v.object({ phone: v.string() }),
    answers: sentCode,
    conducts: sendCodeTo,
  },
  validateMessage: {
    needs: 'person',
    about: text('校验短信验证码', 'Refuses unless the code is the one that was sent; a right one is used up.'),
    takes: v.object({ id: some, value: some, phone: v.string() }),
    answers: done,
    conducts: redeemCode,
  },
  sendMessage: {
    needs: 'sms_edit',
    about: text(
      '发送短信',
      'Sends one message to the phones, joined by commas: the template of the service in use, or of the one named by ' +
        '`code`, with its places filled by name from `params`, a JSON object.',
    ),
    takes: v.object({
      code: argument.optional(v.string()),
      params: v.optional(v.string(), '{}'),
      phones: some,
    }),
    answers: done,
    conducts: sendToPhones,
  },
});

export type SmsPort = PortOf<typeof smsCalls>;
