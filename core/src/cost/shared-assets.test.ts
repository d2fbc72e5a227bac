import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sum, yuan } from '../kernel/money';
import { depreciationCost, type DepreciationCostInput } from './depreciation-cost';
import { leaseCost, type LeaseCostInput } from './lease-cost';
import type { AssetUseRow, FixedAssetRow, LeaseRow, ProjectRow } from './registers';

const project = (code: string): ProjectRow => ({
  id: `id-${code}`,
  code,
  expenditureType: 'expensed',
  completion: 'ongoing',
  startTime: '2024-01-01',
  endTime: null,
});
const projects = [project('B'), project('A')];
const asset = (over: Partial<FixedAssetRow> = {}): FixedAssetRow => ({
  id: 'f1',
  assetsCode: 'FA1',
  category: 'equipment',
  inaccountDate: '2023-12-25',
  originalValue: '12631.58',
  residualRate: '5',
  depreciationMethod: 'straightLine',
  depreciationMonths: '12',
  ...over,
});
const use = (code: string, rdHours: string, over: Partial<AssetUseRow> = {}): AssetUseRow => ({
  id: `u-${code}`,
  month: '2024-01',
  projectId: `id-${code}`,
  assetsId: 'f1',
  rdHours,
  totalHours: '200',
  ...over,
});
const depreciation = (assetUses: AssetUseRow[], over: Partial<DepreciationCostInput> = {}) =>
  depreciationCost({ year: 2024, projects, fixedAssets: [asset()], assetUses, ...over });
const lease = (code: string, rdHours: string, over: Partial<LeaseRow> = {}): LeaseRow => ({
  id: `l-${code}`,
  contractCode: 'ZL1',
  assetsName: '测试台',
  month: '2024-01',
  projectId: `id-${code}`,
  monthlyRent: '1000.00',
  rdHours,
  totalHours: '200',
  ...over,
});
const rent = (leases: LeaseRow[], over: Partial<LeaseCostInput> = {}) =>
  leaseCost({ year: 2024, projects, leases, ...over });
const amounts = ({ parts }: ReturnType<typeof leaseCost>) =>
  parts.map(({ projectId, item, amount }) => `${projectId} ${item} ${amount}`);
const codes = ({ warnings }: ReturnType<typeof leaseCost>) => warnings.map(({ code }) => code);

