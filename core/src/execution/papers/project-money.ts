import { yearExpenseCategories } from '../../enterprise';
import { sum, tenThousandYuan } from '../../kernel/money';
import type { ProjectAmounts } from '../../cost';
import { budgetCategories, projectBudget } from '../../project';
import type { RecordOf } from '../../records';
import type { ProjectMoney } from './paper-source';

/** A drawn up amount; old records state −1 where there is none. */
const drawnUp = (amount: string | null | undefined): string | null =>
  amount === null || amount === undefined || tenThousandYuan(amount).compare(tenThousandYuan('0')) < 0 ? null : amount;

/**
 * The budget of a project by category against what it has cost. The total is that of the lines printed above it, so that
 * the two always agree.
 *
 * @param stated The project's own total, which stands where no line is drawn up.
 */
export function projectMoney(
  budget: RecordOf<typeof projectBudget> | null,
  stated: string | null,
  amounts: Pick<ProjectAmounts, 'categories' | 'total'> | undefined,
): ProjectMoney {
  const lines = budgetCategories.map((name) => ({
    category: projectBudget.fields[name].label.zh,
    budget: drawnUp(budget?.[name]),
    cost: amounts?.categories[yearExpenseCategories[name]] ?? '0.00',
  }));
  const given = lines.flatMap((line) => (line.budget === null ? [] : tenThousandYuan(line.budget)));
  return {
    lines,
    budget: given.length > 0 ? sum(given, 'tenThousandYuan').toString() : (drawnUp(stated) ?? ''),
    cost: amounts?.total ?? '0.00',
  };
}
