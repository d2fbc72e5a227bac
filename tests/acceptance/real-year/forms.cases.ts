import { formedIntangible, productionBatch, productionBatchProject, specialIncome } from '@rdm/core/internal/cost';
import { expect, it } from 'vitest';
import { sheetsIn } from '../../setup/recalculated';
import type { Enterprise, FoundedEnterprise } from './enterprise';

/** A refusal with a sentence that holds these words. */
const refused = (words: string) => ({ fault: { message: { zh: expect.stringContaining(words) as string } } });

/** Material issued to a project is its cost: enough for what these cases are about. */
const spent = (enterprise: Enterprise, date: string, code: string, amount: string) =>
  enterprise.material(date, code, `LL${date}${code}`, amount);

const printed = async (enterprise: Enterprise, year: string) => {
  const [sheet] = await sheetsIn((await enterprise.finance.ledger.exportPreferential({ year })).bytes);
  return sheet!.rows.map((row) => row.map((cell) => String(cell ?? '')));
};

/** A107012 and the registers behind its lines. */
export function formsCases(founded: FoundedEnterprise): void {
  it('amortises what a project ended in July formed: nothing in July’s advance, 3 months in October’s, 6 in the year', async () => {
    const enterprise = await founded();
    const projectId = await enterprise.project('2024', 'RD01', {
      expenditureType: 'capitalised',
      completion: 'ended',
      endTime: '2024-07-20',
    });
    await spent(enterprise, '2024-03-05', 'RD01', '120000');
    await enterprise.recompute('2024');
    const said = async () => (await enterprise.form('2024')).notices.map(({ zh }) => zh).join();
    expect(await said()).toContain('RD01 RD01项目：资本化项目已结束，未登记自研形成无形资产');
    const asset = { assetsCode: 'ZY1', assetsName: '控制技术', date: '2024-07-20', projectId, bookCost: '125000' };
    await enterprise.record(formedIntangible, { ...asset, months: 120 });
    expect(await said()).not.toContain('未登记');
    expect(await enterprise.finance.project.hasVirtualAssets({ id: projectId })).toBe(true);
    // Its part of line 42 is 120,000; 120,000 ÷ 120 = 1,000 a month from July.
    const of = (period: 'H1' | 'Q1_Q3' | 'ANNUAL') => enterprise.lines('2024', period, '42', '43', '51');
    expect(await of('H1')).toEqual({ '42': '0.00', '43': '0.00', '51': '0.00' });
    expect(await of('Q1_Q3')).toEqual({ '42': '120000.00', '43': '3000.00', '51': '3000.00' });
    expect(await of('ANNUAL')).toEqual({ '42': '120000.00', '43': '6000.00', '51': '6000.00' });
  });

  it('amortises over three years at the rate of each: 75 %, then 75 % with October to December at 100 %, then 100 %', async () => {
    const enterprise = await founded();
    const projectId = await enterprise.project('2021', 'RD01', { expenditureType: 'capitalised', completion: 'ended' });
    for (const year of ['2022', '2023']) await enterprise.project(year, 'RD02');
    const asset = { assetsCode: 'ZY1', assetsName: '控制技术', date: '2021-10-08', projectId, bookCost: '240000' };
    await enterprise.record(formedIntangible, { ...asset, deductibleCost: '240000', months: 120 });
    // 2,000 a month: 3 months of 2021 at 75 %; 9 at 75 % and 3 at 100 % of 2022; 12 at 100 % of 2023.
    expect(await enterprise.lines('2021', 'ANNUAL', '43', '44', '51')).toEqual({
      '43': '6000.00',
      '44': '0.00',
      '51': '4500.00',
    });
    await enterprise.finance.ledger.saveYearInputs({ year: '2022', q4Method: 'actual' });
    const form = await enterprise.form('2022');
    expect(form).toMatchObject({ baseQ4: '6000.00', baseQ1Q3: '18000.00', method: { code: '122' } });
    expect(form.lines).toMatchObject({ '43': '0.00', '44': '24000.00', '51': '19500.00' });
    expect(await enterprise.lines('2023', 'ANNUAL', '44', '51')).toEqual({ '44': '24000.00', '51': '24000.00' });
  });

  it('asks for the reason of a shorter life, and for one where a typed amount differs from the computed', async () => {
    const enterprise = await founded();
    const projectId = await enterprise.project('2024', 'RD01', { expenditureType: 'capitalised', completion: 'ended' });
    const asset = { assetsCode: 'ZY1', assetsName: '控制技术', date: '2024-01-08', projectId, bookCost: '60000' };
    const short = { ...asset, deductibleCost: '60000', months: 60 };
    await expect(enterprise.record(formedIntangible, short)).rejects.toMatchObject(refused('少于120个月'));
    await enterprise.record(formedIntangible, { ...short, termReason: '专利许可合同约定5年' });
    // 60,000 ÷ 60 × 12 months.
    expect(await enterprise.lines('2024', 'ANNUAL', '43')).toEqual({ '43': '12000.00' });
    const { ledger } = enterprise.finance;
    await expect(ledger.saveYearInputs({ year: '2024', line43: '9000' })).rejects.toMatchObject(refused('请填写原因'));
    await ledger.saveYearInputs({ year: '2024', line43: '9000', reason43: '部分资产改用于生产' });
    const form = await enterprise.form('2024');
    expect(form.lineInputs.find(({ line }) => line === '43')).toMatchObject({
      ...{ computed: '12000.00', value: '9000.00', difference: '-3000.00', typed: true, reason: '部分资产改用于生产' },
    });
    expect(form.notices.map(({ zh }) => zh).join()).toContain('第43行填报9000.00，计算值为12000.00');
    await ledger.saveYearInputs({ year: '2024', line43: '' });
    expect(await enterprise.lines('2024', 'ANNUAL', '43')).toEqual({ '43': '12000.00' });
  });

  it('determines the fourth quarter of 2022 by months or by what it was', async () => {
    const enterprise = await founded();
    await enterprise.project('2022', 'RD01');
    await spent(enterprise, '2022-03-05', 'RD01', '6000000');
    await spent(enterprise, '2022-11-05', 'RD01', '4000000');
    await enterprise.recompute('2022');
    const { ledger } = enterprise.finance;
    const chosen = async (q4: Readonly<Record<string, string>>) => {
      await ledger.saveYearInputs({ year: '2022', ...q4 });
      const { lines, method, baseQ4, baseQ1Q3, notices } = await enterprise.form('2022');
      return [method.code, baseQ4, baseQ1Q3, lines['51'], notices.some(({ zh }) => zh.includes('请选择2022年'))];
    };
    expect(await chosen({})).toEqual([null, undefined, undefined, '7500000.00', true]);
    expect((await printed(enterprise, '2022')).find(([line]) => line === '50')?.[2]).toBe('全年75%');
    // 6,000,000 × 75 % + 4,000,000 × 100 %.
    expect(await chosen({ q4Method: 'actual' })).toEqual(['122', '4000000.00', '6000000.00', '8500000.00', false]);
    // 10,000,000 × 3 ÷ 12 = 2,500,000 at 100 %, the rest at 75 %.
    expect(await chosen({ q4Method: 'months' })).toEqual(['121', '2500000.00', '7500000.00', '8125000.00', false]);
    // Founded in May: 3 of 8 months; 3,750,000 + 6,250,000 × 75 %.
    expect(await chosen({ q4Months: '8' })).toEqual(['121', '3750000.00', '6250000.00', '8437500.00', false]);
    await enterprise.kinds('2022', 'manufacturing');
    const full = await enterprise.form('2022');
    expect([full.fourthQuarter, full.method.code, full.lines['51']]).toEqual([null, '110', '10000000.00']);
  });

  it('carries what could not be deducted into the next years, advances too', async () => {
    const enterprise = await founded();
    for (const [year, cost] of [
      ['2021', '100000'],
      ['2022', '150000'],
      ['2023', '400000'],
    ] as const) {
      await enterprise.project(year, 'RD01');
      await spent(enterprise, `${year}-02-05`, 'RD01', cost);
      await enterprise.recompute(year);
    }
    await enterprise.finance.ledger.saveYearInputs({ year: '2021', material0701: '500000' });
    // 100,000 − 500,000; 150,000 − 400,000; 400,000 − 250,000 at 100 %.
    expect(await enterprise.lines('2021', 'ANNUAL', '49', '51', '52')).toEqual({
      '49': '0.00',
      '51': '0.00',
      '52': '400000.00',
    });
    expect(await enterprise.lines('2022', 'ANNUAL', '49', '51', '52')).toEqual({
      '49': '400000.00',
      '51': '0.00',
      '52': '250000.00',
    });
    expect(await enterprise.lines('2023', 'ANNUAL', '49', '51', '52')).toEqual({
      '49': '250000.00',
      '51': '150000.00',
      '52': '0.00',
    });
    expect(await enterprise.lines('2023', 'H1', '49', '51')).toEqual({ '49': '250000.00', '51': '150000.00' });
    const { ledger } = enterprise.finance;
    const typed = { year: '2023', carryoverAmount0101: '0' };
    await expect(ledger.saveYearInputs(typed)).rejects.toMatchObject(refused('请填写原因'));
    await ledger.saveYearInputs({ ...typed, reason49: '以前年度已更正申报' });
    expect((await enterprise.form('2023')).notices.map(({ zh }) => zh).join()).toContain(
      '相差-250000.00（原因：以前年度已更正申报）',
    );
  });

  it('takes special income off in its quarter, and what goes beyond the cost is lost', async () => {
    const enterprise = await founded();
    const projectId = await enterprise.project('2024', 'RD01');
    await spent(enterprise, '2024-02-05', 'RD01', '5000');
    await enterprise.recompute('2024');
    const income = { date: '2024-08-20', projectId, itemName: '铜管下脚料', amount: '8000', voucherNo: '记-35' };
    await enterprise.record(specialIncome, income);
    await expect(enterprise.record(specialIncome, income)).rejects.toMatchObject(refused('已存在'));
    await expect(enterprise.record(specialIncome, { ...income, voucherNo: '记-36', amount: '-1' })).rejects.toThrow();
    expect(await enterprise.lines('2024', 'H1', '46', '51')).toEqual({ '46': '0.00', '51': '5000.00' });
    // 5,000 − 8,000 is 0, and nothing is carried forward.
    expect(await enterprise.lines('2024', 'ANNUAL', '46', '47', '51', '52')).toEqual({
      ...{ '46': '8000.00', '47': '0.00', '51': '0.00', '52': '0.00' },
    });
    const { trace } = await enterprise.form('2024');
    expect(JSON.stringify(trace)).toContain('blade-rdm/specialincome');
  });

  it('takes the material of a batch made in 2023 off in 2024, when it is sold', async () => {
    const enterprise = await founded();
    const projectId = await enterprise.project('2023', 'RD01');
    const other = await enterprise.project('2023', 'RD02');
    await enterprise.project('2024', 'RD03');
    await spent(enterprise, '2023-05-05', 'RD01', '90000');
    await spent(enterprise, '2024-05-05', 'RD03', '100000');
    for (const year of ['2023', '2024']) await enterprise.recompute(year);
    const batch = { batchNo: 'SZ1', madeOn: '2023-05-12', projectId, productName: '样机', quantity: '10' };
    const made = { ...batch, materialCost: '60000', disposition: 'sold', date: '2024-09-10' };
    for (const [wrong, sentence] of [
      [{ soldQuantity: '11' }, '不超过试制数量'],
      [{ date: '2023-05-01' }, '不能早于试制日期'],
      [{ date: '' }, '请填写销售日期'],
      [{ disposition: 'stored' }, '没有销售'],
    ] as const) {
      await expect(enterprise.record(productionBatch, { ...made, ...wrong })).rejects.toMatchObject(refused(sentence));
    }
    const { id } = await enterprise.record(productionBatch, { ...made, soldQuantity: '8' });
    await expect(enterprise.record(productionBatch, made)).rejects.toMatchObject(refused('已存在'));
    const share = { year: '2023', batchId: id, projectId: other, share: '40' };
    await enterprise.record(productionBatchProject, share);
    const more = { ...share, projectId, share: '61' };
    await expect(enterprise.record(productionBatchProject, more)).rejects.toMatchObject(refused('不能超过100%'));
    // 60,000 × 8 ÷ 10 = 48,000 in the third quarter of 2024.
    expect(await enterprise.lines('2023', 'ANNUAL', '48', '51')).toEqual({ '48': '0.00', '51': '90000.00' });
    expect(await enterprise.lines('2024', 'H1', '48', '51')).toEqual({ '48': '0.00', '51': '100000.00' });
    expect(await enterprise.lines('2024', 'Q1_Q3', '48', '51')).toEqual({ '48': '48000.00', '51': '52000.00' });
    const scrap = { ...batch, batchNo: 'SZ2', materialCost: '9000', disposition: 'scrapped', date: '2024-10-10' };
    await enterprise.record(productionBatch, { ...scrap, saleAmount: '700' });
    // Sold as scrap: its income is special, its material stays counted. 100,000 − 700 − 48,000.
    expect(await enterprise.lines('2024', 'ANNUAL', '46', '48', '51')).toEqual({
      '46': '700.00',
      '48': '48000.00',
      '51': '51300.00',
    });
  });

  it('prints the form of each year, with its code, its place in the return and what is not certain', async () => {
    const enterprise = await founded();
    for (const year of ['2017', '2021', '2022', '2023', '2024']) await enterprise.project(year, 'RD01');
    await enterprise.kinds('2022', 'techSme');
    await enterprise.kinds('2024', 'icOrMachineTool');
    const of = async (year: string) => {
      const rows = await printed(enterprise, year);
      const lines = rows.filter(([number]) => /^L?\d/.test(number!));
      const last = (start: string) => rows.find(([text]) => text!.startsWith(start))?.[0];
      const at = (number: string) => lines.find(([first]) => first === number)?.slice(1, 3);
      return { count: lines.length, at, to: last('第51行'), version: last('表样'), note: last('注：') };
    };
    const form2017 = await of('2017');
    expect([form2017.count, form2017.to]).toEqual([
      51,
      '第51行填入A107010第26行→A100000第17行（税总公告2017年第54号）',
    ]);
    expect(form2017.version).toContain('尚未与印发的表样核对');
    const form2021 = await of('2021');
    expect([form2021.count, form2021.at('50'), form2021.note]).toEqual([
      52,
      ['八、加计扣除比例（%）', '75'],
      undefined,
    ]);
    expect(form2021.version).toBe('表样：税总公告2021年第34号 附件 A107012');
    const form2022 = await of('2022');
    expect([form2022.count, form2022.at('50')]).toEqual([55, ['八、加计扣除比例及计算方法', '110 全年100%']]);
    expect(form2022.to).toContain('A107010第27行→A100000第17行');
    expect((await of('2023')).count).toBe(53);
    const form2024 = await of('2024');
    expect(form2024.count).toBe(52);
    expect(form2024.at('50')?.[1]).toBe('130 全年120%（集成电路和工业母机企业）');
    expect(form2024.to).toContain('A100000第22.x行，优惠事项名称“企业开发新技术');
    expect(form2024.note).toContain('表样未与2025年第1号公告的附件');
  });

  it('collects the year 2017 on the 归集表, with the amortisation that A107012 has, and 2019 no more', async () => {
    const enterprise = await founded();
    const old = await enterprise.project('2016', 'RD00', { expenditureType: 'capitalised', completion: 'ended' });
    const ended = { expenditureType: 'capitalised', completion: 'ended' };
    const projectId = await enterprise.project('2017', 'RD01', { ...ended, endTime: '2017-07-20' });
    await spent(enterprise, '2017-03-05', 'RD01', '120000');
    await enterprise.project('2017', 'RD02');
    await spent(enterprise, '2017-04-05', 'RD02', '30000');
    await enterprise.recompute('2017');
    const asset = { assetsName: '控制技术', months: 120 };
    const first = { ...asset, assetsCode: 'ZY1', date: '2016-01-10', projectId: old };
    await enterprise.record(formedIntangible, { ...first, bookCost: '240000', deductibleCost: '180000' });
    const second = { ...asset, assetsCode: 'ZY2', date: '2017-07-20', projectId, bookCost: '150000' };
    await enterprise.record(formedIntangible, second);
    const { ledger } = enterprise.finance;
    const { collectionTable } = await ledger.summary2020({ year: '2017' });
    const amounts = Object.fromEntries(collectionTable!.rows.map(({ number, amount }) => [number, amount]));
    // Booked: 2,000 × 12 + 1,250 × 6. Of which deductible: 1,500 × 12 + 1,000 × 6. (30,000 + 24,000) × 50 %.
    expect(amounts).toMatchObject({ '2': '150000.00', '2.1': '150000.00', '8': '150000.00', '9': '30000.00' });
    expect(amounts).toMatchObject({ '10': '31500.00', '10.1': '24000.00', '11': '27000.00' });
    expect(await enterprise.lines('2017', 'ANNUAL', '43', '44')).toEqual({ '43': '6000.00', '44': '18000.00' });
    const book = await sheetsIn((await ledger.exportSummary({ year: '2017', type: '2020' })).bytes);
    expect(book.map(({ name }) => name)).toEqual(['汇总表2015版', '归集表', '计算过程']);
    expect(book[1]!.rows.find(([number]) => number === '11')?.[2]).toBe(27000);
    expect((await ledger.summary2020({ year: '2019' })).collectionTable).toBeUndefined();
  });

  it('says what to enter for an asset formed before the law of the tables, in place of failing', async () => {
    const enterprise = await founded();
    const projectId = await enterprise.project('2015', 'RD00');
    const asset = { assetsCode: 'ZY0', assetsName: '控制技术', date: '2015-06-10', projectId, bookCost: '240000' };
    await enterprise.record(formedIntangible, { ...asset, months: 120 });
    expect((await enterprise.form('2017')).notices.map(({ zh }) => zh).join()).toContain('请填写可加计扣除成本');
  });

  it('counts on line 1 only projects with deductible cost', async () => {
    const enterprise = await founded();
    for (const code of ['RD01', 'RD02']) await enterprise.project('2024', code);
    await spent(enterprise, '2024-02-05', 'RD01', '5000');
    await enterprise.recompute('2024');
    expect(await enterprise.lines('2024', 'ANNUAL', '1')).toEqual({ '1': '1' });
  });
}
