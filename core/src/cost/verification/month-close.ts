import { requireYear, type Call } from '../../records';
import type { Month } from '../../kernel/calendar';
import type { Text } from '../../kernel';
import { groupNames, subjectGroups, type SubjectGroup } from './subject-group';
import { verifyResources, type VerifyRecord } from './verify-resources';
import { verifyRowsOfYear } from './verify-rows';

/** How far a month of a subject group is, from nothing to lock. */
export const monthStandings = ['none', 'agrees', 'differs', 'verified', 'locked'] as const;
export type MonthStanding = (typeof monthStandings)[number];

/** A month of a group; 元, 2 decimals. Of a locked month what it was locked with. */
export interface ClosedMonth {
  /** What the calls of the verify registers take: the id of the record, or the digits of the month. */
  readonly id: string;
  readonly month: Month;
  readonly standing: MonthStanding;
  readonly allocated: string;
  readonly booked: string;
  /** Allocated less booked. */
  readonly difference: string;
  readonly reason: string | null;
}

export interface GroupOfYear {
  readonly group: SubjectGroup;
  readonly label: Text;
  /** All twelve the caller may see, in order. */
  readonly months: readonly ClosedMonth[];
}

/** 月结看板: where every month of a year stands under each subject group whose register the caller may view. */
export async function monthClose(call: Call, args: { year: string }): Promise<GroupOfYear[]> {
  const year = requireYear(args.year);
  const seen = inOrder.filter((group) => call.caller.permissions.has(verifyResources[group].permissions.view));
  const rows = await verifyRowsOfYear(call, seen, year);
  return seen.map((group) => ({
    group,
    label: subjectGroups[group].label,
    months: (rows.get(group) as readonly VerifyRecord[]).map((row) => closedMonth(row)),
  }));
}

/** As in the menu, and on the ledger: personnel, direct, depreciation, amortisation. */
const order: readonly SubjectGroup[] = ['personnel', 'materials', 'leases', 'fixedAssets', 'intangibles'];
const inOrder = [...order, ...groupNames.filter((group) => !order.includes(group))];

function closedMonth({
  id,
  month,
  verification,
  allocatedTotal,
  bookedTotal,
  difference,
  reason,
}: VerifyRecord): ClosedMonth {
  const [allocated, booked] = [allocatedTotal ?? '0.00', bookedTotal ?? '0.00'];
  return {
    id,
    month,
    standing: standingOf(verification, allocated, booked),
    allocated,
    booked,
    difference: difference ?? '0.00',
    reason,
  };
}

function standingOf(verification: string | null, allocated: string, booked: string): MonthStanding {
  if (verification === 'locked' || verification === 'verified') return verification;
  if (Number(allocated) === 0 && Number(booked) === 0) return 'none';
  return allocated === booked ? 'agrees' : 'differs';
}
