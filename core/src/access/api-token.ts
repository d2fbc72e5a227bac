import { defineResource, crud, longText, string, time, type RecordOf } from '../records';
import { text } from '../kernel';

/**
 * Access token (访问令牌): lets a program call in the name of the account that made it, within the scopes chosen. Only the
 * SHA-256 of its text is stored. Made and revoked by calls of their own. docs/wire.md, Access tokens
 */
export const apiToken = defineResource('blade-system/apitoken', {
  label: text('访问令牌', 'Access token'),
  fields: {
    name: string({
      label: text('令牌名称', 'Name'),
      required: text('请输入令牌名称', 'Enter the name'),
      maxLength: 100,
      readOnly: true,
    }),
    /** What the text begins with behind `rdm_`; found by it, and no secret. */
    prefix: string({
      label: text('令牌前缀', 'Prefix'),
      required: text('缺少令牌前缀', 'The prefix is missing'),
      readOnly: true,
    }),
    account: string({ label: text('所属账号', 'Account'), readOnly: true }),
    userId: string({ label: text('所属用户编号', 'Id of the user'), readOnly: true }),
    /** Joined by commas, see `token-scopes.ts`. */
    scopes: longText({ label: text('权限范围', 'Scopes'), maxLength: 8000, readOnly: true }),
    expiresAt: time({
      label: text('有效期至', 'Expires'),
      required: text('缺少有效期', 'The expiry is missing'),
      readOnly: true,
    }),
    /** To five minutes, so that not every call writes. */
    lastUsedAt: time({ label: text('最近使用', 'Last used'), readOnly: true }),
    revokedAt: time({ label: text('撤销时间', 'Revoked'), readOnly: true }),
    revokedBy: string({ label: text('撤销人', 'Revoked by'), readOnly: true }),
    digest: string({ label: text('令牌摘要', 'Digest'), secret: true, readOnly: true, maxLength: 64 }),
    /** When the account's password was set; another password ends the token. */
    passwordStamp: string({ label: text('密码设置时间', 'Password set'), secret: true, readOnly: true }),
  },
  naturalKey: ['prefix'],
  title: 'name',
  search: ['name', 'account', 'prefix'],
  whenEmpty: text(
    '其他系统调用接口用的令牌由用户在个人信息中创建，在此查看和撤销',
    'Users create the tokens that other programs call with on their own page; here they are seen and revoked',
  ),
  columns: ['name', 'account', 'prefix', 'expiresAt', 'lastUsedAt', 'revokedAt'],
  order: [{ field: 'expiresAt', descending: true }],
  calls: ['list', 'detail', 'history'],
  permissions: crud('apitoken'),
});

export type ApiTokenRecord = RecordOf<typeof apiToken>;
