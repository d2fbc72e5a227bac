import { grouped } from '../../kernel';
import { sum, yuan, type Amount } from '../../kernel/money';
import type { Expenditure } from '../../project';
import type { CostItemCode } from '../../tax';
import { groupOfItem } from '../verification/subject-group';

/** Cost of a month under a project, type of expenditure and item; 元, 2 decimals. */
export interface CostAmount {
  readonly projectId: string;
  readonly expenditureType: Expenditure;
  readonly item: CostItemCode;
  readonly amount: string;
}

/** What vouchers that are not ours book on an item of a project in the month: debit less credit. */
export interface BookedElsewhere {
  readonly projectId: string;
  readonly item: CostItemCode;
  readonly amount: string;
}

export interface UnbookedInput {
  /** What the accounts have to hold of the month. */
  readonly allocated: readonly CostAmount[];
  /** By the vouchers exported so far. */
  readonly exported: readonly CostAmount[];
  readonly elsewhere: readonly BookedElsewhere[];
}

/** The key of a cost amount. */
export const costKey = ({ projectId, expenditureType, item }: Omit<CostAmount, 'amount'>): string =>
  JSON.stringify([projectId, expenditureType, item]);

const groupKey = ({ projectId, item }: Pick<CostAmount, 'projectId' | 'item'>): string =>
  JSON.stringify([projectId, groupOfItem(item)]);

const zero = yuan(0);
const isPositive = (amount: Amount<'yuan'>) => amount.compare(zero) > 0;

/**
 * What an allocation voucher of a month still has to book: allocated − exported, negative (红字) where a change has lowered
 * what went out already. Of what remains, what vouchers of the enterprise's own book on the project and subject group is
 * taken off, first item by item, then within the group, and never below 0: what others booked is not ours to reverse.
 * Amounts of 0 are left out.
 */
export function unbookedCost({ allocated, exported, elsewhere }: UnbookedInput): CostAmount[] {
  const rest = new Map<string, CostAmount & { left: Amount<'yuan'> }>();
  const add = (cost: CostAmount, amount: Amount<'yuan'>) => {
    const key = costKey(cost);
    const known = rest.get(key);
    rest.set(key, { ...cost, left: (known?.left ?? zero).plus(amount) });
  };
  for (const cost of allocated) add(cost, yuan(cost.amount));
  for (const cost of exported) add(cost, yuan(cost.amount).negate());
  const booked = grouped(elsewhere, groupKey);
  for (const [key, costs] of grouped([...rest.values()], groupKey)) takeOff(costs, booked.get(key) ?? []);
  return [...rest.values()]
    .filter(({ left }) => !left.isZero())
    .map(({ left, projectId, expenditureType, item }) => ({
      projectId,
      expenditureType,
      item,
      amount: left.toString(),
    }));
}

function takeOff(costs: { item: CostItemCode; left: Amount<'yuan'> }[], booked: readonly BookedElsewhere[]): void {
  let pool = total(booked).max(zero);
  const take = (cost: { left: Amount<'yuan'> }, most: Amount<'yuan'>) => {
    if (!isPositive(cost.left)) return zero;
    const taken = cost.left.min(most.max(zero)).min(pool);
    cost.left = cost.left.minus(taken);
    pool = pool.minus(taken);
    return taken;
  };
  for (const [item, own] of grouped(booked, (each) => each.item)) {
    let most = total(own);
    for (const cost of costs.filter((each) => each.item === item)) most = most.minus(take(cost, most));
  }
  for (const cost of costs) take(cost, pool);
}

const total = (amounts: readonly { readonly amount: string }[]): Amount<'yuan'> =>
  sum(amounts.map(({ amount }) => yuan(amount)));
