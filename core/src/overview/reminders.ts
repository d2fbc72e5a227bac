import { achievementReminders } from '../achievement';
import { deadlineReminders } from '../deadline';
import { diagnosisReminders } from '../diagnosis';
import { certificationReminders } from '../enterprise';
import { executionReminders } from '../execution';
import { hoursReminders } from '../hours';
import type { Text } from '../kernel';
import { policyReminders } from '../policy';
import type { Call } from '../records';
import { titleReminders } from '../title';

/** Something that waits for the person signed in, and the page where it is done. */
export interface Reminder {
  /** `review`: the work of others is to be approved. */
  readonly kind: string;
  readonly message: Text;
  readonly to: string;
}

/** What waits for the person signed in, of every part of the product that reminds. */
export async function reminders(call: Call): Promise<readonly Reminder[]> {
  return [
    ...(await hoursReminders(call)),
    ...(await executionReminders(call)),
    ...(await certificationReminders(call)),
    ...(await achievementReminders(call)),
    ...(await titleReminders(call)),
    ...(await diagnosisReminders(call)),
    ...(await deadlineReminders(call)),
    ...(await policyReminders(call)),
  ];
}
