import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { growthRate } from './growth-rate';
import type { HighTechAnswers } from './high-tech-answers';
import { scoreHighTech } from './score-high-tech';

const today = '2024-06-30';
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const fen = fc.integer({ min: 0, max: 1_000_000_000_00 }).map((amount) => (amount / 100).toFixed(2));
const yearly = fc.array(fen, { minLength: 3, maxLength: 3 });
const grade = fc.constantFrom('A', 'B', 'C', 'D', 'E');
const count = fc.integer({ min: 0, max: 30 });
const answers: fc.Arbitrary<HighTechAnswers> = fc.record({
  establishDate: maybe(fc.constantFrom('2010-01-01', '2024-01-01')),
  staffTotal: maybe(count),
  techStaff: maybe(count),
  sales: maybe(yearly),
  netAssets: maybe(yearly),
  rdCost: maybe(yearly),
  rdCostChina: maybe(fen),
  hiTechIncome: maybe(fen),
  totalIncome: maybe(fen),
  listedField: maybe(fc.boolean()),
  ipClass1: maybe(count),
  ipClass2: maybe(count),
  ipSelfDeveloped: maybe(fc.boolean()),
  ipAcquired: maybe(fc.boolean()),
  advanced: maybe(grade),
  support: maybe(grade),
  standards: maybe(fc.boolean()),
  conversions3y: maybe(count),
  years: maybe(fc.integer({ min: 1, max: 3 })),
  mgmt1: maybe(fc.integer({ min: 0, max: 6 })),
  mgmt2: maybe(fc.integer({ min: 0, max: 6 })),
  mgmt3: maybe(fc.integer({ min: 0, max: 4 })),
  mgmt4: maybe(fc.integer({ min: 0, max: 4 })),
  accident: maybe(fc.boolean()),
});
const scoreOf = (given: HighTechAnswers) => scoreHighTech(given, { today });

/** Questions where a higher answer scores at least as much. */
const rising = ['ipClass1', 'ipClass2', 'conversions3y', 'mgmt1', 'mgmt2', 'mgmt3', 'mgmt4'] as const;

