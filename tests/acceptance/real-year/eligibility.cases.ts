import { costAdjustment, costRecord, grant, grantShare, grantSpending } from '@rdm/core/internal/cost';
import { enterpriseYear } from '@rdm/core/internal/enterprise';
import { voucherEntry } from '@rdm/core/internal/finance';
import { project, projectOpinion } from '@rdm/core/internal/project';
import { describe, expect, it } from 'vitest';
import type { Enterprise, FoundedEnterprise } from './enterprise';

const OTHER_UNIT = '3';
const [NO, YES] = ['1', '2'];
const conditions = { hasDocument: YES, hasMeasures: YES, isSeparate: YES };

/** What the law excludes: from projects, vouchers, ledger rows, by grants, and the enterprise as a whole. */
export function eligibilityCases(founded: FoundedEnterprise): void {
  /** RD01 of 2024 with a design fee of the amount in May; a clerk who matched 530101 to 5.1. */
  async function withFee(
    amount = '10000',
    more: Readonly<Record<string, unknown>> = {},
  ): Promise<[Enterprise, string]> {
    const enterprise = await founded();
    await enterprise.project('2024', 'RD01', more);
    await enterprise.match('530101', '5.1', '设计费');
    const [entry] = await enterprise.voucher(
      '2024-05-20',
      '设计费',
      { account: '530101', debit: amount, project: 'RD01' },
      { account: '1002', credit: amount },
    );
    return [enterprise, entry!];
  }

  const granted = (enterprise: Enterprise, treatment: string, more: Readonly<Record<string, unknown>> = {}) =>
    enterprise.record(grant, {
      documentNo: '苏财教〔2024〕12号',
      name: '重点研发专项',
      receivedOn: '2024-01-10',
      amount: '3000',
      treatment,
      ...more,
    });

  const spent = (enterprise: Enterprise, grantId: string, more: Readonly<Record<string, unknown>> = {}) =>
    enterprise.record(grantSpending, {
      grantId,
      date: '2024-05-20',
      projectId: enterprise.projectId('2024', 'RD01'),
      item: '5.1',
      amount: '3000',
      ...more,
    });

  describe('a project commissioned by another unit', () => {
    it('does not count, but stays collected', async () => {
      const [enterprise] = await withFee('10000', { source: OTHER_UNIT });
      expect(await enterprise.warnings('2024')).toEqual([expect.stringContaining('受托方不得加计扣除')]);
      expect(await enterprise.lines('2024', 'ANNUAL', '24', '40', '51')).toEqual({
        '24': '0.00',
        '40': '0.00',
        '51': '0.00',
      });
      const [record] = (await enterprise.finance.resource(costRecord).list({ size: -1 })).records;
      expect(record).toMatchObject({ amount: '10000.00', excluded: '10000.00' });
      // 10,000 yuan in 千元: the statistics keep the whole amount.
      expect((await enterprise.finance.statistics.data({ year: '2024' })).amount12).toBe('10.00');
    });

    it('counts where the project says why', async () => {
      const [enterprise] = await withFee('10000', {
        source: OTHER_UNIT,
        eligibility: 'eligible',
        exclusionRemark: '来源登记有误，实为自选项目',
      });
      expect(await enterprise.warnings('2024')).toEqual([]);
      expect(await enterprise.lines('2024', 'ANNUAL', '51')).toEqual({ '51': '10000.00' });
      // Without a reason the overruling is refused.
      const id = enterprise.projectId('2024', 'RD01');
      const before = await enterprise.finance.resource(project).detail({ id });
      await expect(
        enterprise.finance.resource(project).submit({ ...(before as object), exclusionRemark: '' } as never),
      ).rejects.toMatchObject({ fault: { code: 400 } });
    });
  });

  describe('a project doubted by the tax office', () => {
    const doubted = (enterprise: Enterprise, more: Readonly<Record<string, unknown>>) =>
      enterprise.record(projectOpinion, {
        ...{ year: '2024', projectId: enterprise.projectId('2024', 'RD01'), requestedOn: '2025-07-02' },
        ...more,
      });

    it('counts until it is judged to be no R&D, and again once the province finds otherwise', async () => {
      const [enterprise] = await withFee();
      const { id } = await doubted(enterprise, { outcome: 'pending' });
      await enterprise.recompute('2024');
      expect(await enterprise.lines('2024', 'ANNUAL', '51')).toEqual({ '51': '10000.00' });
      const opinions = enterprise.finance.resource(projectOpinion);
      await expect(opinions.submit({ id, outcome: 'negative' })).rejects.toMatchObject({ fault: { code: 400 } });
      await opinions.submit({ id, outcome: 'negative', opinionOn: '2025-08-20' });
      await enterprise.recompute('2024');
      expect(await enterprise.lines('2024', 'ANNUAL', '40', '51')).toEqual({ '40': '0.00', '51': '0.00' });
      const [record] = (await enterprise.finance.resource(costRecord).list({ size: -1 })).records;
      expect(record).toMatchObject({ amount: '10000.00', excluded: '10000.00' });
      const province = { requestedOn: '2025-09-01', judgeLevel: 'province', opinionOn: '2025-10-09' };
      await doubted(enterprise, { ...province, outcome: 'positive' });
      await enterprise.recompute('2024');
      expect(await enterprise.lines('2024', 'ANNUAL', '51')).toEqual({ '51': '10000.00' });
    });

    it('leaves the figures of a declared year as they were filed until it is corrected', async () => {
      const [enterprise] = await withFee();
      await enterprise.recompute('2024');
      const { id } = await enterprise.finance.declaration.submit({ year: '2024', period: 'ANNUAL' });
      await doubted(enterprise, { outcome: 'negative', opinionOn: '2025-08-20' });
      expect(await enterprise.lines('2024', 'ANNUAL', '51')).toEqual({ '51': '10000.00' });
      await enterprise.finance.declaration.cancelAssign({ id, reason: '鉴定为非研发活动' });
      await enterprise.recompute('2024');
      expect(await enterprise.lines('2024', 'ANNUAL', '51')).toEqual({ '51': '0.00' });
    });
  });

  describe('a government grant', () => {
    it('treated as non-taxable: the cost paid out of it does not count', async () => {
      const [enterprise] = await withFee();
      const { id } = await granted(enterprise, 'nonTaxable', conditions);
      await spent(enterprise, id);
      expect(await enterprise.warnings('2024')).toEqual([]);
      // 10,000 − 3,000 = 7,000.
      expect(await enterprise.lines('2024', 'ANNUAL', '24', '51')).toEqual({ '24': '7000.00', '51': '7000.00' });
      const [row] = await enterprise.ledger('2024', 'RD01');
      expect(row).toMatchObject({
        bookAmount: '10000.00',
        taxAmount: '7000.00',
        excluded: '3000.00',
        adjustment: '不征税收入支出',
      });
      // Code 43 of 107-2: 3,000 yuan in 千元.
      expect((await enterprise.finance.statistics.data({ year: '2024' })).amount43).toBe('3.00');
    });

    it('treated as taxable: all of the cost counts', async () => {
      const [enterprise] = await withFee();
      const { id } = await granted(enterprise, 'taxable');
      await spent(enterprise, id);
      expect(await enterprise.warnings('2024')).toEqual([]);
      expect(await enterprise.lines('2024', 'ANNUAL', '51')).toEqual({ '51': '10000.00' });
    });

    it('set off against the cost: the net counts, unless the grant was taxed in the return', async () => {
      const enterprise = await founded();
      await enterprise.project('2024', 'RD01');
      await enterprise.material('2024-05-05', 'RD01', 'LL1', '8000');
      const { id } = await granted(enterprise, 'net');
      await spent(enterprise, id, { item: '2.1' });
      expect(await enterprise.warnings('2024')).toEqual([]);
      // 8,000 − 3,000 = 5,000.
      expect(await enterprise.lines('2024', 'ANNUAL', '8', '51')).toEqual({ '8': '5000.00', '51': '5000.00' });
      await granted(enterprise, 'net', { id, taxedInReturn: YES });
      await enterprise.recompute('2024');
      expect(await enterprise.lines('2024', 'ANNUAL', '51')).toEqual({ '51': '8000.00' });
    });

    it('not spent within 60 months is taxable, so what is paid out of it later counts', async () => {
      const [enterprise] = await withFee();
      const { id } = await granted(enterprise, 'nonTaxable', { ...conditions, receivedOn: '2019-05-19' });
      // 2019-05-19 and 60 months: 2024-05-19, a day before the spending.
      await spent(enterprise, id);
      expect(await enterprise.warnings('2024')).toEqual([
        expect.stringMatching(/至 2024-05-19 满60个月仍有 3,000.00 元未支出/),
      ]);
      expect(await enterprise.lines('2024', 'ANNUAL', '51')).toEqual({ '51': '10000.00' });
    });
  });

  describe('a grant of several projects', () => {
    /** Three projects with 100 yuan of material in May, and a grant of which 100.00 was spent on it in common. */
    async function shared(...shares: readonly string[]) {
      const enterprise = await founded();
      const { id: grantId } = await granted(enterprise, 'nonTaxable', conditions);
      const rows = [];
      for (const [at, share] of shares.entries()) {
        const code = `RD0${at + 1}`;
        await enterprise.project('2024', code);
        await enterprise.material('2024-05-05', code, `LL${at}`, '100');
        const projectId = enterprise.projectId('2024', code);
        rows.push(await enterprise.record(grantShare, { year: '2024', grantId, projectId, share }));
      }
      await spent(enterprise, grantId, { item: '2.1', amount: '100', projectId: null });
      return { enterprise, grantId, rows };
    }
    const excludedOf = async (enterprise: Enterprise, ...codes: readonly string[]) => {
      const rows = await Promise.all(codes.map((code) => enterprise.ledger('2024', code)));
      return rows.map(([row]) => row!.excluded);
    };

    it('is divided by its shares, to the 分, beside what was spent for one of them', async () => {
      const { enterprise, grantId } = await shared('33.3333', '33.3333', '33.3334');
      expect(await enterprise.warnings('2024')).toEqual([]);
      // 33.3333, 33.3333 and 33.3334 of 100.00: 33.33 each, the odd 分 to the largest rest, the third.
      expect(await excludedOf(enterprise, 'RD01', 'RD02', 'RD03')).toEqual(['33.33', '33.33', '33.34']);
      expect(await enterprise.lines('2024', 'ANNUAL', '8', '51')).toEqual({ '8': '200.00', '51': '200.00' });
      // And 10.00 for RD01 alone: 33.33 + 10.00.
      await spent(enterprise, grantId, { item: '2.1', amount: '10', date: '2024-05-21' });
      expect(await enterprise.warnings('2024')).toEqual([]);
      expect(await excludedOf(enterprise, 'RD01', 'RD02', 'RD03')).toEqual(['43.33', '33.33', '33.34']);
      expect(await enterprise.lines('2024', 'ANNUAL', '8', '51')).toEqual({ '8': '190.00', '51': '190.00' });
      // Code 43 of 107-2 has the whole: 110 yuan, in 千元 with 2 decimals 0.11.
      expect((await enterprise.finance.statistics.data({ year: '2024' })).amount43).toBe('0.11');
    });

    it('is not divided while its shares make less than 100 %, which is said; more is refused', async () => {
      const { enterprise, rows } = await shared('60', '39');
      expect(await enterprise.warnings('2024')).toEqual([
        expect.stringMatching(
          /于 2024-05-20 未指定项目的支出 100.00 元未分配：该年度各项目分配比例合计 99%，应为 100%/,
        ),
      ]);
      expect(await enterprise.lines('2024', 'ANNUAL', '8')).toEqual({ '8': '200.00' });
      await expect(enterprise.record(grantShare, { ...rows[1]!, share: '40.01' })).rejects.toMatchObject({
        fault: { code: 400, message: { zh: '同一补助同一年度各项目的分配比例之和不能超过100%' } },
      });
      await enterprise.record(grantShare, { ...rows[1]!, share: '40' });
      expect(await enterprise.warnings('2024')).toEqual([]);
      expect(await excludedOf(enterprise, 'RD01', 'RD02')).toEqual(['60.00', '40.00']);
      expect(await enterprise.lines('2024', 'ANNUAL', '8')).toEqual({ '8': '100.00' });
    });
  });

  it('leaves out the entertainment in a voucher', async () => {
    const [enterprise, entry] = await withFee();
    const before = (await enterprise.finance.resource(voucherEntry).detail({ id: entry })) as object;
    await enterprise.record(voucherEntry, { ...before, exclusionReason: 'entertainment', exclusionAmount: '1200' });
    expect(await enterprise.warnings('2024')).toEqual([]);
    // 10,000 − 1,200 = 8,800.
    expect(await enterprise.lines('2024', 'ANNUAL', '24', '51')).toEqual({ '24': '8800.00', '51': '8800.00' });
  });

  it('leaves out the wages of a month that were not paid', async () => {
    const enterprise = await founded();
    await enterprise.project('2024', 'RD01');
    for (const month of ['2024-11', '2024-12']) {
      await enterprise.pay(month, 'E1', { wages: '9000' });
      await enterprise.attended(month, 'E1', '160');
      await enterprise.hours(month, 'RD01', 'E1', '80');
    }
    const projectId = enterprise.projectId('2024', 'RD01');
    const row = { month: '2024-12', projectId, item: '1.1', reason: 'unpaidWages', remark: '2025年6月才发放' };
    await enterprise.record(costAdjustment, row);
    // An adjustment that finds no cost is told.
    await enterprise.record(costAdjustment, { ...row, month: '2024-10' });
    expect(await enterprise.warnings('2024')).toEqual(['税务调整没有对应的费用：项目 RD01 2024-10 费用项目 1.1']);
    // 9,000 × 80 ÷ 160 = 4,500 of November; December 4,500 − 4,500 = 0.
    expect(await enterprise.lines('2024', 'ANNUAL', '4', '51')).toEqual({ '4': '4500.00', '51': '4500.00' });
    expect(await enterprise.ledger('2024', 'RD01')).toMatchObject([
      { month: '2024-11', taxAmount: '4500.00', excluded: '0.00', adjustment: null },
      { month: '2024-12', taxAmount: '0.00', excluded: '4500.00', adjustment: '汇算清缴前未支付的工资' },
    ]);
  });

  it('takes an excluded voucher back with its red entry', async () => {
    const [enterprise, entry] = await withFee();
    const [red] = await enterprise.voucher(
      '2024-06-20',
      '冲销设计费',
      { account: '530101', debit: '-10000', project: 'RD01' },
      { account: '1002', credit: '-10000' },
    );
    for (const id of [entry, red!]) {
      const before = (await enterprise.finance.resource(voucherEntry).detail({ id })) as object;
      await enterprise.record(voucherEntry, { ...before, exclusionReason: 'noVoucher' });
    }
    expect(await enterprise.warnings('2024')).toEqual([]);
    expect(await enterprise.lines('2024', 'ANNUAL', '24', '40')).toEqual({ '24': '0.00', '40': '0.00' });
    expect(await enterprise.ledger('2024', 'RD01')).toMatchObject([
      { month: '2024-05', bookAmount: '10000.00', taxAmount: '0.00', excluded: '10000.00' },
      { month: '2024-06', bookAmount: '-10000.00', taxAmount: '0.00', excluded: '-10000.00' },
    ]);
  });

  describe('the gate', () => {
    const facts = {
      industryCode: '5121',
      taxCollection: 'audit',
      resident: YES,
      totalRevenue: '1200',
      nonTaxableIncome: '50',
      investmentIncome: '150',
    };
    const gateOf = async (enterprise: Enterprise, more: Readonly<Record<string, unknown>>) => {
      await enterprise.record(enterpriseYear, { year: '2024', ...facts, ...more });
      const { gate, lines } = await enterprise.form('2024');
      return { ok: gate.ok, codes: gate.findings.map(({ code }) => code), line51: lines['51'] };
    };

    it('of the negative list: 50 % passes, more does not, and the lines stay', async () => {
      const [enterprise] = await withFee();
      await enterprise.recompute('2024');
      const form = { line51: '10000.00' };
      expect((await enterprise.form('2024')).gate).toMatchObject({ ok: true, findings: [{ code: 'FACTS_MISSING' }] });
      // (1,200 − 50 − 150) × 50 % = 500.
      expect(await gateOf(enterprise, { negativeRevenue: '500' })).toEqual({ ok: true, codes: [], ...form });
      const above = await gateOf(enterprise, { negativeRevenue: '500.01' });
      expect(above).toEqual({ ok: false, codes: ['NEGATIVE_LIST'], ...form });
    });

    it('of assessed tax and of non-residents', async () => {
      const [enterprise] = await withFee();
      await enterprise.recompute('2024');
      const more = { negativeRevenue: '0', taxCollection: 'assessed', resident: NO };
      const { ok, codes } = await gateOf(enterprise, more);
      expect([ok, codes]).toEqual([false, ['ASSESSED_COLLECTION', 'NON_RESIDENT']]);
    });

    it('of a kind without proof', async () => {
      const [enterprise] = await withFee();
      await enterprise.recompute('2024');
      const more = { negativeRevenue: '0', enterpriseKinds: ['icOrMachineTool', 'manufacturing'] };
      // Manufacturing has no rate of its own in 2024, so it need not be proved.
      const { ok, codes, line51 } = await gateOf(enterprise, more);
      expect([ok, codes, line51]).toEqual([true, ['KIND_WITHOUT_PROOF'], '12000.00']);
    });
  });
}
