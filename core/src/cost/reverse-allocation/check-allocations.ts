import { hoursTotal } from '../../hours';
import { planAllocation, type PersonHours } from './plan-allocation';
import { reverseAllocation } from './reverse-allocation';
import { faults, Refusal, text, type Text } from '../../kernel';
import { existing, joinedIds, withinScope, type Call } from '../../records';

const NONE = text('请选择至少一条数据', 'Select at least one record');

/** Whether hours can be found for a record, and if not, why not. Amounts 元, hours decimals without trailing zeros. */
export interface AllocationCheck {
  readonly id: string;
  readonly month: string;
  readonly item: string;
  readonly bookedAmount: string;
  readonly ready: boolean;
  /** Why hours cannot be found and what to do; null if they can. */
  readonly reason: Text | null;
  /** The maximum amount that pay and attendance of the month allow. */
  readonly most: string;
  /** What the hours leave of the booked amount; "0.00" if there are none. */
  readonly difference: string;
  /** Hours of the people concerned before and after. */
  readonly people: readonly PersonHours[];
  /** The hours that would be written. */
  readonly hours: string;
  /** Attendance of the people concerned. */
  readonly attendedHours: string;
}

/** Dry run: checks for each record whether hours can be found. */
export async function checkAllocations(call: Call, { ids }: { ids: string }): Promise<AllocationCheck[]> {
  const wanted = joinedIds(ids);
  if (wanted.length === 0) throw new Refusal(faults.invalid(NONE));
  const checks: AllocationCheck[] = [];
  for (const id of wanted) {
    const record = await existing(withinScope(call, reverseAllocation), reverseAllocation, id);
    const { reason, cells, most, attended, difference, people } = await planAllocation(call, record);
    checks.push({
      id: record.id,
      month: record.month,
      item: record.item,
      bookedAmount: record.bookedAmount ?? '0.00',
      ready: reason === null,
      reason,
      most,
      difference,
      people,
      hours: hoursTotal(cells.map(({ hours }) => hours)),
      attendedHours: attended,
    });
  }
  return checks;
}
