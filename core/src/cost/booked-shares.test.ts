import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { monthsOfYear } from '../kernel/calendar';
import { addUp, sum, yuan } from '../kernel/money';
import type { CostPart } from './cost-part';
import { DeductedDepreciation } from './deducted-depreciation';
import { depreciationCost } from './depreciation-cost';
import type { AssetUseRow, FixedAssetRow, ProjectRow } from './registers';

const project = (code: string): ProjectRow => ({
  id: `id-${code}`,
  code,
  expenditureType: 'expensed',
  completion: 'ongoing',
  startTime: '2020-01-01',
  endTime: null,
});

const asset = (over: Partial<FixedAssetRow> = {}): FixedAssetRow => ({
  id: 'f1',
  assetsCode: 'FA1',
  category: 'equipment',
  inaccountDate: '2023-12-25',
  originalValue: '12000',
  residualRate: '0',
  depreciationMethod: 'straightLine',
  depreciationMonths: '24',
  ...over,
});

const use = (month: string, code: string, rdHours: string): AssetUseRow => ({
  id: `${month} ${code}`,
  ...{ month, rdHours, projectId: `id-${code}`, assetsId: 'f1', totalHours: '100' },
});

const cost = (year: number, fixedAsset: FixedAssetRow, assetUses: readonly AssetUseRow[]): readonly CostPart[] =>
  depreciationCost({ year, projects: [project('A'), project('B')], fixedAssets: [fixedAsset], assetUses }).parts;

const shown = (parts: readonly CostPart[]) =>
  parts.map(({ month, amount, booked }) => [month, amount, booked ?? amount].join(' '));

describe('beside the depreciation for tax stands that of the accounts', () => {
  it('for a value deducted at once: 12,000 × 50 ÷ (12 × 100) for tax, 500 × 50 % in the accounts', () => {
    const hours = [use('2024-03', 'A', '50'), ...monthsOfYear(2024).map((month) => use(month, 'B', '0'))];
    expect(shown(cost(2024, asset({ taxMethod: 'oneOff' }), hours))).toEqual(['2024-03 500.00 250.00']);
  });

  it('in a later year, with nothing left for tax', () => {
    const parts = cost(2025, asset({ taxMethod: 'oneOff' }), [use('2025-02', 'A', '40')]);
    expect(shown(parts)).toEqual(['2025-02 0.00 200.00']);
    expect(parts[0]!.formula.zh).toBe('FA1 当月没有税前扣除的折旧，账面折旧的研发份额 200.00');
  });

  it('not where the accounts are taken as they are', () => {
    expect(cost(2024, asset(), [use('2024-01', 'A', '40')])[0]).not.toHaveProperty('booked');
  });

  it('for months that count whole, of an asset for R&D only', () => {
    const dedicated = asset({ taxMethod: 'oneOff', useType: 'dedicated' });
    const parts = cost(2024, dedicated, [use('2024-02', 'A', '100')]);
    expect(addUp(parts.map(({ amount }) => amount))).toBe('12000.00');
    expect(addUp(parts.map(({ amount, booked }) => booked ?? amount))).toBe('6000.00');
  });
});

const values = fc.record({
  originalValue: fc.integer({ min: 1000, max: 9_999_999 }).map(String),
  depreciationMonths: fc.constantFrom('1', '12', '36', '60'),
  taxMethod: fc.constantFrom('asBooked', 'oneOff', 'shortenedLife', 'doubleDeclining', 'sumOfYears', 'straightLine'),
  taxClass: fc.constantFrom('machine', 'tool', 'electronic'),
  taxStartDate: fc.constantFrom(null, '2023-11-02', '2024-04-30'),
  impairDate: fc.constantFrom(null, '2024-06-30'),
  impairAmount: fc.constantFrom(null, '300.55'),
  disposeDate: fc.constantFrom(null, '2024-08-20'),
});

describe('whatever the two schedules are', () => {
  const year = fc.constantFrom(2024, 2025, 2028);
  it('the shares of the accounts and those for tax add up to what either has, to the cent', () => {
    fc.assert(
      fc.property(values, year, fc.integer({ min: 0, max: 100 }), (given, of, hours) => {
        const fixedAsset = asset(given as Partial<FixedAssetRow>);
        const uses = monthsOfYear(of).flatMap((month) => [
          use(month, 'A', String(hours)),
          use(month, 'B', String(100 - hours)),
        ]);
        const parts = cost(of, fixedAsset, uses);
        const deducted = new DeductedDepreciation(fixedAsset, of, []);
        const added = (amounts: readonly (string | null | undefined)[]) =>
          sum(amounts.map((amount) => yuan(amount ?? '0'))).toString();
        expect(added(parts.map(({ amount, booked }) => booked ?? amount))).toBe(
          added(monthsOfYear(of).map((month) => deducted.bookIn(month))),
        );
        expect(added(parts.map(({ amount }) => amount))).toBe(
          added(monthsOfYear(of).map((month) => deducted.deductedIn(month)?.amount)),
        );
      }),
    );
  });
});
