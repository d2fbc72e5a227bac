import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scoreTechSme } from './score-tech-sme';
import type { TechSmeAnswers } from './tech-sme-answers';

const sound: TechSmeAnswers = {
  resident: true,
  staffTotal: 100,
  techStaff: 30,
  sales: '50000000',
  assets: '80000000',
  costExpense: '45000000',
  rdCost: '3000000',
  ipClass1: 0,
  ipClass2: 3,
  bannedProducts: false,
  accident: false,
  badFaith: false,
};
const score = (over: TechSmeAnswers = {}) => scoreTechSme({ ...sound, ...over });
const points = (over: TechSmeAnswers) => score(over).parts.map(({ suggested }) => suggested);

describe('The score of a technology SME', () => {
  it('adds up technical staff, R&D and results', () => {
    expect(score()).toMatchObject({ score: 20 + 50 + 18, low: 88, high: 88, pass: 'yes', qualifies: 'yes' });
  });

  it.each([
    ['30', 20],
    ['29.99', 16],
    ['25', 16],
    ['20', 12],
    ['15', 8],
    ['10', 4],
    ['9.99', 0],
  ])('%s of 100 people bring %s', (techStaff, expected) => expect(points({ techStaff })[0]).toBe(expected));

  it.each([
    ['3000000', 50],
    ['2999999.99', 40],
    ['2500000', 40],
    ['2000000', 30],
    ['1500000', 20],
    ['1000000', 10],
    ['999999.99', 0],
  ])('R&D of %s in sales of 50 million bring %s', (rdCost, expected) => {
    expect(points({ rdCost, costExpense: '1000000000' })[1]).toBe(expected);
  });

  it.each([
    ['10000000', 50],
    ['10000000.01', 40],
    ['12000000', 40],
    ['15000000', 30],
    ['20000000', 20],
    ['30000000', 10],
    ['30000000.01', 0],
  ])('the better measure counts: R&D of 3 million in cost of %s bring %s', (costExpense, expected) => {
    expect(points({ costExpense, sales: '200000000' })[1]).toBe(expected);
  });

  it.each([
    [1, 0, 30],
    [0, 4, 24],
    [0, 3, 18],
    [0, 2, 12],
    [0, 1, 6],
    [0, 0, 0],
  ])('%s of class I and %s of class II bring %s', (ipClass1, ipClass2, expected) => {
    expect(points({ ipClass1, ipClass2 })[2]).toBe(expected);
  });

  it('suffices from 60, but not without technical staff', () => {
    expect(score({ techStaff: 10, ipClass2: 1 })).toMatchObject({ score: 60, pass: 'yes' });
    expect(score({ techStaff: 10, ipClass2: 0 })).toMatchObject({ score: 54, pass: 'no' });
    expect(score({ techStaff: 9, ipClass1: 1 })).toMatchObject({ score: 80, pass: 'no', qualifies: 'no' });
  });

  it.each(['highTechTitle', 'nationalPrize', 'provincialRdBody', 'ledStandard', 'directPass'])(
    'is not needed with %s',
    (way) => expect(scoreTechSme({ [way]: true })).toMatchObject({ directPass: true, pass: 'yes' }),
  );

  it.each([
    ['staffTotal', '500', '500.5'],
    ['sales', '200000000', '200000000.01'],
    ['assets', '200000000', '200000000.01'],
  ])('%s may be %s and not %s', (key, most, more) => {
    const ok = (value: string) => score({ [key]: value }).preconditions.find((each) => each.key === key)?.ok;
    expect([ok(most), ok(more)]).toEqual([true, false]);
  });

  it.each<[keyof TechSmeAnswers, boolean]>([
    ['resident', false],
    ['bannedProducts', true],
    ['accident', true],
    ['badFaith', true],
  ])('does not help where %s is %s, not even with a direct pass', (key, answer) => {
    expect(score({ [key]: answer, highTechTitle: true })).toMatchObject({ pass: 'yes', qualifies: 'no' });
  });

  it('leaves open what is not given', () => {
    const { preconditions, low, high, pass, qualifies } = scoreTechSme(null);
    expect(preconditions.every(({ ok }) => ok === null)).toBe(true);
    expect([low, high, pass, qualifies]).toEqual([0, 100, 'maybe', 'maybe']);
    expect(scoreTechSme({ techStaff: 30, staffTotal: 100, ipClass1: 1 })).toMatchObject({ low: 50, high: 100 });
  });
});

describe('Whatever a technology SME answers', () => {
  const count = fc.option(fc.integer({ min: 0, max: 1000 }), { nil: undefined });
  const answers = fc.record({
    staffTotal: count,
    techStaff: count,
    sales: count,
    costExpense: count,
    rdCost: count,
    ipClass1: count,
    ipClass2: count,
  });

  it('the score is the sum of its parts, each between 0 and its maximum', () => {
    fc.assert(
      fc.property(answers, (given) => {
        const result = scoreTechSme(given);
        expect(result.score).toBe(result.parts.reduce((sum, part) => sum + part.low, 0));
        for (const { low, high, suggested, max } of result.parts) {
          expect(0 <= low && low <= suggested && suggested <= high && high <= max).toBe(true);
        }
      }),
    );
  });

  it('more technical staff, R&D or results never lower it, and neither does a second measure of R&D', () => {
    fc.assert(
      fc.property(
        answers,
        fc.constantFrom<keyof TechSmeAnswers>('techStaff', 'rdCost', 'ipClass1', 'ipClass2'),
        fc.integer({ min: 1, max: 500 }),
        (given, key, more) => {
          const raised = { ...given, [key]: Number((given as TechSmeAnswers)[key] ?? 0) + more };
          expect(scoreTechSme(raised).score).toBeGreaterThanOrEqual(scoreTechSme(given).score);
          const withoutCost = scoreTechSme({ ...given, costExpense: undefined });
          expect(scoreTechSme(given).score).toBeGreaterThanOrEqual(withoutCost.score);
        },
      ),
    );
  });

  it('nothing that is no answer makes it throw', () => {
    fc.assert(
      fc.property(fc.anything(), (anything) => {
        expect(scoreTechSme(anything as never).parts).toHaveLength(3);
        expect(scoreTechSme({ staffTotal: anything, ipClass1: anything } as never).parts).toHaveLength(3);
      }),
    );
  });
});
