import type { Ledger2015Input } from '../../tax';
import { itemsIn } from '../category-amounts';
import { developmentLedger } from '../development-ledger';
import { projectCostOf, type PeriodCost } from './period-costs';

/** 委托境外 among the development forms. */
const OVERSEAS = 'wtyf_jw';

/** The 2015版 ledgers of a project, as the summary takes them. */
export function summaryLedgers(cost: PeriodCost, devForm: string | null): Ledger2015Input[] {
  return developmentLedger(devForm, cost.items).map(({ form, has }) => ({
    ...projectCostOf(cost),
    form,
    items: itemsIn(cost.items, has),
    opening: { items: itemsIn(cost.opening.items, has) },
  }));
}

/** 是否委托境外选项 of an entrusted ledger: whether anything was paid overseas; if nothing was paid, by `devForm`. */
export function isOverseas({ items = {} }: Ledger2015Input, devForm: string | null): boolean {
  return Object.keys(items).length > 0 ? '7.2' in items || '7.3' in items : devForm === OVERSEAS;
}
