import { bookedByProject } from './month-inputs';
import { lockedCost } from '../verification/locked-months';
import { monthLocked } from '../verification/locked-writes';
import { payOf } from './reverse-items';
import { reverseAllocation } from './reverse-allocation';
import { reasons as reverseReasons } from './reverse-reasons';
import { faults, Refusal, type Text } from '../../kernel';
import { sameValue, type Call, type ResourceHooks, type StoredRecord } from '../../records';
import { sum } from '../../kernel/money';

const programOwned = ['hours', 'allocatedBy', 'allocatedTime'] as const;
const decisive = ['month', 'item', 'projectId', 'bookedAmount'] as const;

const refused = (message: Text, field?: string) =>
  new Refusal(faults.invalid(message, field === undefined ? undefined : [{ field, message }]));

async function refuseLocked(call: Call, rows: readonly Readonly<Record<string, unknown>>[]): Promise<void> {
  for (const row of rows) {
    const month = String(row.month);
    const { has } = await lockedCost(call, month.slice(0, 4));
    if (has({ month, item: String(row.item) })) throw new Refusal(monthLocked('month'));
  }
}

/** Completes a record that is about to be written: its year, and what the vouchers book unless an amount is entered. */
async function complete(call: Call, values: Record<string, unknown>, before: StoredRecord | null): Promise<void> {
  const [month, item] = [String(values.month), String(values.item)];
  if (!payOf(item)) throw refused(reverseReasons.item, 'item');
  await refuseLocked(call, before ? [before, values] : [values]);
  values.year = month.slice(0, 4);
  for (const name of programOwned) values[name] = before?.[name] ?? null;
  if (values.bookedAmount === null || values.bookedAmount === undefined) {
    const booked = await bookedByProject(call, month, item);
    const projectId = (values.projectId as string | null | undefined) ?? null;
    const ofProject = [...booked].flatMap(([id, amount]) => (projectId === null || id === projectId ? [amount] : []));
    values.bookedAmount = sum(ofProject).toString();
  }
  if (Number(values.bookedAmount) <= 0) throw refused(reverseReasons.amount, 'bookedAmount');
  const isChanged = before !== null && decisive.some((name) => !sameValue(before[name], values[name]));
  if (isChanged && before.allocatedTime !== null) throw refused(reverseReasons.allocated);
}

export const reverseHooks: Readonly<Record<string, ResourceHooks>> = {
  [reverseAllocation.name]: {
    beforeSubmit: complete,
    beforeRemove: async (call, rows) => {
      await refuseLocked(call, rows);
      if (rows.some(({ allocatedTime }) => allocatedTime !== null)) throw refused(reverseReasons.allocated);
    },
  },
};
