import { session, tenantQuota, user } from '../access';
import { fileBytesOf } from '../evidence';
import { wholly, type Call } from '../records';

/** What who looks after the accounts of an enterprise keeps an eye on. */
export interface Administration {
  readonly people: number;
  /** Registered and without a role, so that they cannot sign in. */
  readonly pending: number;
  /** Of people who are signed in, each once. */
  readonly signedIn: number;
  readonly fileBytes: number;
  /** Null where there is no limit. */
  readonly fileQuotaBytes: number | null;
}

/** Null for who does not look after accounts. */
export async function administration(call: Call): Promise<Administration | null> {
  if (!call.caller.permissions.has(user.permissions.edit)) return null;
  const whole = wholly(call);
  const sessions = await whole.records.find(session, {
    where: [{ field: 'expiresAt', is: 'greater', value: call.clock.now() }],
  });
  const { fileBytes: quota } = await tenantQuota(call);
  return {
    people: await call.records.count(user),
    pending: await call.records.count(user, [{ field: 'roleId', is: 'isNull' }]),
    signedIn: new Set(sessions.map(({ userId }) => userId)).size,
    fileBytes: await fileBytesOf(call),
    fileQuotaBytes: Number.isFinite(quota) ? quota : null,
  };
}
