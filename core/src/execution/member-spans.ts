/** A stay of a person in a project; without `toDate` until the project ends. */
export interface MemberSpan {
  readonly projectId: string;
  readonly personnelId: string;
  readonly fromDate: string;
  readonly toDate: string | null;
}

const OPEN_END = '9999-12-31';

/** Whether two stays of one person in one project share a day. */
export const overlaps = (one: MemberSpan, other: MemberSpan): boolean =>
  one.projectId === other.projectId &&
  one.personnelId === other.personnelId &&
  one.fromDate <= (other.toDate ?? OPEN_END) &&
  other.fromDate <= (one.toDate ?? OPEN_END);

/** Whether a person is in a project on a day. */
export const isMemberOn = ({ fromDate, toDate }: Pick<MemberSpan, 'fromDate' | 'toDate'>, day: string): boolean =>
  fromDate <= day && day <= (toDate ?? OPEN_END);

interface PlannedSpan extends MemberSpan {
  readonly plannedShare: string | null;
}

/** The greatest part of a person's time that is planned on one day over all projects, in percent; `0` without plans. */
export function greatestPlannedShare(spans: readonly PlannedSpan[]): number {
  // The sum rises only where a stay begins.
  const sums = spans.map(({ fromDate }) =>
    spans.reduce((sum, span) => (isMemberOn(span, fromDate) ? sum + Number(span.plannedShare ?? 0) : sum), 0),
  );
  return Math.max(0, ...sums);
}
