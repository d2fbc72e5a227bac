import { hooksOn, type HooksByName } from '../../records';
import { developmentActivity } from '../development-activity';
import { requireWithinCost } from './activity-amount';

/** The cost of an activity is stated by its own call, and holds for the project the activity is moved to. */
export const activityHooks: HooksByName = hooksOn(developmentActivity, {
  beforeSubmit: async (call, values, before) => {
    const amount = before?.amount ?? null;
    values.amount = amount;
    const { projectId } = values;
    if (before && amount !== null && projectId && projectId !== before.projectId) {
      await requireWithinCost(call, { id: before.id, projectId, amount });
    }
  },
});
