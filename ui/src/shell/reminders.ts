import type { Ports } from '@rdm/core/internal/application';
import type { Text } from '@rdm/core/internal/kernel';

/** Something that waits for the person signed in, and the page where it is done. */
export interface Reminder {
  /** What kind of work it is; `review` is somebody else's work to pass. */
  readonly kind: string;
  readonly message: Text;
  readonly to: string;
}

/** What waits for the person signed in, from every area that reminds, in the order of the menu. */
export async function remindersOf({
  hoursMonths,
  achievements,
}: Pick<Ports, 'hoursMonths' | 'achievements'>): Promise<readonly Reminder[]> {
  const found = await Promise.all([hoursMonths.reminders(), achievements.reminders()]);
  return found.flat();
}
