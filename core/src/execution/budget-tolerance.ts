import { tenThousandYuan, yuan } from '../kernel/money';

/** How far cost may be from the budget without a word about it, percent. */
export const BUDGET_TOLERANCE = 30;

/**
 * Whether an inspector would ask why cost is so far from the budget; never where there is no budget.
 *
 * @param budget 万元
 * @param cost 元
 */
export function isFarFromBudget(budget: string, cost: string): boolean {
  const plan = tenThousandYuan(budget).in('yuan');
  if (plan.compare(yuan('0')) <= 0) return false;
  const difference = yuan(cost).minus(plan);
  const distance = difference.max(difference.negate());
  return distance.compare(plan.times(BUDGET_TOLERANCE).dividedBy(100)) > 0;
}
