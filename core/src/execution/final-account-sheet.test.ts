import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addUp, tenThousandYuan, yuan } from '../kernel/money';
import { isFarFromBudget } from './budget-tolerance';
import { finalAccountSheet, type FinalAccountHead } from './final-account-sheet';

const head: FinalAccountHead = {
  ...{ unitName: '某某公司', code: 'RD01', name: '减速器', year: '2024' },
  ...{ isEnded: true, fundsUse: '样机返工两次', outdated: '' },
};
const cents = fc.integer({ min: -100_000, max: 900_000_000 }).map((all) => (all / 100).toFixed(2));
const wan = fc.integer({ min: 0, max: 90_000 }).map((all) => (all / 100).toFixed(2));
const line = fc.record({ category: fc.constant('人员人工费用'), budget: fc.option(wan), cost: cents });
const valueIn = (cell: unknown) => (cell as { value?: string }).value ?? null;

test('a final account adds up: differences of rows and total follow from budget and cost in yuan', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 7 }), (lines) => {
      const given = lines.flatMap(({ budget }) => budget ?? []);
      const budget = given.length > 0 ? addUp(given) : '';
      const cost = addUp(lines.map((each) => each.cost));
      const { body, columns } = finalAccountSheet(head, { lines, budget, cost });
      for (const { cells } of body) expect(cells).toHaveLength(columns.length);
      lines.forEach((each, at) => {
        const [, , planned, actual, difference] = body[at]!.cells;
        expect(valueIn(actual)).toBe(each.cost);
        if (each.budget === null) {
          expect(planned).toEqual({ text: '未编制' });
          return;
        }
        const plan = tenThousandYuan(each.budget).in('yuan');
        expect([valueIn(planned), valueIn(difference)]).toEqual([
          plan.toString(),
          yuan(each.cost).minus(plan).toString(),
        ]);
      });
      const [, , planned, actual] = body.at(-1)!.cells;
      expect(valueIn(actual)).toBe(cost);
      expect(valueIn(planned)).toBe(budget === '' ? null : tenThousandYuan(budget).in('yuan').toString());
    }),
  );
});

test('it is the execution of a budget while the project goes on, and says why cost is far from it', () => {
  const money = {
    lines: [{ category: '人员人工费用', budget: '10.00', cost: '140000.00' }],
    budget: '10.00',
    cost: '140000.00',
  };
  const { title, body, footer } = finalAccountSheet(head, money);
  expect(title).toBe('2024年度研发项目经费决算表');
  expect(body[0]!.cells.slice(2)).toEqual([
    { value: '100000.00', places: 2 },
    { value: '140000.00', places: 2 },
    { value: '40000.00', places: 2, formula: 'D5-C5' },
    { value: '140.00', places: 2, formula: 'ROUND(D5/C5*100,2)' },
  ]);
  expect(body[1]!.cells[2]).toEqual({ value: '100000.00', places: 2, formula: 'SUM(C5:C5)' });
  expect(footer![0]).toBe('实际与预算相差超过 30%，说明：样机返工两次');
  const ongoing = finalAccountSheet({ ...head, isEnded: false, fundsUse: '' }, { ...money, cost: '130000.00' });
  expect(ongoing.title).toBe('2024年度研发项目预算执行表');
  expect(ongoing.footer).toHaveLength(1);
});

test('cost is far from a budget above 30 % either way, and never from none', () => {
  expect(isFarFromBudget('10.00', '130000.00')).toBe(false);
  expect(isFarFromBudget('10.00', '130000.01')).toBe(true);
  expect(isFarFromBudget('10.00', '69999.99')).toBe(true);
  expect(isFarFromBudget('0.00', '5.00')).toBe(false);
  expect(isFarFromBudget('-1.00', '5.00')).toBe(false);
});
