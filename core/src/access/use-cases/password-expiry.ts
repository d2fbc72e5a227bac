import type { Call } from '../../records';
import { isExpired, passwordPolicy } from '../password-policy';
import type { UserRecord } from '../user';

/** Whether a user's password is older than the tenant's policy allows. */
export async function passwordHasExpired(call: Call, user: UserRecord): Promise<boolean> {
  const policy = await passwordPolicy(call);
  return isExpired(user.passwordSetAt ?? user.createTime, call.clock.now(), policy);
}
