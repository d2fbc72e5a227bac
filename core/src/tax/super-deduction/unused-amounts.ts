import { compared, text, zero, type InputIssue } from '../../kernel';
import { sum, yuan } from '../../kernel/money';
import { amountGiven, isGiven } from '../amount-given';
import { itemsOf } from '../cost-items';
import { entrustedItems, sixCategories, type Entrusted, type ProjectCostInput } from '../project-cost';

const LESS = text(
  '类别金额小于其明细之和，差额为负',
  'The category is less than its items; the difference is negative',
);
const IGNORED = text('已填写类别金额，此明细不计入', 'The category is given, so this item is not counted');

/** Where a project states an amount twice and one of the two is not used, or contradicts the other. */
export function unusedAmounts(projects: readonly ProjectCostInput[]): InputIssue[] {
  return projects.flatMap((project, at) => {
    const path = ['projects', at] as const;
    const short = sixCategories
      .filter((name) => isGiven(project[name]) && isBelowItems(project, name))
      .map((name) => ({ path: [...path, name], value: project[name], message: LESS }));
    const ignored = (Object.keys(entrustedItems) as Entrusted[]).flatMap((name) => {
      const { code } = entrustedItems[name];
      const value = project.items?.[code];
      return isGiven(project[name]) && isGiven(value)
        ? [{ path: [...path, 'items', code], value, message: IGNORED }]
        : [];
    });
    return [...short, ...ignored];
  });
}

function isBelowItems(project: ProjectCostInput, name: (typeof sixCategories)[number]): boolean {
  const items = itemsOf(name).flatMap(({ code }) => {
    const amount = project.items?.[code];
    return isGiven(amount) ? [yuan(amount)] : [];
  });
  if (items.length === 0) return false;
  const rest = yuan(project[name] as string).minus(sum(items));
  return compared(amountGiven(rest.toExact()), zero) < 0;
}
