import { text } from '../kernel';
import { crud, defineResource, integer, string, time, type RecordOf } from '../records';

/** How somebody proves beside the password who he is. */
export type FactorKind = 'totp' | 'passkey' | 'recovery';

/**
 * What somebody proves beside the password: an authenticator app (RFC 6238), a passkey (WebAuthn), or a recovery code,
 * which is good once. Written by the use cases of `second-factors` alone; no list shows it.
 */
export const secondFactor = defineResource('access/second-factor', {
  label: text('两步验证方式', 'Second factor'),
  fields: {
    userId: string({ label: text('用户', 'User') }),
    kind: string({ label: text('类型', 'Kind') }),
    name: string({ label: text('名称', 'Name'), maxLength: 50 }),
    /** Of an app its sealed secret, of a recovery code its digest, of a passkey its public key. */
    secret: string({ label: text('密钥', 'Secret'), secret: true, maxLength: 2000 }),
    /** Names a passkey to the browser; of the others an id of their own. */
    handle: string({ label: text('标识', 'Handle'), maxLength: 1400 }),
    /** Of an app the last time step that was taken, of a passkey its signature counter: neither is taken twice. */
    counter: integer({ label: text('计数', 'Counter') }),
    lastUsedAt: time({ label: text('最近使用', 'Last used') }),
  },
  naturalKey: ['handle'],
  title: 'name',
  calls: [],
  permissions: crud('secondfactor'),
  origin: 'derived',
});

export type SecondFactorRecord = RecordOf<typeof secondFactor>;
