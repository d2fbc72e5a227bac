import { bookedByProject } from './month-inputs';
import { lockedCost } from '../verification/locked-months';
import { monthLocked } from '../verification/locked-writes';
import { payOf } from './reverse-items';
import { reverseAllocation } from './reverse-allocation';
import { reasons as reverseReasons } from './reverse-reasons';
import { namesOnRead } from '../../access';
import { faults, Refusal, type Text } from '../../kernel';
import {
  hooksOn,
  sameValue,
  type Call,
  type DraftValues,
  type NewValues,
  type RecordOf,
  type ResourceHooks,
} from '../../records';
import { sum } from '../../kernel/money';

type Values = DraftValues<typeof reverseAllocation>;

/** Keeps the fields that only the program sets. */
const programOwned = (before: RecordOf<typeof reverseAllocation> | null): Values => ({
  hours: before?.hours ?? null,
  difference: before?.difference ?? null,
  allocatedBy: before?.allocatedBy ?? null,
  allocatedTime: before?.allocatedTime ?? null,
});
const decisive = ['month', 'item', 'projectId', 'bookedAmount'] as const;

const refused = (message: Text, field?: string) =>
  new Refusal(faults.invalid(message, field === undefined ? undefined : [{ field, message }]));

async function refuseLocked(call: Call, rows: readonly NewValues<typeof reverseAllocation>[]): Promise<void> {
  for (const { month, item } of rows) {
    if (!month || !item) continue;
    const { has } = await lockedCost(call, month.slice(0, 4));
    if (has({ month, item })) throw new Refusal(monthLocked('month'));
  }
}

/** Completes a record that is about to be written: its year, and what the vouchers book unless an amount is entered. */
async function complete(call: Call, values: Values, before: RecordOf<typeof reverseAllocation> | null): Promise<void> {
  const { month, item } = values;
  if (!month || !item || !payOf(item)) throw refused(reverseReasons.item, 'item');
  await refuseLocked(call, before ? [before, values] : [values]);
  values.year = month.slice(0, 4);
  Object.assign(values, programOwned(before));
  if (values.bookedAmount === null || values.bookedAmount === undefined) {
    const booked = await bookedByProject(call, month, item);
    const projectId = values.projectId ?? null;
    const ofProject = [...booked].flatMap(([id, amount]) => (projectId === null || id === projectId ? [amount] : []));
    values.bookedAmount = sum(ofProject).toString();
  }
  if (Number(values.bookedAmount) <= 0) throw refused(reverseReasons.amount, 'bookedAmount');
  const isChanged = before !== null && decisive.some((name) => !sameValue(before[name], values[name]));
  if (isChanged && before.allocatedTime !== null) throw refused(reverseReasons.allocated);
}

const hooks: ResourceHooks<typeof reverseAllocation> = {
  ...namesOnRead({ allocatedByName: { account: 'allocatedBy', at: 'allocatedTime' } }),
  beforeSubmit: complete,
  beforeRemove: async (call, rows) => {
    await refuseLocked(call, rows);
    if (rows.some(({ allocatedTime }) => allocatedTime !== null)) throw refused(reverseReasons.allocated);
  },
};

export const reverseHooks = hooksOn(reverseAllocation, hooks);
