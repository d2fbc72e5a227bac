import { recordDetail, withShownValues, type Call, type RecordOf } from '../../records';
import { externalUnitBudget } from '../external-unit-budget';
import { governmentProjectBudget } from '../government-project-budget';
import { ownBudget } from '../own-budget';

/** The whole of a government project's budget: its header with the amounts, and how it is divided. */
export type GovernmentBudget = {
  readonly budget: RecordOf<typeof governmentProjectBudget>;
  /** Null where no own part is stated: it is what the external units leave. */
  readonly own: RecordOf<typeof ownBudget> | null;
  readonly units: readonly RecordOf<typeof externalUnitBudget>[];
};

/** A government project's budget with its parts; refuses an unknown one with 404. */
export async function governmentBudget(call: Call, id: string): Promise<GovernmentBudget> {
  const where = [{ field: 'budgetId', is: 'equal', value: id }] as const;
  const budget = await recordDetail(call, governmentProjectBudget, id);
  const [own] = await withShownValues(call, ownBudget, await call.records.find(ownBudget, { where, limit: 1 }));
  const units = await call.records.find(externalUnitBudget, { where, order: [{ field: 'id' }] });
  return { budget, own: own ?? null, units: await withShownValues(call, externalUnitBudget, units) };
}
