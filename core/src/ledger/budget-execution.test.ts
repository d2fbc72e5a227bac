import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sum, tenThousandYuan, yuan } from '../kernel/money';
import { amountsByForm, budgetExecution, budgetSet, type BudgetOfProject } from './budget-execution';

const of = (given: Partial<BudgetOfProject>): BudgetOfProject => ({
  projectId: '1',
  projectCode: 'RD01',
  projectName: '项目',
  devForm: 'zzyf',
  budgetAmount: null,
  amount: '0.00',
  ...given,
});
const fen = fc.integer({ min: -10_000_000, max: 900_000_000 });
const inYuan = (of: number) => (of / 100).toFixed(2);
const project = fc
  .record({
    budgetAmount: fc.option(fc.integer({ min: 0, max: 9_000_000 }).map(inYuan)),
    amount: fen.map(inYuan),
    devForm: fc.constantFrom('zzyf', 'hzyf', null),
  })
  .map(of);

test('what is left is the budget less the cost, of those that have a budget', () => {
  const { projects, ...total } = budgetExecution('2024', [
    of({ budgetAmount: '12.50', amount: '100000.01' }),
    of({ budgetAmount: '1.00', amount: '12000.00' }),
    of({ amount: '5000.00' }),
  ]);
  expect(projects.map(({ remaining }) => remaining)).toEqual(['24999.99', '-2000.00', null]);
  expect(total).toEqual({
    year: '2024',
    withoutBudget: 1,
    budgetAmount: '13.50',
    amount: '117000.01',
    remaining: '22999.99',
  });
});

test('a budget that was never drawn up is none, and not 0', () => {
  expect([budgetSet(null), budgetSet('-1.00'), budgetSet('0.00'), budgetSet('3.20')]).toEqual([
    null,
    null,
    '0.00',
    '3.20',
  ]);
});

test('totals are those of the projects, and forms divide them without rest', () => {
  fc.assert(
    fc.property(fc.array(project), (projects) => {
      const total = budgetExecution('2024', projects);
      const forms = amountsByForm(projects);
      expect(total.amount).toBe(sum(forms.map(({ amount }) => yuan(amount))).toString());
      expect(total.budgetAmount).toBe(
        sum(
          forms.map(({ budgetAmount }) => tenThousandYuan(budgetAmount)),
          'tenThousandYuan',
        ).toString(),
      );
      expect(forms.reduce((count, form) => count + form.count, 0)).toBe(projects.length);
      const budgeted = total.projects.filter(({ remaining }) => remaining !== null);
      const cost = sum(budgeted.map(({ amount }) => yuan(amount)));
      expect(total.remaining).toBe(tenThousandYuan(total.budgetAmount).in('yuan').minus(cost).toString());
    }),
  );
});
