import { expect, it } from 'vitest';
import {
  centralisedMember,
  cooperationParty,
  entrustedContract,
  entrustedPayment,
  externalUnit,
  projectBudget,
} from '@rdm/core/internal/project';
import { ledgerSheets2015, projectReport, relatedCost } from '@rdm/core/internal/ledger';
import { sheetsIn } from '../../setup/recalculated';
import type { Enterprise, FoundedEnterprise } from './enterprise';

const [no, yes] = ['1', '2'];

/** An enterprise whose project RD01 entrusted 40,000 in March and 60,000 in September. */
async function entrusting(enterprise: Enterprise, costItem = '7.1') {
  await enterprise.project('2024', 'RD01', { devForm: costItem === '7.1' ? 'wtyf_jn' : 'wtyf_jw' });
  await enterprise.match('53010111', costItem);
  for (const [date, amount] of [
    ['2024-03-20', '40000'],
    ['2024-09-20', '60000'],
  ] as const) {
    await enterprise.voucher(
      date,
      '委托研发费',
      { account: '53010111', debit: amount, project: 'RD01' },
      { account: '1002', credit: amount },
    );
  }
}

const unit = async (enterprise: Enterprise, unitsName: string, kind: string, more = {}) =>
  (await enterprise.record(externalUnit, { unitsName, kind, ...more })).id;

async function contract(enterprise: Enterprise, unitId: string, more: Readonly<Record<string, unknown>> = {}) {
  const values = {
    year: '2024',
    contractNo: `HT-${unitId}`,
    contractKind: 'entrusted',
    amount: '100000',
    unitId,
    ...more,
  };
  return (await enterprise.record(entrustedContract, { ...values, projectId: enterprise.projectId('2024', 'RD01') }))
    .id;
}

const registered = { registrationNo: '24320100000123', registeredOn: '2024-04-02' };

async function paid(enterprise: Enterprise, contractId: string, amount: string, date = '2024-10-08') {
  await enterprise.record(entrustedPayment, { contractId, date, amount, voucher: `付-${date}` });
}

/** Lines 36 (domestic), 37 (overseas) and 40 of A107012. */
const entrustedLines = (enterprise: Enterprise) => enterprise.lines('2024', 'ANNUAL', '36', '37', '40');

async function options(enterprise: Enterprise) {
  const { rows } = await enterprise.finance.ledger.summary2020({ year: '2024' });
  return rows.map(({ relatedParty, overseas }) => ({ relatedParty, overseas }));
}

