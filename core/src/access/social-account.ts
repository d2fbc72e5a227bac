import { crud, defineResource, string, type RecordOf } from '../records';
import { text } from '../kernel';

/**
 * Third-party account (第三方账号): a person as known to another system, and the user bound to it. Without a user it is a
 * guest, who may register one. docs/wire.md, Social sign-in
 */
export const socialAccount = defineResource('blade-user/oauth', {
  label: text('第三方账号', 'Third-party account'),
  fields: {
    uuid: string({
      label: text('第三方标识', 'Id there'),
      required: text('缺少第三方标识', 'The id there is missing'),
    }),
    source: string({ label: text('来源', 'System'), required: text('缺少来源', 'The system is missing') }),
    userId: string({ label: text('用户', 'User') }),
    username: string({ label: text('账号', 'Account there') }),
    nickname: string({ label: text('昵称', 'Nickname') }),
    avatar: string({ label: text('头像', 'Picture'), maxLength: 500 }),
    blog: string({ label: text('主页', 'Home page'), maxLength: 500 }),
    company: string({ label: text('公司', 'Company') }),
    location: string({ label: text('位置', 'Location') }),
    email: string({ label: text('电子邮箱', 'E-mail') }),
    remark: string({ label: text('备注', 'Remark'), maxLength: 500 }),
    gender: string({ label: text('性别', 'Sex') }),
  },
  naturalKey: ['source', 'uuid'],
  title: 'username',
  calls: [],
  permissions: crud('oauth'),
  origin: 'derived',
});

export type SocialAccountRecord = RecordOf<typeof socialAccount>;
