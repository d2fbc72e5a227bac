import { faults, fill, Refusal, text } from '../../kernel';
import type { Month } from '../../kernel/calendar';
import type { Call } from '../../records';
import { parameterIsOn, TWO_PEOPLE } from '../../system';

const reasons = {
  unverified: text(
    '{month} 还没有由另一人核对，核对与锁定须由不同人员办理',
    'Nobody else has verified {month} yet; verifying and locking take two people',
  ),
  verifier: text('{month} 由您核对，须由另一人锁定', 'You verified {month} yourself; somebody else has to lock it'),
  locker: text('{month} 由您锁定，须由另一人解锁', 'You locked {month} yourself; somebody else has to unlock it'),
};

/** Refuses one person to take both steps of a month, where the tenant asks for two people (内部控制, 不相容职务分离). */
export async function twoPeopleRule(call: Call) {
  const isOn = await parameterIsOn(call, TWO_PEOPLE);
  const { account } = call.caller;
  const refuse = (reason: keyof typeof reasons, month: Month): never => {
    throw new Refusal(faults.invalid(fill(reasons[reason], { month })));
  };
  return {
    /** `verifiedBy` is the account that verified the month as it stands; null if nobody has. */
    toLock(month: Month, verifiedBy: string | null): void {
      if (!isOn) return;
      if (verifiedBy === null) refuse('unverified', month);
      if (verifiedBy === account) refuse('verifier', month);
    },
    toUnlock(month: Month, lockedBy: string | null): void {
      if (isOn && lockedBy === account) refuse('locker', month);
    },
  };
}