/** What counts of entrusted cost by its contracts, and of shared cost by the agreed shares. */
export function contractsCases(founded: FoundedEnterprise): void {
  it('counts entrusted cost without any contract recorded, and warns', async () => {
    const enterprise = await founded();
    await entrusting(enterprise);
    expect(await enterprise.warnings('2024')).toContainEqual(
      expect.stringContaining('项目 RD01 有委托研发费用但没有登记委托研发合同'),
    );
    // 100,000 × 80 %.
    expect(await entrustedLines(enterprise)).toEqual({ 36: '100000.00', 37: '0.00', 40: '80000.00' });
  });

  it('takes out what was entrusted by a contract that is not registered', async () => {
    const enterprise = await founded();
    await entrusting(enterprise);
    await contract(enterprise, await unit(enterprise, '甲研究院', 'institute'));
    expect(await enterprise.warnings('2024')).toContainEqual(expect.stringMatching(/未登记，其委托研发费用不予加计/));
    expect(await entrustedLines(enterprise)).toEqual({ 36: '0.00', 37: '0.00', 40: '0.00' });
    // What was collected stays: form 107-2 has it in whole, 100,000 ÷ 1,000, to a research institute.
    const report = await enterprise.finance.statistics.data({ year: '2024' });
    expect([report.amount14, report.amount15]).toEqual(['100.00', '100.00']);
    const [row] = await enterprise.ledger('2024', 'RD01');
    expect(row).toMatchObject({
      excluded: '40000.00',
      adjustment: expect.stringContaining('委托、合作开发合同未登记'),
    });
  });

  it('takes out what was registered after 31 May of the next year, and says so', async () => {
    const enterprise = await founded();
    await entrusting(enterprise);
    const late = await contract(enterprise, await unit(enterprise, '甲研究院', 'institute'), {
      ...registered,
      registeredOn: '2025-06-01',
    });
    await paid(enterprise, late, '100000');
    expect(await enterprise.warnings('2024')).toContainEqual(
      expect.stringContaining('于 2025-06-01 登记，晚于汇算清缴截止日 2025-05-31'),
    );
    expect(await entrustedLines(enterprise)).toMatchObject({ 36: '0.00', 40: '0.00' });
    // On the last day it still counts.
    const [kept] = (await enterprise.finance.resource(entrustedContract).list({ size: -1 })).records;
    await enterprise.finance.resource(entrustedContract).submit({ ...kept!, registeredOn: '2025-05-31' });
    expect(await enterprise.warnings('2024')).toEqual([]);
    expect(await entrustedLines(enterprise)).toMatchObject({ 36: '100000.00', 40: '80000.00' });
  });

  it('takes out what was entrusted to a person abroad', async () => {
    const enterprise = await founded();
    await entrusting(enterprise, '7.2');
    const person = await unit(enterprise, 'J. Holm', 'personAbroad', { country: '丹麦' });
    await paid(enterprise, await contract(enterprise, person, registered), '100000');
    expect(await enterprise.warnings('2024')).toEqual([expect.stringContaining('委托境外个人')]);
    expect(await entrustedLines(enterprise)).toEqual({ 36: '0.00', 37: '0.00', 40: '0.00' });
  });

  it('counts at most what was paid in the year', async () => {
    const enterprise = await founded();
    await entrusting(enterprise);
    const own = await contract(enterprise, await unit(enterprise, '甲研究院', 'institute'), registered);
    await paid(enterprise, own, '70000');
    await paid(enterprise, own, '30000', '2025-01-10');
    expect(await enterprise.warnings('2024')).toEqual([
      expect.stringContaining('委托研发费用 100,000.00 元超过本年已付款 70,000.00 元'),
    ]);
    // 70,000 × 80 % = 56,000; the 30,000 not paid are taken from September, the latest.
    expect(await entrustedLines(enterprise)).toEqual({ 36: '70000.00', 37: '0.00', 40: '56000.00' });
    expect((await enterprise.ledger('2024', 'RD01')).map(({ excluded }) => excluded)).toEqual(['0.00', '30000.00']);
  });

  it('counts what was paid ahead in the year before, once', async () => {
    const enterprise = await founded();
    await entrusting(enterprise);
    const own = await contract(enterprise, await unit(enterprise, '甲研究院', 'institute'), registered);
    await paid(enterprise, own, '70000', '2023-11-08');
    await paid(enterprise, own, '20000');
    // Nothing says yet what became of the 70,000 in 2023.
    const warnings = await enterprise.warnings('2024');
    expect(warnings.join()).toContain('以前年度已付款 70,000.00 元，付款年度的费用未在系统中归集');
    expect(await entrustedLines(enterprise)).toEqual({ 36: '20000.00', 37: '0.00', 40: '16000.00' });
    // 2023 used 10,000 of them: 70,000 − 10,000 + 20,000 = 80,000 of the 100,000 of 2024.
    await enterprise.project('2023', 'RD01', { devForm: 'wtyf_jn' });
    await enterprise.voucher(
      '2023-12-20',
      '委托研发费',
      { account: '53010111', debit: '10000', project: 'RD01' },
      { account: '1002', credit: '10000' },
    );
    await enterprise.recompute('2023');
    expect(await enterprise.finance.ledger.yearState({ year: '2024' })).toMatchObject({ changed: 1 });
    expect(await enterprise.warnings('2024')).toEqual([
      expect.stringContaining('已付款 80,000.00 元（含以前年度付款结余 60,000.00 元）'),
    ]);
    expect(await entrustedLines(enterprise)).toEqual({ 36: '80000.00', 37: '0.00', 40: '64000.00' });
    expect(await enterprise.lines('2023', 'ANNUAL', '36')).toEqual({ 36: '10000.00' });
  });

  it('says in both papers of 2015 whether the trustee is related and abroad', async () => {
    const enterprise = await founded();
    await entrusting(enterprise);
    await enterprise.recompute('2024');
    expect(await options(enterprise)).toEqual([{ relatedParty: null, overseas: false }]);
    const related = await unit(enterprise, '乙公司', 'enterprise', { related: yes, relation: 'control' });
    await paid(enterprise, await contract(enterprise, related, registered), '100000');
    await enterprise.recompute('2024');
    expect(await options(enterprise)).toEqual([{ relatedParty: true, overseas: false }]);
    const [report] = (await enterprise.finance.resource(projectReport).list({ size: -1 })).records;
    const kept = await enterprise.finance.project.contracts({ projectId: enterprise.projectId('2024', 'RD01') });
    expect(kept).toMatchObject([{ contractKind: 'entrusted', unitName: '乙公司' }]);
    const sheet = await enterprise.finance.ledger.ledgerSheet({ reportId: report!.id });
    expect(sheet.entrusted).toEqual({ relatedParty: true, overseas: false });
  });

  it('makes column 9 of the 2015 summary from what a related trustee spent, and puts its detail on the ledger', async () => {
    const enterprise = await founded();
    await entrusting(enterprise);
    const related = await unit(enterprise, '乙公司', 'enterprise', { related: yes, relation: 'control' });
    await paid(enterprise, await contract(enterprise, related, registered), '100000');
    const column9 = async () => {
      const { rows } = await enterprise.finance.ledger.summary2020({ year: '2024' });
      return rows.map(({ form, relatedParty, columns }) => [
        form,
        relatedParty,
        columns['7'],
        columns['8'],
        columns['9'],
      ]);
    };
    // Nothing of the detail is known: by what was paid, 100,000 × 80 %, and said.
    expect(await enterprise.warnings('2024')).toEqual([
      expect.stringContaining('项目 RD01 的受托方存在关联关系，但没有登记关联方研发支出明细'),
    ]);
    expect(await column9()).toEqual([['entrusted', true, '100000.00', '0.00', '80000.00']]);
    const detail = { year: '2024', projectId: enterprise.projectId('2024', 'RD01'), partnerName: '乙公司' };
    const spentOn = (costItem: string, amount: string, more = {}) =>
      enterprise.record(relatedCost, { ...detail, costItem, amount, ...more });
    await spentOn('1.1', '45000', {
      voucherDate: '2024-06-30',
      voucherType: '转',
      voucherNo: '8',
      summary: '研发工资',
    });
    await spentOn('2.1', '18000');
    await spentOn('6.4', '8000');
    expect(await enterprise.warnings('2024')).toEqual([]);
    // 8: 45,000 + 18,000 = 63,000; limit of other cost 63,000 ÷ 9 = 7,000 of the 8,000; (63,000 + 7,000) × 80 % = 56,000.
    expect(await column9()).toEqual([['entrusted', true, '100000.00', '63000.00', '56000.00']]);
    // A107012 keeps going by what was paid.
    expect(await entrustedLines(enterprise)).toMatchObject({ 36: '100000.00', 40: '80000.00' });
    // A figure of the detail leads to the rows of the trustee.
    const key = `item:${enterprise.projectId('2024', 'RD01')}/related:1.1`;
    expect(await enterprise.finance.ledger.explain({ year: '2024', key })).toMatchObject({
      value: '45000.00',
      inputs: [{ value: '45000.00', source: { resource: relatedCost.name } }],
    });
    const [report] = (await enterprise.finance.resource(projectReport).list({ size: -1 })).records;
    const [ledger] = ledgerSheets2015(await enterprise.finance.ledger.ledgerSheet({ reportId: report!.id }));
    // The detail moves no balance: debits and credits are what was paid.
    expect(ledger!.lines.map(({ kind, debit, credit, items }) => [kind, debit ?? credit, items])).toEqual([
      ['entry', '40000.00', { '7.1': '40000.00' }],
      ['entry', '60000.00', { '7.1': '60000.00' }],
      ...[{ '1.1': '45000.00' }, { '2.1': '18000.00' }, { '6.4': '8000.00' }].map((items) => ['detail', null, items]),
      ['carried', '100000.00', {}],
      ['total', '100000.00', { '1.1': '45000.00', '2.1': '18000.00', '6.4': '8000.00', '7.1': '100000.00' }],
      ['closing', null, {}],
    ]);
    // The workbooks: the columns 1.1 to 6.5 and 7 on the ledger, its total row, and the row of the summary.
    const { bytes } = await enterprise.finance.ledger.exportLedger({
      ...{ projectId: enterprise.projectId('2024', 'RD01'), year: '2024', type: '2020' },
    });
    const [sheet] = await sheetsIn(bytes);
    const numbers = sheet!.rows.find((row) => row.includes('1.1'))!;
    const totals = sheet!.rows.find((row) => row[3] === '合计')!;
    const at = (number: string) => Number(totals[numbers.indexOf(number)]);
    expect(['1.1', '2.1', '6.4', '7', '7.1'].map(at)).toEqual([45_000, 18_000, 8_000, 100_000, 0]);
    expect(sheet!.rows.map((row) => row[3])).toContain('受托关联方 乙公司：研发工资');
    const summary = await enterprise.finance.ledger.exportSummary({ year: '2024', type: '2020' });
    const [form] = await sheetsIn(summary.bytes);
    const heads = form!.rows.find((row) => row.includes('9.1'))!;
    const own = form!.rows.find((row) => row[2] === 'RD01')!;
    expect(['1.1', '6.21', '7', '8', '8.1', '9'].map((number) => Number(own[heads.indexOf(number)]))).toEqual([
      ...[45_000, 8_000, 100_000, 63_000, 7_000, 56_000],
    ]);
    expect([own[3], own[6], own[7]]).toEqual(['2', '01 存在', '01 否']);
  });

  it('goes by what was paid where a project has related and other trustees, and leaves out a detail nobody related gave', async () => {
    const enterprise = await founded();
    await entrusting(enterprise);
    const related = await unit(enterprise, '乙公司', 'enterprise', { related: yes, relation: 'control' });
    const other = await unit(enterprise, '甲研究院', 'institute', { related: no });
    await paid(enterprise, await contract(enterprise, other, registered), '60000');
    const detail = { year: '2024', projectId: enterprise.projectId('2024', 'RD01'), partnerName: '乙公司' };
    await enterprise.record(relatedCost, { ...detail, costItem: '1.1', amount: '30000' });
    const column9 = async () => {
      const { rows } = await enterprise.finance.ledger.summary2020({ year: '2024' });
      return rows.map(({ relatedParty, columns }) => [relatedParty, columns['1.1'], columns['9']]);
    };
    expect(await enterprise.warnings('2024')).toContainEqual(
      expect.stringContaining('项目 RD01 登记了关联方研发支出明细，但其合同的受托方均注明不是关联方，明细未计入'),
    );
    // 60,000 paid × 80 %.
    expect(await column9()).toEqual([[false, '0.00', '48000.00']]);
    await paid(enterprise, await contract(enterprise, related, registered), '40000');
    expect(await enterprise.warnings('2024')).toEqual([
      expect.stringContaining('项目 RD01 同时委托关联方和非关联方（或未注明）；2015版汇总表第9列按实际支付额计算'),
    ]);
    expect(await column9()).toEqual([[true, '30000.00', '80000.00']]);
  });

  it('fills codes 15 to 17 of form 107-2 by the kind of trustee', async () => {
    const enterprise = await founded();
    await entrusting(enterprise);
    const school = await contract(enterprise, await unit(enterprise, '丙大学', 'university'), registered);
    const firm = await contract(enterprise, await unit(enterprise, '丁公司', 'enterprise'), registered);
    await paid(enterprise, school, '75000');
    await paid(enterprise, firm, '25000');
    await enterprise.recompute('2024');
    // 100,000 by payments 75,000 : 25,000, in 千元.
    expect(await enterprise.finance.statistics.data({ year: '2024' })).toMatchObject({
      ...{ amount14: '100.00', amount15: '0.00', amount16: '75.00', amount17: '25.00', amount18: '0.00' },
    });
  });

  it('counts the own share of a cooperation, once it is confirmed', async () => {
    const enterprise = await founded();
    await enterprise.project('2024', 'RD01', { devForm: 'hzyf' });
    await enterprise.material('2024-05-06', 'RD01', 'LL-1', '50000.01');
    const values = { year: '2024', share: '40', inBooks: yes, agreementStatus: 'draft' };
    const party = await enterprise.record(cooperationParty, {
      ...values,
      projectId: enterprise.projectId('2024', 'RD01'),
      unitId: await unit(enterprise, '丙大学', 'university'),
    });
    await enterprise.recompute('2024');
    expect(await enterprise.lines('2024', 'ANNUAL', '8')).toEqual({ 8: '50000.01' });
    const confirmed = await enterprise.record(cooperationParty, { ...party, agreementStatus: 'confirmed' });
    await enterprise.recompute('2024');
    // 50,000.01 × 60 % = 30,000.006 and × 40 % = 20,000.004: the odd 分 is the own one.
    expect(await enterprise.lines('2024', 'ANNUAL', '8')).toEqual({ 8: '30000.01' });
    expect((await enterprise.ledger('2024', 'RD01'))[0]!.adjustment).toContain('其他合作方分摊');
    // Books that hold the own cost only are not reduced.
    await enterprise.record(cooperationParty, { ...confirmed, inBooks: no });
    await enterprise.recompute('2024');
    expect(await enterprise.lines('2024', 'ANNUAL', '8')).toEqual({ 8: '50000.01' });
  });

  it('splits centralised R&D over its members by the largest remainder, cost and budget', async () => {
    const enterprise = await founded();
    await enterprise.project('2024', 'RD01', { devForm: 'jzyf', leadOrgName: '本企业', partOrgNames: '甲、乙' });
    const projectId = enterprise.projectId('2024', 'RD01');
    await enterprise.material('2024-05-06', 'RD01', 'LL-1', '100.00');
    await enterprise.record(projectBudget, { projectId, directIn: '10.00' });
    for (const name of ['甲公司', '乙公司']) {
      await enterprise.record(centralisedMember, {
        ...{ year: '2024', projectId, share: '33.3333', inBooks: yes, agreementStatus: 'confirmed' },
        unitId: await unit(enterprise, name, 'enterprise'),
      });
    }
    await enterprise.recompute('2024');
    // 33.3334 % of 100.00 = 33.3334 for the lead, 33.3333 each for the two: 33.33 each and the odd 分 to the lead.
    expect(await enterprise.lines('2024', 'ANNUAL', '8')).toEqual({ 8: '33.34' });
    expect((await enterprise.ledger('2024', 'RD01'))[0]!.excluded).toBe('66.66');
    const { name, bytes } = await enterprise.finance.finance.exportCentralised({ projectId });
    expect([name, bytes.length > 1000]).toEqual([expect.stringContaining('费用分摊明细情况表'), true]);
    const budgets = await enterprise.finance.project.memberBudgets({ leadProjectId: projectId });
    expect(budgets.map(({ share, budget }) => [share, budget])).toEqual([
      ['33.3334', '3.34'],
      ['33.3333', '3.33'],
      ['33.3333', '3.33'],
    ]);
  });
}
