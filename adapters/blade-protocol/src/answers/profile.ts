import type { ProfilePort } from '@rdm/core/access';
import { text } from '@rdm/core/kernel';
import * as v from 'valibot';
import type { AnswersOf } from './answer';
import { id, time } from './wire-values';

export const profileAnswers: AnswersOf<ProfilePort> = {
  info: {
    about: text('当前用户的个人信息', 'What the signed-in person’s own page shows.'),
    schema: v.object({
      id,
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
    }),
  },
  updateInfo: {
    about: text('修改个人信息', 'Changes what a person may change of himself; what is not given stays as it is.'),
  },
  updatePassword: {
    about: text(
      '修改密码',
      'Replaces one’s own password and signs out every other device; all three are lower-case md5 hex.',
    ),
  },
  confirmPassword: {
    about: text('确认密码', 'Whether it is the person’s own password, as lower-case md5 hex; wrong ones are counted.'),
    schema: v.boolean(),
  },
  sessions: {
    about: text(
      '登录设备列表',
      'One’s own sign-ins that have not ended, the latest first; those of another person to whoever may view users.',
    ),
    schema: v.array(
      v.object({
        id,
        signedInAt: time,
        expiresAt: time,
        remoteIp: v.string(),
        userAgent: v.string(),
        isThis: v.pipe(v.boolean(), v.description('Whether it is the one that asks')),
      }),
    ),
  },
  endSession: { about: text('结束登录', 'Ends a sign-in; its tokens open nothing from then on.') },
};
