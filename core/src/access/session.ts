import { crud, defineResource, integer, string, time, type RecordOf } from '../records';
import { text } from '../kernel';

/** A sign-in that has not been signed out: its refresh tokens are valid only as long as it exists. */
export const session = defineResource('access/session', {
  label: text('会话', 'Session'),
  fields: {
    userId: string({ label: text('用户', 'User') }),
    sessionKey: string({ label: text('会话标识', 'Key'), required: text('缺少会话标识', 'The key is missing') }),
    expiresAt: time({ label: text('失效时间', 'Expires'), required: text('缺少失效时间', 'The expiry is missing') }),
    /** How often it has been refreshed; only the refresh token of that turn is valid. */
    turn: integer({ label: text('刷新次数', 'Times refreshed') }),
    remoteIp: string({ label: text('登录地址', 'Address'), maxLength: 64 }),
    userAgent: string({ label: text('登录设备', 'Device'), maxLength: 300 }),
    /** The third-party account used to sign in; without a user the session is a guest's. */
    oauthId: string({ label: text('第三方账号', 'Third-party account') }),
    /** Ids joined by commas: the active roles, if a subset of those held was chosen. */
    chosenRoles: string({ label: text('所选角色', 'Roles chosen'), maxLength: 2000 }),
    chosenDept: string({ label: text('所选部门', 'Department chosen') }),
  },
  naturalKey: ['sessionKey'],
  title: 'sessionKey',
  calls: [],
  permissions: crud('session'),
  origin: 'derived',
});

export type SessionRecord = RecordOf<typeof session>;
