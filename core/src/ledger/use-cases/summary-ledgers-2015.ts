import type { Ledger2015Input } from '../../tax';
import { itemsIn } from '../category-amounts';
import { developmentLedger } from '../development-ledger';
import { projectCostOf, type PeriodCost } from './period-costs';

/** The 2015版 ledgers of a project, as the summary takes them. */
export function summaryLedgers(cost: PeriodCost, devForm: string | null): Ledger2015Input[] {
  return developmentLedger(devForm, cost.items).map(({ form, has }) => ({
    ...projectCostOf(cost),
    form,
    items: itemsIn(cost.items, has),
    opening: { items: itemsIn(cost.opening.items, has) },
  }));
}
