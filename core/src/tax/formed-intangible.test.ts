import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { evaluateTrace } from '../kernel';
import { sum, yuan } from '../kernel/money';
import { formedIntangible, type DeclarationPeriod, type FormedIntangibleInput } from './index';

const of = (given: Partial<FormedIntangibleInput>) =>
  formedIntangible({ year: 2024, period: 'ANNUAL', cost: '120000', months: 120, from: '2024-07', ...given });

describe('an intangible asset that R&D formed in July', () => {
  test.each([
    [2024, 'H1', '43', 0, '0.00'],
    [2024, 'Q1_Q3', '43', 3, '3000.00'],
    [2024, 'ANNUAL', '43', 6, '6000.00'],
    [2025, 'H1', '44', 6, '6000.00'],
    [2025, 'ANNUAL', '44', 12, '12000.00'],
    [2023, 'ANNUAL', null, 0, '0.00'],
  ] as const)('%i %s: line %s, %i months, %s', (year, period, line, months, amortisation) => {
    expect(of({ year, period })).toMatchObject({ line, months, amortisation });
  });

  test('is no longer amortised in the month of its disposal', () => {
    expect(of({ until: '2024-09' })).toMatchObject({ months: 2, amortisation: '2000.00' });
    expect(of({ until: '2024-07' })).toMatchObject({ months: 0, amortisation: '0.00' });
    expect(of({ until: '2024-01' })).toMatchObject({ months: 0, amortisation: '0.00' });
  });

  test('has a life of at least 120 months, unless law or contract sets a term', () => {
    expect(() => of({ months: 119 })).toThrow(expect.objectContaining({ code: 'INVALID_SCHEDULE' }));
    expect(of({ months: 60, termByLawOrContract: true }).amortisation).toBe('12000.00');
  });

  test.each([{ cost: '-1' }, { cost: '1,000' }, { from: '2024-13' }, { months: 0 }, { period: 'Q2' }])(
    'refuses %j',
    (wrong) => expect(() => of(wrong as never)).toThrow(expect.objectContaining({ name: 'DomainError' })),
  );
});

test('quarters, years and advances add up to the cost, and the trace to each figure', () => {
  const month = fc.record({ year: fc.integer({ min: 2016, max: 2018 }), month: fc.integer({ min: 1, max: 12 }) });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 9 }), fc.integer({ min: 1, max: 100 }), month, (fen, months, start) => {
      const cost = yuan(fen).dividedBy(100).toString();
      const from = `${start.year}-${String(start.month).padStart(2, '0')}` as const;
      const at = (year: number, period: DeclarationPeriod = 'ANNUAL') =>
        formedIntangible({ year, period, cost, months, from, termByLawOrContract: true });
      const years = Array.from({ length: 12 }, (_, index) => at(2016 + index));
      expect(sum(years.map(({ amortisation }) => yuan(amortisation))).toString()).toBe(yuan(cost).toString());
      for (const { quarters, amortisation, trace } of years) {
        expect(sum(quarters.map((each) => yuan(each))).toString()).toBe(amortisation);
        expect(evaluateTrace(trace)).toBe(amortisation);
      }
      const advance = at(2023, 'H1').quarters;
      expect(at(2023).quarters.slice(0, 2)).toEqual(advance);
    }),
    { numRuns: 40 },
  );
});
