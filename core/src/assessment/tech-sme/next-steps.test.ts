import fc from 'fast-check';
import { expect, test } from 'vitest';
import { techSmeNextSteps } from './next-steps';
import { scoreTechSme } from './score-tech-sme';

const base = {
  staffTotal: 100,
  techStaff: 29,
  sales: '50000000',
  costExpense: '45000000',
  rdCost: '2999999.99',
  ipClass1: 0,
  ipClass2: 3,
};

test('says what the next band of each part takes, the cheapest first', () => {
  // 16 + 40 + 18
  expect(scoreTechSme(base).score).toBe(74);
  expect(techSmeNextSteps(base)).toEqual([
    { key: 'ipClass2', more: '1', before: 74, after: 80 },
    { key: 'ipClass1', more: '1', before: 74, after: 86 },
    { key: 'techStaff', more: '1', before: 74, after: 78 },
    { key: 'rdCost', more: '0.01', before: 74, after: 84 },
  ]);
});

test('says nothing at the best band, nor without the figures', () => {
  expect(techSmeNextSteps({ ...base, techStaff: 30, rdCost: '3000000', ipClass1: 1 })).toEqual([]);
  expect(techSmeNextSteps({})).toEqual([]);
  expect(techSmeNextSteps(null)).toEqual([]);
});

test('each step earns what it says', () => {
  const answers = fc.record({
    staffTotal: fc.integer({ min: 1, max: 500 }),
    techStaff: fc.nat(500),
    sales: fc.integer({ min: 1, max: 200_000_000 }),
    costExpense: fc.integer({ min: 1, max: 200_000_000 }),
    rdCost: fc.nat(20_000_000),
    ipClass1: fc.nat(1),
    ipClass2: fc.nat(5),
  });
  fc.assert(
    fc.property(answers, (given) => {
      for (const { key, more, before, after } of techSmeNextSteps(given)) {
        expect(before).toBe(scoreTechSme(given).score);
        const then = key === 'rdCost' ? (given[key] + Number(more)).toFixed(2) : String(given[key] + Number(more));
        expect(scoreTechSme({ ...given, [key]: then }).score).toBe(after);
        expect(after).toBeGreaterThan(before);
      }
    }),
  );
});
