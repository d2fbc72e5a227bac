import { monthNumbers } from '../kernel/calendar';
import { yuan, type Amount } from '../kernel/money';
import { costItems, type CostCategory, type CostItemCode } from '../tax';
import type { CostRecord } from './allocate-year';
import { compareStrings } from './project-index';
import type { ProjectRow } from './registers';

/** Cost of one project over the records given; amounts in 元, 2 decimals. */
export interface ProjectAmounts {
  readonly projectId: string;
  readonly projectCode: string;
  /** Only items that are not 0. */
  readonly items: Readonly<Partial<Record<CostItemCode, string>>>;
  /** All seven, in the order of the ledger. */
  readonly categories: Readonly<Record<CostCategory, string>>;
  /** `01` … `12`, all twelve. */
  readonly months: Readonly<Record<string, string>>;
  readonly total: string;
}

type Yuan = Amount<'yuan'>;

const categoryOf = new Map(costItems.map((item) => [item.code, item.category]));
const categories = [...new Set(costItems.map((item) => item.category))];

/** Yearly amounts of every project, by project code; projects without cost are included with zeros. */
export function statsAmount(
  records: readonly Pick<CostRecord, 'projectId' | 'month' | 'item' | 'amount'>[],
  projects: readonly Pick<ProjectRow, 'id' | 'code'>[],
): ProjectAmounts[] {
  const totals = new Map(projects.map((project) => [project.id, newTotals()]));
  for (const { projectId, month, item, amount } of records) {
    const own = totals.get(projectId);
    if (!own) continue;
    const value = yuan(amount);
    add(own.items, item, value);
    add(own.categories, categoryOf.get(item), value);
    add(own.months, month.slice(5, 7), value);
    own.total = own.total.plus(value);
  }
  return [...projects]
    .sort((a, b) => compareStrings(a.code, b.code) || compareStrings(a.id, b.id))
    .map(({ id, code }) => {
      const own = totals.get(id) ?? newTotals();
      return {
        projectId: id,
        projectCode: code,
        items: Object.fromEntries(
          costItems.flatMap((item) => {
            const amount = own.items.get(item.code);
            return amount && !amount.isZero() ? [[item.code, amount.toString()]] : [];
          }),
        ),
        categories: everyKey(categories, own.categories),
        months: everyKey(monthNumbers, own.months),
        total: own.total.toString(),
      };
    });
}

interface Totals {
  readonly items: Map<CostItemCode, Yuan>;
  readonly categories: Map<CostCategory, Yuan>;
  readonly months: Map<string, Yuan>;
  total: Yuan;
}

function newTotals(): Totals {
  return { items: new Map(), categories: new Map(), months: new Map(), total: yuan(0) };
}

function add<K>(totals: Map<K, Yuan>, key: K | undefined, amount: Yuan): void {
  if (key !== undefined) totals.set(key, totals.get(key)?.plus(amount) ?? amount);
}

function everyKey<K extends string>(keys: readonly K[], totals: ReadonlyMap<K, Yuan>): Record<K, string> {
  const amounts = keys.map((key) => [key, (totals.get(key) ?? yuan(0)).toString()] as const);
  return Object.fromEntries(amounts) as Record<K, string>;
}
