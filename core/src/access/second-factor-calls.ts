import * as v from 'valibot';
import { text } from '../kernel';
import { answer, argument, calls, type PortOf } from '../records';
import {
  addApp,
  addPasskey,
  inviteApp,
  invitePasskey,
  ownFactors,
  removeFactor,
  renewRecoveryCodes,
} from './use-cases/own-factors';

const line = v.pipe(v.string(), v.maxLength(300));
const json = v.pipe(v.string(), v.maxLength(20_000));
const password = { password: v.pipe(line, v.description('Lower-case md5 hex, as at sign-in')) };
const timeOrEmpty = v.pipe(v.string(), v.regex(/^(\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2})?$/));
const codes = v.object({
  recoveryCodes: v.pipe(v.array(v.string()), v.description('Shown once; empty where earlier ones are still good')),
});

/** The second factors of the signed-in person. docs/wire.md, Second factor */
export const secondFactorCalls = calls({
  own: {
    needs: 'person',
    about: text('本人的两步验证方式', 'One’s own second factors, and what can be added here.'),
    answers: v.object({
      isRequired: v.pipe(v.boolean(), v.description('The tenant requires one of everybody')),
      offers: v.object({ app: v.boolean(), passkey: v.boolean() }),
      factors: v.array(
        v.object({
          id: answer.id,
          kind: v.picklist(['totp', 'passkey']),
          name: v.string(),
          addedAt: answer.time,
          lastUsedAt: timeOrEmpty,
        }),
      ),
      recoveryCodesLeft: answer.count,
    }),
    wholly: true,
    does: ownFactors,
  },
  inviteApp: {
    needs: 'person',
    about: text(
      '开始添加验证器应用',
      'A secret for an authenticator app; it counts once a code of the app was confirmed.',
    ),
    takes: v.object(password),
    answers: v.object({
      ticket: v.string(),
      key: v.pipe(v.string(), v.description('Base 32, to be typed into the app where there is no camera')),
      uri: v.string(),
      picture: v.pipe(v.string(), v.description('A data URL')),
    }),
    wholly: true,
    logged: 'read',
    does: inviteApp,
  },
  addApp: {
    needs: 'person',
    about: text('添加验证器应用', 'Adds the app, in place of an earlier one, by its first code.'),
    takes: v.object({ ticket: line, code: line }),
    answers: codes,
    wholly: true,
    conducts: addApp,
  },
  invitePasskey: {
    needs: 'person',
    about: text('开始添加通行密钥', 'What the browser is asked to make a passkey by, as JSON (WebAuthn).'),
    takes: v.object(password),
    answers: v.object({ ticket: v.string(), options: v.string() }),
    wholly: true,
    logged: 'read',
    conducts: invitePasskey,
  },
  addPasskey: {
    needs: 'person',
    about: text('添加通行密钥', 'Adds the passkey the browser has made.'),
    takes: v.object({ ticket: line, name: v.optional(line, ''), credential: json }),
    answers: codes,
    wholly: true,
    conducts: addPasskey,
  },
  renewRecoveryCodes: {
    needs: 'person',
    about: text('重新生成恢复码', 'New recovery codes; the earlier ones are good no more.'),
    takes: v.object(password),
    answers: codes,
    wholly: true,
    does: renewRecoveryCodes,
  },
  remove: {
    needs: 'person',
    about: text('移除两步验证方式', 'Removes a second factor of one’s own.'),
    takes: v.object({ id: argument.id, ...password }),
    wholly: true,
    conducts: removeFactor,
  },
});

export type SecondFactorPort = PortOf<typeof secondFactorCalls>;
