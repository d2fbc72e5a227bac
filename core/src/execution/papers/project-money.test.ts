import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sum, tenThousandYuan } from '../../kernel/money';
import { budgetCategories, type projectBudget } from '../../project';
import type { RecordOf } from '../../records';
import { projectMoney } from './project-money';

type Budget = RecordOf<typeof projectBudget>;

const amount = fc.integer({ min: 0, max: 10_000_000 }).map((hundredths) => (hundredths / 100).toFixed(2));
/** Amounts, none, or the −1 of old records. */
const line = fc.oneof(amount, fc.constant(null), fc.constant('-1.00'));
const budgets = fc.record(Object.fromEntries(budgetCategories.map((name) => [name, line])));

describe('the budget of a paper', () => {
  it('has a total that is the sum of the lines above it', () => {
    fc.assert(
      fc.property(budgets, (given) => {
        const { lines, budget } = projectMoney(given as unknown as Budget, null, undefined);
        const shown = lines.flatMap((each) => (each.budget === null ? [] : tenThousandYuan(each.budget)));
        expect(lines).toHaveLength(budgetCategories.length);
        expect(budget).toBe(shown.length === 0 ? '' : sum(shown, 'tenThousandYuan').toString());
      }),
    );
  });

  it('takes a negative line for one that is not drawn up', () => {
    const { lines, budget } = projectMoney({ labor: '10.00', other: '-1.00' } as Budget, '9.00', undefined);
    expect(lines.map((each) => each.budget)).toEqual(['10.00', null, null, null, null, null, null]);
    expect(budget).toBe('10.00');
  });

  it('is the total of the project where no line is drawn up, and none where that is −1', () => {
    expect(projectMoney(null, '320.00', undefined).budget).toBe('320.00');
    expect(projectMoney(null, '-1.00', undefined).budget).toBe('');
    expect(projectMoney(null, null, undefined).budget).toBe('');
  });

  it('stands beside the cost of the same category', () => {
    const categories = {
      personnel: '1.00',
      directInput: '2.00',
      depreciation: '3.00',
      amortisation: '4.00',
      design: '5.00',
      other: '6.00',
      entrusted: '7.00',
    };
    const { lines, cost } = projectMoney(null, null, { categories, total: '28.00' });
    expect(lines.map((each) => each.cost)).toEqual(['1.00', '2.00', '3.00', '4.00', '5.00', '6.00', '7.00']);
    expect(cost).toBe('28.00');
  });
});
