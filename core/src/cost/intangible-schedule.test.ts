import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addUp, yuan } from '../kernel/money';
import { amortisationCost } from './amortisation-cost';
import { intangibleSchedules } from './intangible-schedule';
import type { IntangibleRow, ProjectRow } from './registers';

const asset = (over: Partial<IntangibleRow> = {}): IntangibleRow => ({
  ...{ id: 'i1', assetsCode: 'IA1', category: 'software', acquireDate: '2024-03-15', originalValue: '24000' },
  ...{ amortizeMonths: 120, projectId: 'j1', rdRatio: '50' },
  ...over,
});

describe('an intangible asset is amortised for tax', () => {
  it.each([
    ['as booked where no ground is stated', {}, 120, []],
    ['as booked, of software', { amortizeMonths: 24 }, 24, []],
    ['as booked and doubted where software is quicker', { amortizeMonths: 23 }, 23, ['ASSET_DOUBTFUL']],
    ['as booked and doubted of a patent', { category: 'patent', amortizeMonths: 60 }, 60, ['ASSET_DOUBTFUL']],
    ['over 120 months at least', { amortizeMonths: 60, taxTerm: 'general' }, 120, []],
    ['over more if stated', { taxTerm: 'general', taxMonths: 150 }, 150, []],
    ['never over fewer', { taxTerm: 'general', taxMonths: 36 }, 120, ['ASSET_DOUBTFUL']],
    ['over the term of the contract', { taxTerm: 'agreed', taxMonths: 36 }, 36, []],
    ['over 24 months at least, as bought software', { taxTerm: 'software', taxMonths: 24 }, 24, []],
    ['over 24 months, not 12', { taxTerm: 'software', taxMonths: 12 }, 24, ['ASSET_DOUBTFUL']],
    ['as booked, as bought software', { amortizeMonths: 36, taxTerm: 'software' }, 36, []],
  ] as const)('%s', (_, stated, months, codes) => {
    const { tax, book, findings } = intangibleSchedules(asset(stated));
    expect([tax!.from, tax!.monthly.length]).toEqual(['2024-03', months]);
    expect(findings.map(({ code }) => code)).toEqual(codes);
    expect([addUp(tax!.monthly), addUp(book!.monthly)]).toEqual(['24000.00', '24000.00']);
  });

  it.each([
    ['2024-05-01', 2],
    ['2024-03-31', 0],
    ['2020-01-01', 0],
    ['2099-01-01', 24],
  ])('to the month before its disposal on %s: %i months', (disposeDate, months) => {
    const { tax, book } = intangibleSchedules(asset({ amortizeMonths: 24, taxTerm: 'agreed', disposeDate }));
    expect([tax!.monthly.length, book!.monthly.length]).toEqual([months, months]);
  });

  it('not at all where the record does not say enough', () => {
    for (const lacking of [{ acquireDate: null }, { originalValue: '0' }, { amortizeMonths: null }]) {
      const { tax, findings } = intangibleSchedules(asset(lacking));
      expect([tax, findings.map(({ code }) => code)]).toEqual([null, ['ASSET_INCOMPLETE']]);
    }
  });

  it('never by more than its value', () => {
    const row = fc.record({
      originalValue: fc.integer({ min: 1, max: 9_999_999 }).map((cents) => (cents / 100).toFixed(2)),
      amortizeMonths: fc.constantFrom(1, 24, 60, 120, 240),
      taxTerm: fc.constantFrom(null, 'general' as const, 'agreed' as const, 'software' as const),
      taxMonths: fc.constantFrom(null, -1, 1, 24, 180),
      disposeDate: fc.constantFrom(null, '2024-02-01', '2024-08-20', '2031-01-01'),
    });
    fc.assert(
      fc.property(row, (values) => {
        const { tax, book } = intangibleSchedules(asset(values));
        for (const schedule of [tax!, book!]) {
          expect(yuan(addUp(schedule.monthly)).compare(yuan(values.originalValue))).toBeLessThanOrEqual(0);
        }
      }),
    );
  });
});

describe('its R&D share', () => {
  const project: ProjectRow = {
    ...{ id: 'j1', code: 'RD1', startTime: '2024-01-01', endTime: null },
    ...{ expenditureType: 'expensed', completion: 'ongoing' },
  };
  const cost = (over: Partial<IntangibleRow>, year = 2024) =>
    amortisationCost({ year, projects: [project], intangibles: [asset(over)] });

  it('is that of the amortisation for tax, beside that of the accounts', () => {
    // 24,000 ÷ 24 = 1,000 for tax and 24,000 ÷ 48 = 500 in the accounts, half of it R&D; in 2026 the accounts are left.
    const software = { amortizeMonths: 48, taxTerm: 'software', taxMonths: 24 } as const;
    expect(cost(software).parts.map(({ amount, booked }) => [amount, booked])).toEqual(
      Array.from({ length: 10 }, () => ['500.00', '250.00']),
    );
    const later = cost(software, 2026).parts;
    expect(later.map(({ month, amount, booked }) => [month, amount, booked]).slice(1, 3)).toEqual([
      ['2026-02', '500.00', '250.00'],
      ['2026-03', '0.00', '250.00'],
    ]);
  });

  it('is nothing after the disposal, nor in a year after it', () => {
    expect(cost({ disposeDate: '2024-05-06' }).parts.map(({ month }) => month)).toEqual(['2024-03', '2024-04']);
    expect(cost({ disposeDate: '2024-05-06', projectId: null }, 2025)).toEqual({ parts: [], warnings: [] });
  });
});