describe('Whatever is answered', () => {
  it('points lie between 0 and the maximum, and the suggestion within the range', () => {
    fc.assert(
      fc.property(answers, (given) => {
        const { parts, ...whole } = scoreOf(given);
        for (const points of [...parts, ...parts.flatMap(({ items }) => items), { ...whole, max: 100 }]) {
          expect(points.low).toBeGreaterThanOrEqual(0);
          expect(points.low).toBeLessThanOrEqual(points.suggested);
          expect(points.suggested).toBeLessThanOrEqual(points.high);
          expect(points.high).toBeLessThanOrEqual(points.max);
        }
      }),
    );
  });

  it('the score is the sum of its parts, and passes as its range says', () => {
    fc.assert(
      fc.property(answers, (given) => {
        const { parts, low, high, suggested, pass } = scoreOf(given);
        const sum = (of: 'low' | 'high' | 'suggested') => parts.reduce((total, part) => total + part[of], 0);
        expect([low, high, suggested]).toEqual([sum('low'), sum('high'), sum('suggested')]);
        expect(pass).toBe(low > 70 ? 'yes' : high <= 70 ? 'no' : 'maybe');
      }),
    );
  });

  it('a better answer never lowers the score', () => {
    fc.assert(
      fc.property(answers, fc.constantFrom(...rising), fc.integer({ min: 1, max: 6 }), (given, question, more) => {
        const max = question.startsWith('mgmt') ? (question < 'mgmt3' ? 6 : 4) : 60;
        const before = scoreOf({ ...given, [question]: given[question] ?? 0 });
        const after = scoreOf({ ...given, [question]: Math.min(max, Number(given[question] ?? 0) + more) });
        for (const points of ['low', 'high', 'suggested'] as const) {
          expect(after[points]).toBeGreaterThanOrEqual(before[points]);
        }
      }),
    );
  });

  it('a better grade never lowers the score, nor do higher sales in the last year its points of growth', () => {
    const letters = ['E', 'D', 'C', 'B', 'A'];
    fc.assert(
      fc.property(answers, fc.nat(3), yearly, fc.integer({ min: 0, max: 100_000_000 }), (given, at, sales, more) => {
        const graded = (index: number) => scoreOf({ ...given, advanced: letters[index] }).suggested;
        expect(graded(at + 1)).toBeGreaterThanOrEqual(graded(at));
        const growth = (last: string) => scoreOf({ sales: [...sales.slice(0, 2), last] }).parts[3]!.suggested;
        expect(growth(new Big(sales[2]!).plus(more).toFixed())).toBeGreaterThanOrEqual(growth(sales[2]!));
      }),
    );
  });

  it('an answer left out never fails a condition, and never narrows the range', () => {
    fc.assert(
      fc.property(
        answers,
        fc.constantFrom(...rising, 'advanced', 'standards', 'accident', 'totalIncome'),
        (given, question) => {
          const whole = scoreOf(given);
          const without = scoreOf({ ...given, [question]: undefined });
          expect(without.low).toBeLessThanOrEqual(whole.low);
          expect(without.high).toBeGreaterThanOrEqual(whole.high);
          const failed = (of: typeof whole) =>
            of.preconditions
              .filter(({ key, ok }) => ok === false && key !== 'intellectualProperty')
              .map(({ key }) => key);
          expect(failed(whole)).toEqual(expect.arrayContaining(failed(without)));
        },
      ),
    );
  });

  it('the share of R&D is asked for by the sales of the last year', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300_000_000 }), fc.integer({ min: -1, max: 1 }), (sales, offset) => {
        const percent = sales <= 50_000_000 ? 5 : sales <= 200_000_000 ? 4 : 3;
        const bound = new Big(sales).times(percent).div(100);
        const rdCost = bound.plus(new Big(offset).times('0.01'));
        const given = { years: 1, sales: [sales], rdCost: [rdCost.toFixed()] };
        const share = scoreOf(given).preconditions.find(({ key }) => key === 'rdShare');
        expect(share).toMatchObject({ required: `≥ ${percent}%`, ok: rdCost.lt(0) ? null : offset >= 0 });
      }),
    );
  });

  it('growth is the same in every unit', () => {
    const figure = fc.integer({ min: 1, max: 10_000_000 });
    fc.assert(
      fc.property(figure, figure, figure, (a, b, c) => {
        const growth = growthRate([new Big(a), new Big(b), new Big(c)])!;
        const tenfold = growthRate([new Big(a).times(10), new Big(b).times(10), new Big(c).times(10)])!;
        expect(growth.part.times(tenfold.whole).eq(tenfold.part.times(growth.whole))).toBe(true);
        const approximately = (b / a + c / b) / 2 - 1;
        expect(growth.part.div(growth.whole).toNumber()).toBeCloseTo(approximately, 6);
      }),
    );
  });

  it('nothing that is no answer makes it throw: it counts as not given', () => {
    const keys = [
      'sales',
      'netAssets',
      'rdCost',
      'staffTotal',
      'techStaff',
      'establishDate',
      'advanced',
      'mgmt1',
      'years',
    ];
    fc.assert(
      fc.property(fc.anything(), fc.constantFrom(...keys), (anything, key) => {
        expect(scoreHighTech(anything as never, { today }).parts).toHaveLength(4);
        expect(scoreHighTech({ [key]: anything }, { today }).parts).toHaveLength(4);
      }),
    );
    const bad = [NaN, Infinity, '1e309', 'many', {}, [], '1'.repeat(1_000_000), ' '.repeat(1_000_000), '\ud800', true];
    for (const staffTotal of bad) {
      const found = scoreHighTech({ staffTotal: staffTotal as string, techStaff: 1 }, { today }).preconditions;
      expect(found.find(({ key }) => key === 'techStaffShare')).toMatchObject({ ok: null, actual: null });
    }
  });
});
