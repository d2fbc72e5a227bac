import * as v from 'valibot';
import { text } from '../kernel';
import { answer, argument, calls, type PortOf } from '../records';
import { endSession, openSessions } from './use-cases/open-sessions';
import { isOwnPassword, profile, updateOwnPassword, updateProfile } from './use-cases/profile';

const optionalText = v.optional(v.string());

/**
 * What signed-in users may do with their own account and, with the permission to manage users, with the sign-ins of
 * others. docs/wire.md, Own profile. Data scopes on users, roles and departments do not apply to the own record.
 */
export const profileCalls = calls({
  info: {
    needs: 'signedIn',
    about: text('当前用户的个人信息', 'What the signed-in person’s own page shows.'),
    answers: v.object({
      id: answer.id,
      tenantId: v.string(),
      account: v.string(),
      name: v.string(),
      realName: v.string(),
      avatar: v.string(),
      email: v.string(),
      phone: v.string(),
      roleName: v.pipe(v.string(), v.description('Names of all roles joined by commas')),
      deptName: v.string(),
      postName: v.string(),
      sex: v.pipe(
        v.picklist([-1, 1, 2, 3]),
        v.description('1 male, 2 female, 3 not known; −1 where nothing is entered'),
      ),
      birthday: v.pipe(v.string(), v.regex(/^(\d{4}-\d{2}-\d{2})?$/)),
      code: v.string(),
      roleId: answer.ids,
      deptId: answer.ids,
      postId: answer.ids,
      status: v.pipe(v.number(), v.integer()),
    }),
    wholly: true,
    does: profile,
  },
  updateInfo: {
    needs: 'person',
    about: text('修改个人信息', 'Changes what a person may change of himself; what is not given stays as it is.'),
    takes: v.object({
      name: optionalText,
      realName: optionalText,
      avatar: optionalText,
      email: optionalText,
      phone: optionalText,
    }),
    wholly: true,
    does: updateProfile,
  },
  updatePassword: {
    needs: 'person',
    about: text(
      '修改密码',
      'Replaces one’s own password and signs out every other device; all three are lower-case md5 hex, and ' +
        '`typedPassword` is the new one as typed, for the rules of the tenant.',
    ),
    takes: v.object({
      oldPassword: v.string(),
      newPassword: v.string(),
      newPassword1: v.string(),
      typedPassword: argument.optional(v.string()),
    }),
    wholly: true,
    conducts: updateOwnPassword,
  },
  confirmPassword: {
    needs: 'person',
    about: text('确认密码', 'Whether it is the person’s own password, as lower-case md5 hex; wrong ones are counted.'),
    takes: v.object({ password: v.string() }),
    answers: v.boolean(),
    wholly: true,
    logged: 'read',
    does: isOwnPassword,
  },
  sessions: {
    needs: 'person',
    about: text(
      '登录设备列表',
      'One’s own sign-ins that have not ended, the latest first; those of another person to whoever may view users.',
    ),
    takes: v.object({ userId: argument.optional(argument.id) }),
    answers: v.array(
      v.object({
        id: answer.id,
        signedInAt: answer.time,
        expiresAt: answer.time,
        remoteIp: v.string(),
        userAgent: v.string(),
        isThis: v.pipe(v.boolean(), v.description('Whether it is the one that asks')),
      }),
    ),
    conducts: openSessions,
  },
  endSession: {
    needs: 'person',
    about: text('结束登录', 'Ends a sign-in; its tokens open nothing from then on.'),
    takes: v.object({ id: argument.id }),
    conducts: endSession,
  },
});

export type ProfilePort = PortOf<typeof profileCalls>;
