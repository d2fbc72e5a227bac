import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  allowedPeriods,
  costItems,
  coveredYears,
  deductionRate,
  isCoveredYear,
  superDeduction,
  type ProjectCostInput,
  type SuperDeductionInput,
} from '../tax';
import {
  categoryAmounts,
  costItemAmounts,
  coveredYear,
  enterpriseKinds,
  fourthQuarter,
  itemisedProjectCost,
  projectCost,
  projectCosts,
  superDeductionInput,
  superDeductionInputOf,
} from './index';

const form = (projects: readonly ProjectCostInput[], rest: Partial<SuperDeductionInput> = {}) =>
  superDeduction({ year: 2024, period: 'ANNUAL', projects, ...rest });
const drawn = <Value>(arbitrary: fc.Arbitrary<Value>, count = 500) => fc.sample(arbitrary, { seed: 1, numRuns: count });

describe('the input of superDeduction', () => {
  test('is taken', () => {
    fc.assert(
      fc.property(superDeductionInput, (input) => {
        const { year, period, lines } = superDeduction(input);
        expect([year, period]).toEqual([input.year, input.period]);
        expect(Number(lines['1'])).toBeLessThanOrEqual(input.projects.length);
      }),
    );
  });

  test('has every declaration of every covered year, all lines, and 1 to 20 projects of distinct ids', () => {
    const all = drawn(superDeductionInput, 1_000);
    const years = Array.from({ length: coveredYears.to - coveredYears.from + 1 }, (_, at) => coveredYears.from + at);
    for (const year of years) {
      const periods = new Set(all.filter((each) => each.year === year).map(({ period }) => period));
      expect([year, [...periods].sort()]).toEqual([year, allowedPeriods(year).sort()]);
    }
    for (const line of ['line43', 'line44', 'line46', 'line48', 'line49', 'enterpriseKinds', 'q4'] as const) {
      expect(all.filter((each) => line in each && each[line as 'line43'] !== undefined).length).toBeGreaterThan(0);
    }
    const counts = all.map(({ projects }) => projects.length);
    expect([Math.min(...counts), Math.max(...counts)]).toEqual([1, 20]);
    for (const { projects } of all) expect(new Set(projects.map(({ id }) => id)).size).toBe(projects.length);
  });

  test('can be had for years and projects of one’s own', () => {
    const own = superDeductionInputOf(fc.constant(2022), projectCosts(itemisedProjectCost, { least: 2, most: 3 }));
    fc.assert(
      fc.property(own, (input) => {
        expect(input.year).toBe(2022);
        expect([2, 3]).toContain(input.projects.length);
        expect(superDeduction(input).form).toBe(superDeduction({ ...input, q4: undefined }).form);
      }),
    );
  });
});

describe('its parts', () => {
  test('years are the covered ones, each of them', () => {
    expect(drawn(coveredYear).every(isCoveredYear)).toBe(true);
    expect(new Set(drawn(coveredYear)).size).toBe(coveredYears.to - coveredYears.from + 1);
  });

  test('kinds of enterprises have a rate, and come alone and together', () => {
    fc.assert(
      fc.property(coveredYear, enterpriseKinds, (year, kinds) => {
        expect(Number.parseInt(deductionRate({ year, enterpriseKinds: kinds }).expensed, 10)).not.toBeNaN();
      }),
    );
    expect(new Set(drawn(enterpriseKinds).map((kinds) => kinds.length))).toEqual(new Set([0, 1, 2, 3]));
  });

  test('a project is taken, by its categories, its items, both or neither', () => {
    fc.assert(
      fc.property(projectCost, itemisedProjectCost, categoryAmounts(), (one, other, amounts) => {
        for (const project of [one, other, { ...one, ...amounts }]) expect(() => form([project])).not.toThrow();
      }),
    );
    const shapes = drawn(projectCost).map(
      ({ items, personnel }) => `${items !== undefined} ${personnel !== undefined}`,
    );
    expect(new Set(shapes).size).toBe(4);
  });

  test('items are the cost items of the ledger, all of them', () => {
    const codes = new Set(drawn(costItemAmounts()).flatMap((items) => Object.keys(items)));
    expect([...codes].sort()).toEqual(costItems.map(({ code }) => code).sort());
    expect(Math.max(...drawn(costItemAmounts(3)).map((items) => Object.keys(items).length))).toBe(3);
  });

  test('the fourth quarter of 2022 is taken in either mode', () => {
    fc.assert(
      fc.property(projectCost, fourthQuarter, (project, q4) => {
        expect(form([project], { year: 2022, q4 }).baseQ4).toBeDefined();
      }),
    );
    expect(new Set(drawn(fourthQuarter).map(({ mode }) => mode)).size).toBe(2);
  });
});
