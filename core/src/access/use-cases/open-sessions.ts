import { faults, Refusal, text, isId } from '../../kernel';
import { type Call, requirePermission, type Visit } from '../../records';
import type { OpenSession } from '../profile';
import { session, type SessionRecord } from '../session';
import type { WithCallers } from '../believed-rights';

const SESSION = text('登录会话', 'Session');

/** Permissions to view and to end the sign-ins of other users. */
const LOOK_AFTER = 'user_view';
const END_OTHERS = 'user_edit';

/** The caller's own active sign-ins, the latest first; those of another user require the permission to view users. */
export const openSessions = (
  { visitor, run }: Visit,
  { userId }: { readonly userId?: string } = {},
): Promise<readonly OpenSession[]> =>
  run(async (call) => {
    const of = userId ?? call.caller.userId;
    if (of !== call.caller.userId) requirePermission(call.caller, LOOK_AFTER);
    return openSessionsOf(call, of, visitor.sessionKey);
  });

async function openSessionsOf(call: Call, userId: string, own: string | null): Promise<OpenSession[]> {
  const found = await call.records.find(session, {
    where: [
      { field: 'userId', is: 'equal', value: userId },
      { field: 'expiresAt', is: 'greater', value: call.clock.now() },
    ],
    order: [
      { field: 'createTime', descending: true },
      { field: 'id', descending: true },
    ],
  });
  return found.map((each) => ({
    id: each.id,
    signedInAt: each.createTime,
    expiresAt: each.expiresAt,
    remoteIp: each.remoteIp ?? '',
    userAgent: each.userAgent ?? '',
    isThis: each.sessionKey === own,
  }));
}

/** Ends one sign-in; its tokens are invalid from then on. */
export async function endSession(
  { run }: Visit,
  { id }: { readonly id: string },
  { callers }: WithCallers,
): Promise<void> {
  await callers.forget(await run((call) => endedSession(call, id)));
}

/** Ending another user's sign-in requires permission to edit users; without it the answer is 404, as if unknown. */
async function endedSession(call: Call, id: string): Promise<string> {
  const [found] = isId(id)
    ? await call.records.find(session, { where: [{ field: 'id', is: 'equal', value: id }] })
    : [];
  const mayEnd = found && (found.userId === call.caller.userId || call.caller.permissions.has(END_OTHERS));
  if (!mayEnd) throw new Refusal(faults.notFound(SESSION));
  await purge(call, [found]);
  return found.sessionKey;
}

/** Ends all sign-ins of users and returns their keys; the session with the key `kept` stays. */
export async function endSessionsOf(call: Call, userIds: readonly string[], kept?: string | null): Promise<string[]> {
  if (userIds.length === 0) return [];
  const found = await call.records.find(session, { where: [{ field: 'userId', is: 'in', value: userIds }] });
  const ended = found.filter(({ sessionKey }) => sessionKey !== kept);
  await purge(call, ended);
  return ended.map(({ sessionKey }) => sessionKey);
}

async function purge(call: Call, rows: readonly SessionRecord[]): Promise<void> {
  if (rows.length === 0) return;
  await call.records.purge(session, [{ field: 'id', is: 'in', value: rows.map(({ id }) => id) }]);
}
