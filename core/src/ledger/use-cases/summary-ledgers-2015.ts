import type { Ledger2015Input } from '../../tax';
import { itemsIn } from '../category-amounts';
import { developmentLedger } from '../development-ledger';
import { costIdOf, detailItems, relatedLedgerId, type RelatedDetail } from '../related-detail';
import { projectCostOf, type PeriodCost } from './period-costs';

/**
 * The 2015版 ledgers of a project, as the summary takes them; the ledger of 委托研发 with the cost detail of its related
 * trustees, from which column 9 is made.
 */
export function summaryLedgers(cost: PeriodCost, devForm: string | null, related?: RelatedDetail): Ledger2015Input[] {
  return developmentLedger(devForm, cost.items).map(({ form, has }) => {
    const items = itemsIn(cost.items, has);
    const opening = itemsIn(cost.opening.items, has);
    const ledger = { ...projectCostOf(cost), form, items, opening: { items: opening } };
    if (form !== 'entrusted' || !related) return ledger;
    return {
      ...ledger,
      // Own and entrusted cost of the same items are explained apart.
      id: relatedLedgerId(cost.id),
      project: cost.projectId,
      // Beside trustees that are not related, what can be deducted goes by what was paid.
      relatedParty: related.relation !== 'some',
      items: { ...items, ...detailItems(related) },
      opening: { items: { ...opening, ...related.opening } },
    };
  });
}

/** Whether a row of the summary is that of a ledger of the cost. */
export const isRowOf = (row: { readonly projectId: string }, { id }: PeriodCost): boolean =>
  costIdOf(row.projectId) === id;
