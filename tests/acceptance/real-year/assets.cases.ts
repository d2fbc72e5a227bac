import { bookedDepreciation, fixedAsset, intangibleAsset, intangibleAssetUse } from '@rdm/core/internal/cost';
import { expect, it } from 'vitest';
import { workbookOf } from '../../contract/ports/project-forms';
import type { Enterprise, FoundedEnterprise } from './enterprise';

/** Depreciation of 12,000 over 12 months: 1,000 a month from January 2024. */
const plain = { inaccountDate: '2023-12-10', originalValue: '12000', depreciationMonths: 12, useType: 'shared' };

/** The same a year earlier: all its months are over by the clock of the tests. */
const plainOf2023 = { ...plain, inaccountDate: '2022-12-10' };

const line17 = async (enterprise: Enterprise, year = '2024') => (await enterprise.lines(year, 'ANNUAL', '17'))['17'];
const line20 = async (enterprise: Enterprise, year: string) => (await enterprise.lines(year, 'ANNUAL', '20'))['20'];

async function use(enterprise: Enterprise, month: string, code: string, asset: string, rdShare: string) {
  const projectId = enterprise.projectId(month.slice(0, 4), code);
  await enterprise.record(intangibleAssetUse, { month, projectId, assetsId: enterprise.assetId(asset), rdShare });
}

