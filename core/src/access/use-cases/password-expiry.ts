import type { Call } from '../../records';
import { initialIsOver, isExpired, passwordPolicy } from '../password-policy';
import type { UserRecord } from '../user';

/** Whether a user's password is older than the tenant's policy allows. */
export async function passwordHasExpired(call: Call, user: UserRecord): Promise<boolean> {
  const policy = await passwordPolicy(call);
  return isExpired(user.passwordSetAt ?? user.createTime, call.clock.now(), policy);
}

/** Whether a user was given a password by somebody else and did not sign in with it in time. */
export const initialPasswordIsOver = ({ clock }: Call, user: UserRecord): boolean =>
  user.mustChangePassword === 1 && initialIsOver(user.passwordSetAt ?? user.createTime, clock.now());