describe('depreciation cost', () => {
  it('takes the R&D hours’ share of the month: (12631.58 − 631.58) ÷ 12 × 50 ÷ 200', () => {
    expect(amounts(depreciation([use('A', '50')]))).toEqual(['id-A 3.2 250.00']);
  });

  it('books instruments as 3.1', () => {
    expect(amounts(depreciation([use('A', '50')], { fixedAssets: [asset({ category: 'instrument' })] }))).toEqual([
      'id-A 3.1 250.00',
    ]);
  });

  it('explains a part from the original value to the share and leads to the use row', () => {
    const [part] = depreciation([use('A', '50')]).parts;
    expect(part?.formula.zh).toBe('FA1 当月折旧额 1,000.00 × 研发工时 50 ÷ 合计工时 200');
    expect(part?.figures.map(({ value }) => value)).toEqual(['12631.58', '12', '1', '1000.00', '50', '200']);
    expect(part?.source).toEqual({ resource: 'blade-rdm/projectassetsfixedschema', id: 'u-A' });
    const ofAsset = part?.figures.filter(({ source }) => source?.resource === 'blade-rdm/projectassetsfixed');
    expect(ofAsset?.map(({ label }) => label.zh)).toEqual(['原值', '期数', '第几期', '当月折旧额']);
  });

  it.each([
    ['2024-02-29', []],
    ['2024-01-31', ['id-A 3.2 250.00']],
    ['2023-02-01', ['id-A 3.2 250.00']],
    ['2023-01-31', []],
  ])('booked on %s, depreciates in the months 1 to 12 after it: February 2024 gives %j', (inaccountDate, expected) => {
    const february = use('A', '50', { month: '2024-02' });
    expect(amounts(depreciation([february], { fixedAssets: [asset({ inaccountDate })] }))).toEqual(expected);
  });

  it('uses the largest total where rows of a month differ, and says so', () => {
    const result = depreciation([use('A', '50'), use('B', '50', { totalHours: '250' })]);
    expect(amounts(result)).toEqual(['id-A 3.2 200.00', 'id-B 3.2 200.00']);
    expect(codes(result)).toEqual(['TOTAL_HOURS_DIFFER']);
  });

  it('leaves nothing to non-R&D where R&D hours exceed the total, and says so', () => {
    const result = depreciation([use('A', '150'), use('B', '150')]);
    expect(amounts(result)).toEqual(['id-A 3.2 500.00', 'id-B 3.2 500.00']);
    expect(codes(result)).toEqual(['HOURS_EXCEED_TOTAL']);
  });

  it.each([
    ['UNKNOWN_ASSET', []],
    ['ASSET_INCOMPLETE', [asset({ inaccountDate: null })]],
    ['ASSET_INCOMPLETE', [asset({ depreciationMonths: '0' })]],
    ['ASSET_INCOMPLETE', [asset({ originalValue: null })]],
    ['NO_UNITS', [asset({ depreciationMethod: 'unitsOfProduction' })]],
  ])('gives nothing but the warning %s where depreciation cannot be worked out', (code, fixedAssets) => {
    const months = [use('A', '50'), use('A', '50', { id: 'u-2', month: '2024-02' })];
    const result = depreciation(months, { fixedAssets });
    expect(result.parts).toEqual([]);
    expect(codes(result)).toEqual([code]);
  });

  it('leaves the hours of a project the year does not have to non-R&D', () => {
    const result = depreciation([use('A', '50'), use('X', '100')]);
    expect(amounts(result)).toEqual(['id-A 3.2 250.00']);
    expect(codes(result)).toEqual(['UNKNOWN_PROJECT']);
  });
});

describe('lease cost', () => {
  it('takes the R&D hours’ share of the month’s rent', () => {
    expect(amounts(rent([lease('B', '60'), lease('A', '50')]))).toEqual(['id-A 2.8 250.00', 'id-B 2.8 300.00']);
    expect(rent([lease('A', '50')]).parts[0]?.formula.zh).toBe('测试台 月租金 1,000.00 × 研发工时 50 ÷ 合计工时 200');
  });

  it('uses the smallest rent where rows of a month differ, and says so', () => {
    const result = rent([lease('A', '50'), lease('B', '50', { monthlyRent: '1200.00' })]);
    expect(amounts(result)).toEqual(['id-A 2.8 250.00', 'id-B 2.8 250.00']);
    expect(codes(result)).toEqual(['RENT_DIFFERS']);
  });

  it('keeps contracts, assets and months apart', () => {
    const leases = [
      lease('A', '100'),
      lease('A', '100', { id: 'l-2', contractCode: 'ZL2' }),
      lease('A', '100', { id: 'l-3', assetsName: '示波器' }),
      lease('A', '100', { id: 'l-4', month: '2024-02' }),
      lease('A', '100', { id: 'l-5', month: '2023-12' }),
    ];
    expect(rent(leases).parts.map(({ amount }) => amount)).toEqual(['500.00', '500.00', '500.00', '500.00']);
  });

  const hours = fc.integer({ min: 0, max: 100 });

  it('never gives out more than the rent, and all of it when every hour is R&D', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999 }), hours, hours, hours, (fen, onA, onB, elsewhere) => {
        fc.pre(onA + onB > 0);
        const monthlyRent = yuan(fen).dividedBy(100).toString();
        const totalHours = String(onA + onB + elsewhere);
        const rows = [
          lease('A', String(onA), { monthlyRent, totalHours }),
          lease('B', String(onB), { monthlyRent, totalHours }),
        ];
        const given = sum(rent(rows).parts.map(({ amount }) => yuan(amount)));
        expect(given.compare(yuan(monthlyRent))).toBeLessThanOrEqual(0);
        if (elsewhere === 0) expect(given.toString()).toBe(monthlyRent);
        expect(rent(rows.toReversed())).toEqual(rent(rows));
      }),
    );
  });
});
