import { faults, fill, Refusal, text } from '../../kernel';
import { addUp, yuan } from '../../kernel/money';
import { projectAmounts } from '../../ledger';
import { seenProject } from '../../project';
import { existing, recordDetail, updateRecords, validateRecord, wholly, type Call, type RecordOf } from '../../records';
import { developmentActivity } from '../development-activity';

const ABOVE_COST = text(
  '各活动费用合计 {sum} 元，超过项目{year}年度已归集费用 {cost} 元；请核对金额，或先一键重算该年度',
  'The activities would come to {sum} yuan, above the {cost} yuan the project has cost in {year}; check the amount, or recompute the year first',
);

type Activity = RecordOf<typeof developmentActivity>;

/**
 * States what an activity has cost, 元; null clears it. The activities of a project may not cost more than the project
 * has in its year, as its ledger has it.
 */
export async function setActivityAmount(
  call: Call,
  { id, amount: given }: { readonly id: string; readonly amount: string | null },
): Promise<Activity> {
  const before = await existing(call, developmentActivity, id);
  const { values, faults: found } = validateRecord(developmentActivity, { ...before, amount: given ?? '' });
  const fault = found.find(({ field }) => field === 'amount');
  if (fault) throw new Refusal(faults.invalid(fault.message, [fault]));
  const amount = values.amount ?? null;
  if (amount !== null) await requireWithinCost(call, { id, projectId: before.projectId, amount });
  const stale = await updateRecords(call, developmentActivity, [{ before, values: { amount } }]);
  if (stale.length) throw new Refusal(faults.staleVersion());
  return recordDetail(call, developmentActivity, id);
}

/** Refuses an activity with which those of its project cost more than the project. */
export async function requireWithinCost(
  call: Call,
  { id, projectId, amount }: { readonly id: string | null; readonly projectId: string; readonly amount: string },
): Promise<void> {
  const { year } = await seenProject(wholly(call), projectId);
  const others = await wholly(call).records.find(developmentActivity, {
    where: [{ field: 'projectId', is: 'equal', value: projectId }],
  });
  const sum = addUp([amount, ...others.flatMap((other) => (other.id === id ? [] : (other.amount ?? [])))]);
  const amounts = await projectAmounts(wholly(call), { year });
  const cost = amounts.find((each) => each.projectId === projectId)?.total ?? '0.00';
  if (yuan(sum).compare(yuan(cost)) > 0) {
    const message = fill(ABOVE_COST, { sum, year, cost });
    throw new Refusal(faults.invalid(message, [{ field: 'amount', message }]));
  }
}
