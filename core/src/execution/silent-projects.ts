import { addMonths, touches, type CalendarDate, type Month } from '../kernel/calendar';

interface RunningProject {
  readonly id: string;
  readonly code: string;
  readonly startTime: string | null;
  readonly endTime: string | null;
  readonly completion: string | null;
}

/** The month before the one of a day, for which records should be there by now. */
export const lastMonth = (today: CalendarDate): Month => addMonths(today.slice(0, 7), -1);

/**
 * The projects that ran in a month and show no activity of it. Projects without dates, which drafts may be, are left
 * out, and so are those that are over.
 */
export function silentProjects<P extends RunningProject>(
  projects: readonly P[],
  activities: readonly { readonly projectId: string; readonly date: string }[],
  month: Month,
): P[] {
  const active = new Set(
    activities.filter(({ date }) => date.startsWith(`${month}-`)).map(({ projectId }) => projectId),
  );
  return projects.filter(
    ({ id, startTime, endTime, completion }) =>
      completion === 'ongoing' &&
      startTime !== null &&
      endTime !== null &&
      touches({ start: startTime, end: endTime }, month) &&
      !active.has(id),
  );
}
