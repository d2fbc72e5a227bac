import type { Call } from '../../records';
import { isExpired, passwordPolicy } from '../password-policy';
import type { UserRecord } from '../user';

/** Whether a person's password is older than the tenant lets passwords be. */
export async function passwordHasExpired(call: Call, user: UserRecord): Promise<boolean> {
  const policy = await passwordPolicy(call);
  return isExpired(user.passwordSetAt ?? user.createTime, call.clock.now(), policy);
}
