import { describe, expect, it } from 'vitest';
import { asset, entry, foundBy, lease, match, power, use } from './risk-year.testing';

describe('an asset used for R&D', () => {
  it('was bought by then: in the month of its purchase at the earliest', () => {
    expect(foundBy('asset.usedBeforePurchase')).toEqual([]);
    const early = [use({ month: '2024-02' }), use({ id: 'u2', month: '2024-03' })];
    expect(foundBy('asset.usedBeforePurchase', { assetUses: early })).toMatchObject([
      {
        zh: '数控车床（FA1） 2024-03-20 才购置，2024-02 却有研发工时，请更正购置日期或使用记录',
        rows: ['fa1', 'u1'],
      },
    ]);
    // Without a date of purchase the date of booking applies; zero hours are not use.
    const undated = [asset({ buyDate: null, inaccountDate: '2024-04-01' })];
    expect(foundBy('asset.usedBeforePurchase', { fixedAssets: undated })).toHaveLength(1);
    expect(foundBy('asset.usedBeforePurchase', { fixedAssets: undated, assetUses: [use({ rdHours: '0' })] })).toEqual(
      [],
    );
  });

  it('has no more R&D hours than hours, over all projects together', () => {
    const of = (rdHours: string, totalHours = '100') =>
      foundBy('asset.hoursOverTotal', {
        assetUses: [use(), use({ id: 'u2', projectId: 'j2', rdHours, totalHours })],
        leases: [lease({ rdHours, totalHours: '20.5' })],
      });
    expect(of('20')).toEqual([]);
    expect(of('20.5')).toMatchObject([
      { zh: '2024-03 数控车床（FA1） 研发工时 100.5 大于总工时 100，请更正使用记录', rows: ['u1', 'u2'] },
    ]);
    // Where rows differ the largest total counts.
    expect(of('20.5', '101')).toEqual([]);
    expect(of('20.6')).toHaveLength(2);
  });

  it('can be depreciated', () => {
    const of = (stated: object) => foundBy('asset.cannotDepreciate', { fixedAssets: [asset(stated)] });
    expect(of({ originalValue: '0.01', depreciationMonths: 1 })).toEqual([]);
    expect(of({ originalValue: '0.00' })).toMatchObject([{ rows: ['fa1', 'u1'] }]);
    expect(of({ depreciationMethod: null, depreciationMonths: 0 })).toMatchObject([
      { zh: '数控车床（FA1） 用于研发，但没有折旧方法、折旧月数不大于 0，折旧无法归集，请补全资产台账' },
    ]);
    expect(
      foundBy('asset.cannotDepreciate', { fixedAssets: [asset({ originalValue: '0.00' })], assetUses: [] }),
    ).toEqual([]);
  });

  it('is there for R&D', () => {
    expect(foundBy('asset.notForRd', { fixedAssets: [asset({ useType: null })] })).toEqual([]);
    expect(foundBy('asset.notForRd', { fixedAssets: [asset({ useType: 'none' })] })).toMatchObject([
      { rows: ['fa1', 'u1'] },
    ]);
  });

  it('is no building, and neither is what is leased or booked', () => {
    expect(foundBy('asset.building')).toEqual([]);
    const subjectName = '研发支出-厂房折旧';
    expect(
      foundBy('asset.building', {
        fixedAssets: [asset({ assetsName: '实验楼房屋' })],
        leases: [lease({ assetsName: '厂房' })],
        matches: [match({ subjectName, costItem: '3.2' })],
      }).map(({ rows }) => rows),
    ).toEqual([['fa1'], ['l1'], ['k1']]);
    // Named so, but taken out or not used in the year.
    expect(foundBy('asset.building', { matches: [match({ subjectName, costItem: 'none' })] })).toEqual([]);
    const elsewhere = { entries: [entry({ subjectCode: '5301' })], matches: [match({ subjectName })] };
    expect(foundBy('asset.building', elsewhere)).toEqual([]);
    expect(foundBy('asset.building', { fixedAssets: [asset({ assetsName: '厂房' })], assetUses: [] })).toEqual([]);
  });

  it('is borne out by its record when it took power', () => {
    expect(foundBy('asset.powerUnproven')).toEqual([]);
    expect(foundBy('asset.powerUnproven', { equipmentPower: [power({ month: '02' })] })).toMatchObject([
      { zh: '数控车床（FA1） 计入了研发动力费用，但台账不能支持：入账日期晚于使用月份，请补全资产台账', rows: ['e1'] },
    ]);
    const unknown = power({ assetsCode: 'FA9', assetsName: '磨床' });
    expect(foundBy('asset.powerUnproven', { equipmentPower: [unknown] })).toHaveLength(1);
    const leased = { equipmentPower: [unknown], leases: [lease({ assetsName: '磨床' })] };
    expect(foundBy('asset.powerUnproven', leased)).toEqual([]);
  });
});

describe('a leased asset', () => {
  it.each([
    ['2024-02', 1],
    ['2024-03', 0],
    ['2024-09', 0],
    ['2024-10', 1],
  ])('leased from 2024-03-15 to 2024-09-14 has cost in %s: %i findings', (month, count) => {
    expect(foundBy('asset.leaseOutsideTerm', { leases: [lease({ month })] })).toHaveLength(count);
  });

  it('is named once with all months outside its term', () => {
    const leases = ['01', '02', '04'].map((month) => lease({ id: `l${month}`, month: `2024-${month}` }));
    expect(foundBy('asset.leaseOutsideTerm', { leases })).toMatchObject([
      {
        zh: '租赁合同 ZL1 三坐标测量机 租期 2024-03-15 至 2024-09-14，2024-01 至 2024-02 不在租期内，请更正',
        rows: ['l01', 'l02'],
      },
    ]);
  });
});
