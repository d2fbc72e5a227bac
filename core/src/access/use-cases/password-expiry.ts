import type { Call, StoredRecord } from '../../records';
import { isExpired, passwordPolicy } from '../password-policy';

/** Whether a person's password is older than the tenant lets passwords be. */
export async function passwordHasExpired(call: Call, user: StoredRecord): Promise<boolean> {
  const policy = await passwordPolicy(call);
  return isExpired(String(user.passwordSetAt ?? user.createTime), call.clock.now(), policy);
}
