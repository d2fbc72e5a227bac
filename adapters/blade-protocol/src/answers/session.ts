import { tokenAnswerSchema, type MenuNode, type SessionPort } from '@rdm/core/access';
import { text } from '@rdm/core/kernel';
import * as v from 'valibot';
import type { AnswersOf } from './answer';
import { flag, id, idOrEmpty, ids } from './wire-values';

const whole = v.pipe(v.number(), v.integer());

/** A menu or a button; leaves have no `children`. */
export const menuNode: v.GenericSchema<unknown, MenuNode> = v.object({
  id,
  parentId: id,
  code: v.string(),
  name: v.string(),
  nameEn: v.string(),
  alias: v.string(),
  path: v.string(),
  source: v.string(),
  sort: whole,
  category: v.pipe(whole, v.description('1 menu, 2 button')),
  action: whole,
  isOpen: whole,
  children: v.optional(v.array(v.lazy(() => menuNode))),
});

const detail = v.object({ type: v.literal('web'), deptName: v.string() });

export const sessionAnswers: AnswersOf<SessionPort> = {
  token: {
    about: text(
      '登录，或用刷新令牌换取新令牌',
      'Signs in, or trades a refresh token for new tokens. The password travels as lower-case md5 hex. ' +
        'Send `access_token` with every further call as `Blade-Auth: bearer <access_token>`. `Role-Id` and `Dept-Id` ' +
        'choose among what one holds, where the parameter account.switchMode is true; a refresh keeps the choice.',
    ),
    schema: tokenAnswerSchema,
  },
  captcha: {
    about: text(
      '获取验证码图片',
      'A picture to read, and the key to send back with its letters; both are empty where no captcha is asked for.',
    ),
    schema: v.object({ key: v.string(), image: v.pipe(v.string(), v.description('A data URL')) }),
  },
  sources: {
    about: text(
      '可用的第三方系统',
      'The other systems one may sign in through. Send the browser to `/api/blade-auth/oauth/render/` and the source; ' +
        'it comes back to `/oauth/redirect/` and the source, with what the token call takes as `grant_type=social`.',
    ),
    schema: v.array(v.object({ source: v.string(), label: v.string() })),
  },
  clearCache: {
    about: text('清除缓存', 'Reads what is believed of the tenant’s users anew; a change of rights holds at once.'),
  },
  sendLogs: {
    about: text('上传浏览器错误日志', 'Keeps faults of the screens in the tenant’s error log; at most 200 at once.'),
  },
  logout: { about: text('退出登录', 'Ends the session of the token.') },
  userInfo: {
    about: text('当前用户信息', 'What the signed-in user may know of himself.'),
    schema: v.object({
      roles: v.array(v.string()),
      tenantId: v.string(),
      userId: idOrEmpty,
      account: v.string(),
      userName: v.string(),
      nickName: v.string(),
      roleId: ids,
      deptId: ids,
      avatar: v.string(),
      oauthId: v.pipe(v.string(), v.description('Of a guest, whose `userId` is empty: what he registers with')),
      detail,
      reset_def_pass: flag,
      password_expired: flag,
      switch_mode: v.pipe(flag, v.description('1: there are several roles to choose from')),
      settings: v.pipe(v.array(v.string()), v.description('The settings that are on and show fields')),
      assistant: v.pipe(flag, v.description('1: the AI helpers are there for this account')),
    }),
  },
  routes: {
    about: text('当前用户的菜单树', 'The menus the user’s roles grant, as a tree; empty without a session.'),
    schema: v.array(menuNode),
  },
  buttons: {
    about: text('当前用户的按钮权限', 'The granted buttons under their menus; a button’s code is a permission.'),
    schema: v.array(menuNode),
  },
  updateDefaultPassword: {
    about: text(
      '修改初始密码',
      'Sets a new password in place of a given or expired one; both arguments are the same lower-case md5 hex.',
    ),
  },
};
