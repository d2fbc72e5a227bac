import * as v from 'valibot';
import { text } from '../kernel';
import { answer, argument, calls, type PortOf } from '../records';
import { readRightsAnew } from './believed-rights';
import { menuNodeForm } from './menu-node';
import { updateDefaultPassword } from './use-cases/change-password';
import { endOwnSession } from './use-cases/end-own-session';
import { ownButtons } from './use-cases/granted-menus';
import { issueTicket } from './use-cases/issue-ticket';
import { sendLogs } from './use-cases/send-logs';
import { newCaptcha, socialSources, takeToken } from './use-cases/take-token';
import { ownRoutes } from './use-cases/top-menus';
import { ownInfo } from './use-cases/user-info';

const optionalText = v.optional(v.string());
/** A text of a log entry; empty if the browser does not supply it. */
const logged = v.nullish(v.string(), '');
const twice = v.object({
  newPassword: v.string(),
  newPassword1: v.string(),
  typedPassword: argument.optional(v.string()),
});

/**
 * Signing in and out, and the data of the signed-in user. docs/wire.md, Token. It is visible regardless of the data
 * scopes on users, roles and departments.
 */
export const sessionCalls = calls({
  token: {
    needs: 'public',
    about: text(
      '登录，或用刷新令牌换取新令牌',
      'Signs in, or trades a refresh token for new tokens. The password travels as lower-case md5 hex. ' +
        'Send `access_token` with every further call as `Blade-Auth: bearer <access_token>`. `Role-Id` and `Dept-Id` ' +
        'choose among what one holds, where the parameter account.switchMode is true; a refresh keeps the choice. Whoever ' +
        'has a second factor is refused with `SECOND_FACTOR` and a ticket, which goes back with `grant_type=second_factor` ' +
        'and the answer.',
    ),
    takes: v.object({
      grantType: optionalText,
      tenantId: v.optional(v.pipe(v.string(), v.trim(), v.regex(/^\w{1,12}$/))),
      username: optionalText,
      password: optionalText,
      refreshToken: optionalText,
      captchaKey: optionalText,
      captchaCode: optionalText,
      source: optionalText,
      code: optionalText,
      state: optionalText,
      roleId: optionalText,
      deptId: optionalText,
      ticket: optionalText,
      answer: v.optional(v.pipe(v.string(), v.maxLength(20_000))),
    }),
    answers: v.object({
      tenantId: v.string(),
      userId: answer.idOrEmpty,
      deptId: answer.ids,
      postId: answer.ids,
      roleId: answer.ids,
      oauthId: v.string(),
      account: v.string(),
      nickName: v.string(),
      roleName: v.string(),
      deptName: v.string(),
      avatar: v.string(),
      accessToken: v.string(),
      refreshToken: v.string(),
      expiresInSeconds: answer.count,
      mustChangePassword: v.boolean(),
      passwordExpired: v.boolean(),
      mustSetSecondFactor: v.boolean(),
    }),
    conducts: takeToken,
  },
  captcha: {
    needs: 'public',
    about: text(
      '获取验证码图片',
      'A picture to read, and the key to send back with its letters; both are empty where no captcha is asked for.',
    ),
    answers: v.object({ key: v.string(), image: v.pipe(v.string(), v.description('A data URL')) }),
    conducts: newCaptcha,
  },
  sources: {
    needs: 'public',
    about: text(
      '可用的第三方系统',
      'The other systems one may sign in through. Send the browser to `/api/blade-auth/oauth/render/` and the source; ' +
        'it comes back to `/oauth/redirect/` and the source, with what the token call takes as `grant_type=social`.',
    ),
    answers: v.array(v.object({ source: v.string(), label: v.string() })),
    conducts: socialSources,
  },
  logout: {
    needs: 'public',
    about: text('退出登录', 'Ends the session of the token.'),
    conducts: endOwnSession,
  },
  downloadTicket: {
    needs: 'person',
    about: text(
      '下载凭证',
      'A ticket for one download by link, good for a minute: it goes into the address as the parameter `blade-auth`. A ' +
        'token of the session is not taken there.',
    ),
    takes: v.object({ address: v.pipe(v.string(), v.maxLength(2000), v.startsWith('/api/')) }),
    answers: v.object({ ticket: v.string() }),
    logged: 'read',
    conducts: issueTicket,
  },
  clearCache: {
    needs: 'person',
    about: text('清除缓存', 'Reads what is believed of the tenant’s users anew; a change of rights holds at once.'),
    conducts: readRightsAnew,
  },
  sendLogs: {
    needs: 'person',
    about: text('上传浏览器错误日志', 'Keeps faults of the screens in the tenant’s error log; at most 200 at once.'),
    takes: v.object({
      entries: v.array(
        v.object({ url: logged, time: logged, type: logged, message: logged, stack: logged, info: logged }),
      ),
    }),
    // The error log itself is the record of it.
    logged: 'read',
    does: sendLogs,
  },
  userInfo: {
    needs: 'guest',
    about: text('当前用户信息', 'What the signed-in user may know of himself.'),
    answers: v.object({
      roles: v.array(v.string()),
      tenantId: v.string(),
      userId: answer.idOrEmpty,
      account: v.string(),
      nickName: v.string(),
      roleId: answer.ids,
      deptId: answer.ids,
      deptName: v.string(),
      avatar: v.string(),
      oauthId: v.string(),
      mustChangePassword: v.boolean(),
      passwordExpired: v.boolean(),
      mustSetSecondFactor: v.boolean(),
      idleMinutes: answer.count,
      maySwitchRoles: v.boolean(),
      settings: v.array(v.string()),
      hasAssistant: v.boolean(),
    }),
    wholly: true,
    does: ownInfo,
  },
  routes: {
    needs: 'public',
    about: text('当前用户的菜单树', 'The menus the user’s roles grant, as a tree; empty without a session.'),
    takes: v.object({ topMenuId: argument.optional(argument.id) }),
    answers: v.array(menuNodeForm),
    wholly: true,
    conducts: ownRoutes,
  },
  buttons: {
    needs: 'guest',
    about: text('当前用户的按钮权限', 'The granted buttons under their menus; a button’s code is a permission.'),
    answers: v.array(menuNodeForm),
    wholly: true,
    does: ownButtons,
  },
  updateDefaultPassword: {
    needs: 'person',
    about: text(
      '修改初始密码',
      'Sets a new password in place of a given or expired one, twice as the same lower-case md5 hex; `typedPassword` ' +
        'is the same as typed, over TLS alone, for the rules of the tenant.',
    ),
    takes: twice,
    wholly: true,
    conducts: updateDefaultPassword,
  },
});

export type SessionPort = PortOf<typeof sessionCalls>;
