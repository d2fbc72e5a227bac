import { hoursTotal } from '../../hours';
import { planAllocation } from './plan-allocation';
import { reverseAllocation } from './reverse-allocation';
import type { AllocationCheck } from './ports';
import { faults, Refusal, text } from '../../kernel';
import { existing, withinScope, type Call } from '../../records';

const NONE = text('请选择至少一条数据', 'Select at least one record');

/** Says of each record whether hours can be found for it; writes nothing. */
export async function checkAllocations(call: Call, { ids }: { ids: string }): Promise<AllocationCheck[]> {
  const wanted = [
    ...new Set(
      String(ids ?? '')
        .split(',')
        .map((id) => id.trim()),
    ),
  ].filter((id) => id !== '');
  if (wanted.length === 0) throw new Refusal(faults.invalid(NONE));
  const checks: AllocationCheck[] = [];
  for (const id of wanted) {
    const record = await existing(withinScope(call, reverseAllocation), reverseAllocation, id);
    const { reason, cells, most, attended } = await planAllocation(call, record);
    checks.push({
      id: record.id,
      month: String(record.month),
      item: String(record.item),
      bookedAmount: String(record.bookedAmount),
      ready: reason === null,
      reason,
      most,
      hours: hoursTotal(cells.map(({ hours }) => hours)),
      attendedHours: attended,
    });
  }
  return checks;
}
