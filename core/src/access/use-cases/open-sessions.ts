import { faults, Refusal, text, isId } from '../../kernel';
import type { Call, StoredRecord } from '../../records';
import type { OpenSession } from '../profile-port';
import { session } from '../session';

const SESSION = text('登录会话', 'Session');

/** The sign-ins of a person that have not ended, the latest first. */
export async function openSessions(call: Call, userId: string, own: string | null): Promise<OpenSession[]> {
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
    expiresAt: String(each.expiresAt),
    remoteIp: String(each.remoteIp ?? ''),
    userAgent: String(each.userAgent ?? ''),
    isThis: each.sessionKey === own,
  }));
}

/**
 * Ends one sign-in and answers its key. Somebody else's only where `anybody` says so, else it is refused with 404 like
 * one that never was.
 */
export async function endSession(
  call: Call,
  id: string,
  anybody: (userId: string) => Promise<boolean>,
): Promise<string> {
  const [found] = isId(id)
    ? await call.records.find(session, { where: [{ field: 'id', is: 'equal', value: id }] })
    : [];
  const mayEnd = found && (found.userId === call.caller.userId || (await anybody(String(found.userId))));
  if (!mayEnd) throw new Refusal(faults.notFound(SESSION));
  await purge(call, [found]);
  return String(found.sessionKey);
}

/** Ends all sign-ins of persons and answers their keys; of one's own the one with `kept` stays. */
export async function endSessionsOf(call: Call, userIds: readonly string[], kept?: string | null): Promise<string[]> {
  if (userIds.length === 0) return [];
  const found = await call.records.find(session, { where: [{ field: 'userId', is: 'in', value: userIds }] });
  const ended = found.filter(({ sessionKey }) => sessionKey !== kept);
  await purge(call, ended);
  return ended.map(({ sessionKey }) => String(sessionKey));
}

async function purge(call: Call, rows: readonly StoredRecord[]): Promise<void> {
  if (rows.length === 0) return;
  await call.records.purge(session, [{ field: 'id', is: 'in', value: rows.map(({ id }) => id) }]);
}