/** The depreciation and amortisation of a real enterprise: tax beside the accounts, shared, moved and disposed of. */
export function assetCases(founded: FoundedEnterprise): void {
  it('shares software between two projects over two years, by shares and by hours', async () => {
    const enterprise = await founded();
    for (const year of ['2024', '2025']) for (const code of ['RD01', 'RD02']) await enterprise.project(year, code);
    // 120,000 ÷ 120 = 1,000 a month.
    await enterprise.intangible('IA1', { acquireDate: '2024-01-05', originalValue: '120000' });
    await use(enterprise, '2024-01', 'RD01', 'IA1', '60');
    await use(enterprise, '2024-01', 'RD02', 'IA1', '30');
    await enterprise.record(intangibleAssetUse, {
      month: '2025-03',
      projectId: enterprise.projectId('2025', 'RD02'),
      assetsId: enterprise.assetId('IA1'),
      rdHours: '40',
      totalHours: '160',
    });
    expect(await enterprise.warnings('2024')).toEqual([]);
    expect(await enterprise.warnings('2025')).toEqual([]);
    // 600 + 300; and 1,000 × 40 ÷ 160 = 250.
    expect([await line20(enterprise, '2024'), await line20(enterprise, '2025')]).toEqual(['900.00', '250.00']);
  });

  it('leaves 2024 as it was when software is given to a project of 2025, and warns in neither year', async () => {
    const enterprise = await founded();
    const old = await enterprise.project('2024', 'RD2024001');
    const next = await enterprise.project('2025', 'RD2025001');
    const id = await enterprise.intangible('IA24004', {
      acquireDate: '2024-07-01',
      originalValue: '120000',
      projectId: old,
      rdRatio: '50',
    });
    expect(await enterprise.warnings('2024')).toEqual([]);
    expect(await enterprise.warnings('2025')).toEqual([]);
    // 1,000 × 6 months × 50 %; 2025 has no project of that code.
    expect([await line20(enterprise, '2024'), await line20(enterprise, '2025')]).toEqual(['3000.00', '0.00']);
    const asset = await enterprise.finance.resource(intangibleAsset).detail({ id });
    await enterprise.finance.resource(intangibleAsset).submit({ ...asset, projectId: next, rdRatio: '80' });
    expect(await enterprise.warnings('2024')).toEqual([]);
    expect(await enterprise.warnings('2025')).toEqual([]);
    // 2025: 1,000 × 12 × 80 %.
    expect([await line20(enterprise, '2024'), await line20(enterprise, '2025')]).toEqual(['3000.00', '9600.00']);
  });

  it('leaves 2024 as it was as well when a workbook gives the software to a project of 2025, twice over', async () => {
    const enterprise = await founded();
    const old = await enterprise.project('2024', 'RD2024001');
    await enterprise.project('2025', 'RD2025001');
    const asset = { acquireDate: '2024-07-01', originalValue: '120000', rdRatio: '50' };
    const id = await enterprise.intangible('IA24004', { ...asset, projectId: old });
    await enterprise.recompute('2024');
    const headings = ['资产编号', '资产名称', '资产类别', '取得日期', '原值', '摊销月数', '项目编号', '研发占比(%)'];
    const row = ['IA24004', '软件IA24004', '软件', '2024-07-01', 120000, 120, 'RD2025001', 80];
    const file = await workbookOf([headings, row]);
    const { finance } = enterprise;
    for (let time = 0; time < 2; time += 1) {
      await finance.resource(intangibleAsset).import({ file, fileName: '无形资产.xlsx' });
      expect(await finance.resource(intangibleAsset).detail({ id })).toMatchObject({ projectFrom: '2025-01' });
    }
    for (const year of ['2024', '2025']) expect(await enterprise.warnings(year)).toEqual([]);
    expect([await line20(enterprise, '2024'), await line20(enterprise, '2025')]).toEqual(['3000.00', '9600.00']);
  });

  it('counts a value deducted at once by the R&D hours of the year, in the year of the month after first use', async () => {
    const enterprise = await founded();
    await enterprise.project('2023', 'RD01');
    await enterprise.project('2024', 'RD01');
    await enterprise.project('2025', 'RD01');
    await enterprise.fixedAsset('FA1', {
      inaccountDate: '2023-12-20',
      originalValue: '300000',
      depreciationMonths: 60,
      useType: 'shared',
      taxMethod: 'oneOff',
    });
    for (let month = 1; month <= 12; month += 1) {
      const rdHours = month === 1 ? '40' : '80';
      await enterprise.assetHours(`2024-${String(month).padStart(2, '0')}`, 'RD01', 'FA1', rdHours, '160');
    }
    await enterprise.assetHours('2025-01', 'RD01', 'FA1', '160', '160');
    expect(await enterprise.warnings('2024')).toEqual([]);
    await enterprise.recompute('2025');
    // 300,000 × (40 + 11 × 80) ÷ (12 × 160) = 143,750; nothing is left for 2025.
    expect([await line17(enterprise), await line17(enterprise, '2025')]).toEqual(['143750.00', '0.00']);
    const { years } = await enterprise.finance.assetSchedules.ofFixedAsset({ id: enterprise.assetId('FA1') });
    expect(years.slice(0, 2)).toEqual([
      { year: '2024', book: '60000.00', tax: '300000.00', difference: '240000.00' },
      { year: '2025', book: '60000.00', tax: '0.00', difference: '-60000.00' },
    ]);
    // Column 5 of the ledger has the R&D share of the 5,000 a month in the accounts; column 6: 300,000 × 40 ÷ 1,920.
    const columns = async (year: string) =>
      (await enterprise.ledger(year, 'RD01')).map((row) => [row.bookAmount, row.taxAmount, row.taxAdjustment]);
    const [january, february] = await columns('2024');
    expect(january).toEqual(['1250.00', '6250.00', '5000.00']);
    expect(february).toEqual(['2500.00', '12500.00', '10000.00']);
    // The accounts go on in 2025, where nothing is deducted for tax any more.
    expect(await columns('2025')).toEqual([['5000.00', '0.00', '-5000.00']]);
  });

  it('counts a month of a deduction at once without a record as not R&D, and says so', async () => {
    const enterprise = await founded();
    await enterprise.project('2023', 'RD01');
    const values = { ...plainOf2023, inaccountDate: '2023-08-01', originalValue: '120000', taxMethod: 'oneOff' };
    await enterprise.fixedAsset('FA1', values);
    await enterprise.assetHours('2023-09', 'RD01', 'FA1', '100', '100');
    expect(await enterprise.warnings('2023')).toEqual([
      '固定资产 FA1 一次性扣除，2023-10、2023-11、2023-12 没有使用记录，按已登记月份的平均工时计为非研发工时',
    ]);
    // 120,000 × 100 ÷ (4 × 100).
    expect(await line17(enterprise, '2023')).toBe('30000.00');
  });

  it('depreciates over a shortened life for tax, at least 60 % of the minimum', async () => {
    const enterprise = await founded();
    await enterprise.project('2024', 'RD01');
    const more = { originalValue: '72000', depreciationMonths: 120, taxMethod: 'shortenedLife', taxClass: 'machine' };
    await enterprise.fixedAsset('FA1', { ...plain, ...more, taxMonths: 36 });
    await enterprise.assetHours('2024-01', 'RD01', 'FA1', '50', '100');
    expect(await enterprise.warnings('2024')).toEqual([
      '固定资产 FA1 的税务折旧月数 36 短于法定的 72 个月，按 72 个月计算',
    ]);
    // 120 × 60 % = 72 months: 1,000 a month for tax, 600 in the accounts; half of it R&D.
    expect(await line17(enterprise)).toBe('500.00');
    const { months } = await enterprise.finance.assetSchedules.ofFixedAsset({ id: enterprise.assetId('FA1') });
    expect(months[0]).toMatchObject({ month: '2024-01', book: '600.00', tax: '1000.00', difference: '400.00' });
  });

  it('never counts a building or what is not for R&D, and names them', async () => {
    const enterprise = await founded();
    await enterprise.project('2024', 'RD01');
    await enterprise.fixedAsset('FA1', { ...plain, assetsName: '研发楼', category: 'building' });
    await enterprise.fixedAsset('FA2', { ...plain, useType: 'none' });
    await enterprise.fixedAsset('FA3', { ...plain, assetsName: '2号厂房' });
    for (const code of ['FA1', 'FA2', 'FA3']) await enterprise.assetHours('2024-01', 'RD01', code, '100', '100');
    const warnings = await enterprise.warnings('2024');
    expect(warnings).toHaveLength(3);
    expect(warnings.join()).toContain('FA1 研发楼 属于房屋、建筑物，不得加计扣除，折旧按 0.00 归集');
    expect(warnings.join()).toContain('FA2 设备FA2 用途为非研发，不得加计扣除');
    expect(warnings.join()).toContain('FA3 2号厂房 的名称含“厂房”');
    // Only the one that is merely named like a building counts.
    expect(await line17(enterprise)).toBe('1000.00');
  });

  it('counts an asset for R&D only whole for its project where no hours were recorded', async () => {
    const enterprise = await founded();
    const projectId = await enterprise.project('2023', 'RD01');
    await enterprise.fixedAsset('FA1', { ...plainOf2023, useType: 'dedicated', projectId });
    await enterprise.fixedAsset('FA2', { ...plainOf2023, useType: 'dedicated', disposeDate: '2023-02-03' });
    expect(await enterprise.warnings('2023')).toEqual([
      '固定资产 FA2 用途为研发专用，2023-01 没有使用记录，也没有默认研发项目，折旧 1000.00 未参与归集',
      '固定资产 FA2 用途为研发专用，2023-02 没有使用记录，也没有默认研发项目，折旧 1000.00 未参与归集',
      '固定资产 FA1 用途为研发专用，没有使用记录的月份折旧全额计入项目 RD01',
    ]);
    expect(await line17(enterprise, '2023')).toBe('12000.00');
  });

  it('depreciates to the month of disposal', async () => {
    const enterprise = await founded();
    await enterprise.project('2024', 'RD01');
    await enterprise.fixedAsset('FA1', { ...plain, disposeDate: '2024-02-20', disposeKind: 'sale' });
    for (const month of ['2024-01', '2024-02', '2024-03']) {
      await enterprise.assetHours(month, 'RD01', 'FA1', '50', '100');
    }
    expect(await enterprise.warnings('2024')).toEqual([
      '固定资产 FA1 已于 2024-02-20 处置，此后仍有使用记录，折旧按 0.00 归集',
    ]);
    expect(await line17(enterprise)).toBe('1000.00');
  });

  it('lowers the accounts by an impairment, and not the deduction', async () => {
    const enterprise = await founded();
    await enterprise.project('2024', 'RD01');
    await enterprise.fixedAsset('FA1', { ...plain, impairDate: '2024-06-30', impairAmount: '3000' });
    await enterprise.assetHours('2024-07', 'RD01', 'FA1', '100', '100');
    expect(await enterprise.warnings('2024')).toEqual([]);
    expect(await line17(enterprise)).toBe('1000.00');
    const { months } = await enterprise.finance.assetSchedules.ofFixedAsset({ id: enterprise.assetId('FA1') });
    // 12,000 − 6,000 − 3,000 = 3,000 over 6 months.
    expect(months[6]).toMatchObject({ month: '2024-07', book: '500.00', tax: '1000.00' });
  });

  it('takes depreciation as it was booked, to the cent', async () => {
    const enterprise = await founded();
    await enterprise.project('2023', 'RD01');
    await enterprise.fixedAsset('FA1', { ...plainOf2023, originalValue: '10000' });
    const assetsId = enterprise.assetId('FA1');
    for (const [month, amount] of [
      ['2023-01', '833.30'],
      ['2023-02', '833.37'],
    ] as const) {
      await enterprise.assetHours(month, 'RD01', 'FA1', '100', '100');
      await enterprise.record(bookedDepreciation, { month, assetsId, amount });
    }
    const warnings = await enterprise.warnings('2023');
    expect(warnings).toHaveLength(10);
    expect(warnings[0]).toBe('固定资产 FA1 2023-03 没有导入账面折旧，按计算的 833.33 归集');
    // Calculated: 833.33 and 833.34.
    expect(await line17(enterprise, '2023')).toBe('1666.67');
  });

  it('depreciates what is left over a changed life from the next month, and leaves the months before', async () => {
    const enterprise = await founded();
    await enterprise.project('2024', 'RD01');
    const id = await enterprise.fixedAsset('FA1', plain);
    for (const month of ['2024-06', '2024-07']) await enterprise.assetHours(month, 'RD01', 'FA1', '100', '100');
    await enterprise.recompute('2024');
    expect(await line17(enterprise)).toBe('2000.00');
    const asset = await enterprise.finance.resource(fixedAsset).detail({ id });
    await enterprise.finance.resource(fixedAsset).submit({ ...asset, changeDate: '2024-06-15', changeMonths: 24 });
    expect(await enterprise.warnings('2024')).toEqual([]);
    // June 1,000; then (12,000 − 6,000) ÷ 24 = 250.
    expect(await line17(enterprise)).toBe('1250.00');
  });

  it('amortises software for tax over 24 months beside the accounts, to the month before its disposal', async () => {
    const enterprise = await founded();
    const projectId = await enterprise.project('2024', 'RD01');
    const values = { acquireDate: '2024-01-05', originalValue: '120000', projectId, rdRatio: '50' };
    const software = { amortizeMonths: 120, taxTerm: 'software', taxMonths: 24, disposeDate: '2024-03-10' };
    const id = await enterprise.intangible('IA1', { ...values, ...software });
    expect(await enterprise.warnings('2024')).toEqual([]);
    // 120,000 ÷ 24 = 5,000 a month for tax, 1,000 in the accounts; January and February, half of it R&D.
    expect(await line20(enterprise, '2024')).toBe('5000.00');
    expect((await enterprise.ledger('2024', 'RD01')).map((row) => [row.bookAmount, row.taxAmount])).toEqual([
      ['500.00', '2500.00'],
      ['500.00', '2500.00'],
    ]);
    const { years } = await enterprise.finance.assetSchedules.ofIntangible({ id });
    expect(years).toEqual([{ year: '2024', book: '2000.00', tax: '10000.00', difference: '8000.00' }]);
  });

  it('amortises what is bought over 120 months for tax, unless law or contract has fewer', async () => {
    const enterprise = await founded();
    const projectId = await enterprise.project('2024', 'RD01');
    const values = {
      acquireDate: '2024-12-05',
      originalValue: '120000',
      amortizeMonths: 60,
      category: 'patent',
      projectId,
    };
    await enterprise.intangible('IA1', { ...values, taxTerm: 'general' });
    await enterprise.intangible('IA2', { ...values, taxTerm: 'agreed' });
    await enterprise.intangible('IA3', values);
    expect(await enterprise.warnings('2024')).toEqual([
      '无形资产 IA3 的摊销月数 60 短于税法最低的 120 个月，没有填写税务摊销年限依据，按账面摊销归集，请核对',
    ]);
    // 1,000 + 2,000 + 2,000; line 21 has the patents.
    expect(await enterprise.lines('2024', 'ANNUAL', '21')).toEqual({ 21: '5000.00' });
  });
}
