import type { Ports } from '@rdm/core/internal/application';
import type { Text } from '@rdm/core/internal/kernel';

/** Something that waits for the person signed in, and the page where it is done. */
export interface Reminder {
  /** `review`: the work of others is to be approved. */
  readonly kind: string;
  readonly message: Text;
  readonly to: string;
}

/** What waits for the person signed in, of every part of the product that reminds. */
export async function remindersOf(
  ports: Pick<
    Ports,
    'achievements' | 'deadlines' | 'diagnosis' | 'enterprise' | 'execution' | 'hoursMonths' | 'policies' | 'titles'
  >,
): Promise<readonly Reminder[]> {
  const found = await Promise.all<readonly Reminder[]>([
    ports.hoursMonths.reminders(),
    ports.execution.reminders(),
    ports.enterprise.reminders(),
    ports.achievements.reminders(),
    ports.titles.reminders(),
    ports.diagnosis.reminders(),
    ports.deadlines.reminders(),
    ports.policies.reminders(),
  ]);
  return found.flat();
}
