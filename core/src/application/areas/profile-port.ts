import {
  endSession,
  endSessionsOf,
  isOwnPassword,
  openSessions,
  profile,
  updateOwnPassword,
  updateProfile,
  type Callers,
  type PasswordJudge,
  type ProfilePort,
} from '../../access';
import { requirePermission, type Visitor } from '../../records';
import type { AreaRunner } from './area-runner';
import { areaAccess } from '../permissions';

const access = areaAccess.profile;
/** Whoever looks after users sees and ends their sign-ins. */
const LOOK_AFTER = 'user_view';
const END_OTHERS = 'user_edit';

export const profilePort = (
  { run }: AreaRunner,
  { sessionKey }: Visitor,
  judge: PasswordJudge,
  callers: Callers,
): ProfilePort => ({
  info: () => run(access.info, profile),
  updateInfo: (args) => run(access.updateInfo, (call) => updateProfile(call, args)),
  updatePassword: async (args) => {
    // Whoever knew the old password is signed out with it, on every other device.
    const ended = await run(access.updatePassword, async (call) => {
      await updateOwnPassword(call, judge, args);
      return endSessionsOf(call, [call.caller.userId], sessionKey);
    });
    for (const key of [...ended, ...(sessionKey ? [sessionKey] : [])]) callers.forget(key);
  },
  confirmPassword: ({ password }) => run(access.confirmPassword, (call) => isOwnPassword(call, judge, password)),
  sessions: ({ userId } = {}) =>
    run(access.sessions, async (call) => {
      const of = userId ?? call.caller.userId;
      if (of !== call.caller.userId) requirePermission(call.caller, LOOK_AFTER);
      return openSessions(call, of, sessionKey);
    }),
  endSession: async ({ id }) => {
    const key = await run(access.endSession, (call) =>
      endSession(call, id, async () => call.caller.permissions.has(END_OTHERS)),
    );
    callers.forget(key);
  },
});
