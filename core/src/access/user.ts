import {
  computed,
  crud,
  date,
  defineResource,
  dictionary,
  integer,
  referenceMany,
  string,
  structure,
  time,
  treeReference,
  type RecordOf,
} from '../records';
import { text } from '../kernel';

/**
 * User (用户). The password is stored as argon2id over the md5 hex sent on the wire. Which roles may be granted, and when
 * a password must change, is decided by use cases, regardless of what a form sends. docs/wire.md, Users
 */
export const user = defineResource('blade-user', {
  label: text('用户', 'User'),
  fields: {
    account: string({
      isNarrow: true,
      label: text('登录账号', 'Account'),
      required: text('请输入登录账号', 'Enter the account'),
    }),
    realName: string({ label: text('用户姓名', 'Name') }),
    name: string({ label: text('用户昵称', 'Nickname') }),
    code: string({ label: text('用户编号', 'Number') }),
    userType: dictionary('user_type', { label: text('用户平台', 'Platform') }),
    phone: string({ label: text('手机号码', 'Mobile') }),
    email: string({ label: text('电子邮箱', 'E-mail') }),
    sex: dictionary('sex', { label: text('用户性别', 'Sex') }),
    birthday: date({ label: text('用户生日', 'Birthday') }),
    roleId: referenceMany('blade-system/role', {
      label: text('所属角色', 'Roles'),
      by: 'roleAlias',
      shows: { roleName: { from: 'roleName', label: text('所属角色', 'Roles') } },
    }),
    deptId: treeReference('blade-system/dept', {
      label: text('所属部门', 'Department'),
      by: 'deptName',
      shows: { deptName: { from: 'deptName', label: text('所属部门', 'Department') } },
    }),
    postId: referenceMany('blade-system/post', {
      label: text('所属岗位', 'Posts'),
      by: 'postCode',
      shows: { postName: { from: 'postName', label: text('所属岗位', 'Posts') } },
    }),
    avatar: string({ label: text('头像', 'Avatar'), maxLength: 500, readOnly: true }),
    userExt: string({ label: text('平台扩展信息', 'Platform details'), maxLength: 2000, readOnly: true }),
    mustChangePassword: integer({
      label: text('须修改密码', 'Must change the password'),
      min: 0,
      max: 1,
      readOnly: true,
    }),
    /** Never stored: returned once, in the answer to the submit that added the user. */
    firstPassword: computed('text', () => null, {
      label: text('初始密码', 'Initial password'),
      hint: text(
        '只显示一次，请告知本人；首次登录须修改，72小时内未登录即失效',
        'Shown once, tell it to the person; it must be changed at the first sign-in, within 72 hours',
      ),
    }),
    password: string({ label: text('密码', 'Password'), secret: true, readOnly: true, maxLength: 500 }),
    passwordSetAt: time({ label: text('密码修改时间', 'Password set'), readOnly: true }),
    /** Hashes of earlier passwords, the latest first. */
    earlierPasswords: structure({ label: text('历史密码', 'Earlier passwords'), secret: true }),
  },
  naturalKey: ['account'],
  shownOnce: 'firstPassword',
  title: 'account',
  search: ['account', 'realName', 'deptId', 'userType'],
  columns: ['account', 'realName', 'roleName', 'deptName', 'postName', 'userType', 'phone'],
  sections: [
    { label: text('基础信息', 'Account'), fields: ['account', 'userType'] },
    {
      label: text('详细信息', 'Person'),
      fields: ['realName', 'name', 'code', 'phone', 'email', 'sex', 'birthday'],
    },
    { label: text('职责信息', 'Duties'), fields: ['roleId', 'deptId', 'postId'] },
  ],
  calls: ['list', 'detail', 'history', 'submit', 'remove', 'export'],
  order: [{ field: 'account' }],
  permissions: crud('user'),
});

export type UserRecord = RecordOf<typeof user>;
