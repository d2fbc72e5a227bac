import { user } from '@rdm/core/internal/access';
import { fixedAssetUse, intangibleAsset, material, personnelSalary, personnelVerify } from '@rdm/core/internal/cost';
import { declaration, enterpriseYear } from '@rdm/core/internal/enterprise';
import { closingAccount, subjectMatch, voucherCorrection, voucherEntry } from '@rdm/core/internal/finance';
import { attendance, workTime } from '@rdm/core/internal/hours';
import { yearInputs } from '@rdm/core/internal/ledger';
import { project, projectMaster } from '@rdm/core/internal/project';
import { expect, it } from 'vitest';
import type { Enterprise, FoundedEnterprise } from './enterprise';

const closed = { fault: { message: { zh: '当前年度抵扣企业基本信息已提交，申报通道已关闭!' } } };
const annual = { year: '2024', period: 'ANNUAL' } as const;

/** One project with 3,000 of material and 2,000 of design fees, recomputed: line 40 is 5,000. */
async function plainYear(enterprise: Enterprise): Promise<{ materialId: string; entryId: string }> {
  await enterprise.project('2024', 'RD01');
  const materialId = await enterprise.material('2024-03-05', 'RD01', 'LL1', '3000');
  await enterprise.match('530101', '5.1', '设计费');
  const [entryId] = await enterprise.voucher(
    '2024-03-20',
    '设计费',
    { account: '530101', debit: '2000', project: 'RD01' },
    { account: '1002', credit: '2000' },
  );
  await enterprise.recompute('2024');
  return { materialId, entryId: entryId! };
}

/** A year that is declared: what closes it, what stays open, and how it is corrected. */
export function declareCases(founded: FoundedEnterprise): void {
  it('closes the year: registers, vouchers, typed amounts, kinds, 107-2 and every rebuild are refused', async () => {
    const enterprise = await founded();
    const { finance } = enterprise;
    const { materialId, entryId } = await plainYear(enterprise);
    const spare = await enterprise.project('2024', 'RD09');
    await enterprise.fixedAsset('FA1', {
      inaccountDate: '2023-12-01',
      originalValue: '12000',
      depreciationMonths: 12,
      useType: 'shared',
    });
    await enterprise.recompute('2024');
    const filed = await finance.declaration.submit(annual);
    expect(filed).toMatchObject({ reviewStatus: 'submit', correction: 0, submittedBy: 'finance' });
    const [ofYear] = (await finance.resource(enterpriseYear).list({})).records;
    expect(ofYear).toMatchObject({ year: '2024', reviewStatus: 'submit' });

    const projectId = enterprise.projectId('2024', 'RD01');
    const personnelId = enterprise.personId('E0');
    const writes: readonly (() => Promise<unknown>)[] = [
      () => enterprise.material('2024-05-01', 'RD01', 'LL2', '1'),
      () => finance.resource(material).submit({ id: materialId, amount: '1' }),
      () => finance.resource(material).submit({ id: materialId, date: '2025-03-05' }),
      () => finance.resource(material).remove({ ids: [materialId] }),
      () => finance.resource(voucherEntry).remove({ ids: [entryId] }),
      () => enterprise.voucher('2024-06-30', '无对应科目', { account: '5601', debit: '1' }),
      () =>
        finance.resource(voucherCorrection).submit({
          ...{ date: '2024-07-01', voucherType: '记', voucherNo: '9', entryNo: 1, summary: '更正' },
          ...{ subjectCode: '530101', subjectName: '设计费', debitAmount: '1', projectId, kind: 'difference' },
        }),
      () => finance.resource(personnelSalary).submit({ month: '2024-01', personnelId, wages: '1' }),
      () => finance.resource(attendance).submit({ month: '2024-01', personnelId, dueHours: '8', actualHours: '8' }),
      () => finance.resource(workTime).submit({ month: '2024-01', personnelId, projectId, hours: '1' }),
      () =>
        finance
          .resource(fixedAssetUse)
          .submit({ month: '2024-01', assetsId: enterprise.assetId('FA1'), projectId, rdHours: '1', totalHours: '1' }),
      () => finance.resource(yearInputs).submit({ year: '2024', line43: '1' }),
      () => finance.ledger.saveYearInputs({ year: '2024', line43: '1' }),
      () => finance.resource(enterpriseYear).submit({ year: '2024', enterpriseKinds: ['manufacturing'] }),
      () => finance.statistics.save({ year: '2024', amount43: '1' }),
      () => finance.resource(project).submit({ id: projectId, expenditureType: 'capitalised' }),
      () => finance.resource(project).remove({ ids: [spare] }),
      () => finance.resource(personnelVerify).submit({ id: '202403', reason: '差异' }),
      () => finance.cost.lockPersonnel({ ids: '202403' }),
      () => finance.cost.initPower({ month: '2024-03' }),
      () => enterprise.recompute('2024'),
      () => finance.declaration.submit(annual),
    ];
    for (const [at, write] of writes.entries()) {
      await expect(write(), `write ${at}`).rejects.toMatchObject(closed);
    }
    expect(await enterprise.lines('2024', 'ANNUAL', '40', '51')).toEqual({ '40': '5000.00', '51': '5000.00' });
  });

  it('is passed by somebody else than who submitted it, and returned with a reason', async () => {
    const enterprise = await founded();
    await plainYear(enterprise);
    const admin = await enterprise.as('admin');
    const reviewer = await enterprise.as('reviewer');
    const { id } = await admin.declaration.submit(annual);
    await expect(admin.declaration.pass({ id })).rejects.toMatchObject({
      fault: { message: { zh: '提交人不能审核自己提交的申报，请由其他人审核' } },
    });
    await expect(enterprise.finance.declaration.pass({ id })).rejects.toMatchObject({ fault: { code: 403 } });
    await expect(reviewer.declaration.return({ id })).rejects.toMatchObject({
      fault: { message: { zh: '请填写退回原因' } },
    });
    const returned = await reviewer.declaration.return({ id, reason: '材料单价有误' });
    expect(returned).toMatchObject({ reviewStatus: 'reject', returnReason: '材料单价有误' });
    await enterprise.material('2024-05-01', 'RD01', 'LL2', '100');
    await enterprise.recompute('2024');
    const again = await admin.declaration.submit(annual);
    expect(again).toMatchObject({ id, correction: 0, reviewStatus: 'submit' });
    expect(await reviewer.declaration.pass({ id })).toMatchObject({ reviewStatus: 'pass', reviewedBy: 'reviewer' });
    const users = admin.resource(user);
    const [own] = (await users.list({ where: [{ field: 'account', is: 'equal', value: 'reviewer' }] })).records;
    await users.submit({ id: own!.id, version: own!.version, realName: '赵审核' });
    expect((await reviewer.resource(declaration).list({})).records).toMatchObject([
      { submittedByName: expect.stringContaining('admin'), reviewedByName: '赵审核（reviewer）' },
    ]);
    // 3,000 + 2,000 + 100 of the returned year.
    expect(await enterprise.lines('2024', 'ANNUAL', '40')).toEqual({ '40': '5100.00' });
    await expect(enterprise.material('2024-05-02', 'RD01', 'LL3', '1')).rejects.toMatchObject(closed);
  });

  it('is taken back for a correction with a reason, whose differences are told line by line', async () => {
    const enterprise = await founded();
    const { finance } = enterprise;
    await plainYear(enterprise);
    const first = await finance.declaration.submit(annual);
    const [ofYear] = (await finance.resource(enterpriseYear).list({})).records;
    await expect(finance.declaration.cancelAssign({ id: ofYear!.id })).rejects.toMatchObject({
      fault: { message: { zh: '请填写更正原因' } },
    });
    const opened = await finance.declaration.cancelAssign({ id: ofYear!.id, reason: '漏记材料' });
    expect(opened).toMatchObject({ correction: 1, reviewStatus: 'draft', correctionReason: '漏记材料' });
    await enterprise.material('2024-05-01', 'RD01', 'LL2', '500');
    await enterprise.recompute('2024');
    const second = await finance.declaration.submit(annual);
    expect(second).toMatchObject({ id: opened.id, correction: 1, reviewStatus: 'submit' });
    const { from, to, lines } = await finance.declaration.differences({ id: second.id });
    expect([from, to]).toEqual([0, 1]);
    const told = lines.filter(({ paper }) => paper.zh === 'A107012').map((each) => [each.before, each.after]);
    // Material 8 and its group 7, own R&D 2 and 40, what follows from it, and the deduction: 3,000 → 3,500, 5,000 → 5,500.
    expect(new Set(told.map((each) => each.join(' → ')))).toEqual(new Set(['3000.00 → 3500.00', '5000.00 → 5500.00']));
    expect(lines.filter(({ paper }) => paper.zh === '辅助账').map(({ before, after }) => [before, after])).toEqual([
      ['5000.00', '5500.00'],
    ]);
    expect((await finance.declaration.differences({ id: second.id, with: 'current' })).lines).toEqual([]);
    expect((await finance.declaration.differences({ id: second.id, with: first.id })).lines).toEqual(lines);
  });

  it('explains a closed year from what was filed, whatever becomes of an earlier year', async () => {
    const enterprise = await founded();
    const { finance } = enterprise;
    const before = await enterprise.project('2023', 'RD01', { expenditureType: 'capitalised' });
    await enterprise.material('2023-05-06', 'RD01', 'LL1', '1000');
    await enterprise.recompute('2023');
    const id = await enterprise.project('2024', 'RD01', { expenditureType: 'capitalised', completion: 'ended' });
    const slip = await enterprise.material('2024-05-06', 'RD01', 'LL2', '200');
    await enterprise.recompute('2024');
    const key = `item:${id}:2.1`;
    const open = await finance.ledger.explain({ year: '2024', key });
    // 1,000 of 2023 and 200 of 2024.
    expect([open.value, open.inputs.map(({ value }) => value)]).toEqual(['1200.00', ['1000.00', '200.00']]);
    await finance.declaration.submit(annual);
    await enterprise.material('2023-06-06', 'RD01', 'LL3', '500');
    await finance.resource(project).submit({ id: before, name: '改名' });
    await enterprise.recompute('2023');
    const filed = await finance.ledger.explain({ year: '2024', key });
    expect(filed).toEqual(open);
    // What is opened further is the copy as well: the records of 2023 that were filed are there no more.
    const rows = await Promise.all(
      filed.inputs.map(async ({ deeper }) => (await finance.ledger.explain({ year: '2024', key: deeper! })).inputs),
    );
    expect(rows.map(([part]) => part!.value)).toEqual(['1000.00', '200.00']);
    expect(rows[1]![0]!.source!.id).toBe(slip);
    const collected = await finance.ledger.explain({ year: '2024', key: `collected:${id}:2.1` });
    expect(collected.value).toBe('200.00');
    await expect(finance.ledger.explain({ year: '2024', key: 'record:1' })).rejects.toMatchObject({
      fault: { code: 404 },
    });
  });

  it('keeps the workbooks it was filed with, each with its SHA-256', async () => {
    const enterprise = await founded();
    const { finance } = enterprise;
    await plainYear(enterprise);
    const { id } = await finance.declaration.submit(annual);
    const { workbooks, digests } = await finance.resource(declaration).detail({ id });
    // A107012, both summaries, one ledger, 107-2, the bridge between the calibres.
    expect(workbooks).toHaveLength(6);
    expect(digests!.map(({ attachmentId }) => attachmentId)).toEqual(workbooks);
    for (const { attachmentId, name, sha256 } of digests!) {
      const file = await finance.files.download({ id: attachmentId });
      expect(file.name).toBe(name);
      const digest = await crypto.subtle.digest('SHA-256', Uint8Array.from(file.bytes));
      expect(Buffer.from(digest).toString('hex')).toBe(sha256);
    }
  });

  it('keeps the filed figures of a capitalised project when an earlier year changes afterwards', async () => {
    const enterprise = await founded();
    const capitalised = { expenditureType: 'capitalised', startTime: '2023-01-01', endTime: '2024-12-31' };
    await enterprise.project('2023', 'RD07', capitalised);
    await enterprise.material('2023-06-01', 'RD07', 'LL1', '1000');
    await enterprise.recompute('2023');
    await enterprise.project('2024', 'RD07', { ...capitalised, completion: 'ended' });
    await enterprise.material('2024-06-01', 'RD07', 'LL2', '200');
    await enterprise.recompute('2024');
    const { finance } = enterprise;
    // Opening 1,000 of 2023 and 200 of the year are capitalised together: line 42.
    expect(await enterprise.lines('2024', 'ANNUAL', '42')).toEqual({ '42': '1200.00' });
    const { id } = await finance.declaration.submit(annual);
    await enterprise.material('2023-07-01', 'RD07', 'LL3', '300');
    await enterprise.recompute('2023');
    expect(await enterprise.lines('2024', 'ANNUAL', '42')).toEqual({ '42': '1200.00' });
    const summary = await finance.ledger.summary({ year: '2024' });
    expect(summary.total.columns).toEqual(summary.capitalised.columns);
    const { from, to, lines } = await finance.declaration.differences({ id, with: 'current' });
    expect([from, to]).toEqual([0, null]);
    // Against today: 300 more of 2023.
    expect(lines.find(({ label }) => label.zh.startsWith('第42行'))).toMatchObject({
      before: '1200.00',
      after: '1500.00',
    });
  });

  it('lets assets and matches change after it, and says which open years that affects', async () => {
    const enterprise = await founded();
    const { finance } = enterprise;
    await enterprise.project('2024', 'RD01');
    await enterprise.project('2025', 'RD02');
    await enterprise.intangible('IA1', {
      acquireDate: '2024-01-01',
      originalValue: '12000',
      projectId: enterprise.projectId('2024', 'RD01'),
      rdRatio: '100',
    });
    await plainYear2025(enterprise);
    await enterprise.recompute('2024');
    // 12,000 ÷ 120 × 12 of 2024.
    expect(await enterprise.lines('2024', 'ANNUAL', '40')).toEqual({ '40': '1200.00' });
    await finance.declaration.submit(annual);
    await finance.resource(intangibleAsset).submit({ id: enterprise.assetId('IA1'), originalValue: '24000' });
    expect(await enterprise.lines('2024', 'ANNUAL', '40')).toEqual({ '40': '1200.00' });
    expect(await finance.ledger.yearState({ year: '2024' })).toMatchObject({ changed: 0, filed: { correction: 0 } });
    const match = (await finance.resource(subjectMatch).list({})).records[0]!;
    await finance.resource(subjectMatch).submit({ id: match.id, costItem: '5.2' });
    const touched = await finance.declaration.touchedYears({ resource: subjectMatch.name, id: match.id });
    expect(touched).toMatchObject({ open: ['2025'], closed: [] });
    const asset = await finance.declaration.touchedYears({
      resource: intangibleAsset.name,
      id: enterprise.assetId('IA1'),
    });
    expect(asset.closed).toEqual(['2024']);
    // Once a correction is opened, the change of the asset is there to be recomputed.
    const [filed] = (await finance.resource(declaration).list({})).records;
    await finance.declaration.cancelAssign({ id: filed!.id, reason: '资产原值更正' });
    expect((await finance.ledger.yearState({ year: '2024' })).changes).toEqual([
      { resource: intangibleAsset.name, label: intangibleAsset.label, count: 1 },
    ]);
    await enterprise.recompute('2024');
    expect(await enterprise.lines('2024', 'ANNUAL', '40')).toEqual({ '40': '2400.00' });
  });

  it('says of a capitalised project, its master and the closing accounts which years a change reaches', async () => {
    const enterprise = await founded();
    const { finance } = enterprise;
    const capitalised = { expenditureType: 'capitalised' };
    const first = await enterprise.project('2023', 'RD01', capitalised);
    await enterprise.project('2024', 'RD01', capitalised);
    const expensed = await enterprise.project('2023', 'RD02');
    await enterprise.project('2024', 'RD02');
    const touched = (resource: string, id: string) => finance.declaration.touchedYears({ resource, id });
    // The balance of 2023 is the opening of 2024; expensed cost stays in its year.
    expect(await touched(project.name, first)).toMatchObject({ open: ['2023', '2024'], closed: [] });
    expect(await touched(project.name, expensed)).toMatchObject({ open: ['2023'], closed: [] });
    const where = [{ field: 'code', is: 'equal', value: 'RD01' }] as const;
    const [master] = (await finance.resource(projectMaster).list({ where })).records;
    expect((await touched(projectMaster.name, master!.id)).open).toEqual(['2023', '2024']);
    await enterprise.voucher(
      '2022-03-20',
      '设计费',
      { account: '530101', debit: '1' },
      { account: '1002', credit: '1' },
    );
    await enterprise.voucher(
      '2024-03-20',
      '设计费',
      { account: '530101', debit: '1' },
      { account: '1002', credit: '1' },
    );
    const account = await enterprise.record(closingAccount, { account: '88', closes: '2' });
    expect((await touched(closingAccount.name, account.id)).open).toEqual(['2022', '2024']);
  });

  it('says how many changes a year has seen since its recompute, and what a recompute changed', async () => {
    const enterprise = await founded();
    const { finance } = enterprise;
    expect((await finance.ledger.yearState({ year: '2024' })).notice?.zh).toBe('本年度尚未计算，请一键重算');
    const { materialId } = await plainYear(enterprise);
    expect(await finance.ledger.yearState({ year: '2024' })).toMatchObject({ changed: 0, notice: null, filed: null });
    await enterprise.material('2024-05-01', 'RD01', 'LL2', '500');
    await finance.resource(material).submit({ id: materialId, amount: '3100' });
    await enterprise.voucher('2024-06-30', '设计费', { account: '530101', debit: '50', project: 'RD01' });
    await finance
      .resource(material)
      .submit({ id: materialId, remark: '不影响金额' })
      .catch(() => undefined);
    const state = await finance.ledger.yearState({ year: '2024' });
    expect(state).toMatchObject({ changed: 3 });
    expect(state.notice!.zh).toContain('数据已变动（3 处：材料 2、记账凭证 1）');
    expect((await finance.ledger.yearState({ year: '2025' })).changes).toEqual([]);
    const refused = { fault: { message: { zh: state.notice!.zh } } };
    await expect(finance.declaration.submit(annual)).rejects.toMatchObject(refused);
    // Measured first, which changes nothing: neither the figures nor what is said of them.
    const before = await enterprise.lines('2024');
    const preview = await finance.ledger.previewRecompute({ year: '2024' });
    expect(await enterprise.lines('2024')).toEqual(before);
    expect(await finance.ledger.yearState({ year: '2024' })).toEqual(state);
    const { changes, warnings } = await enterprise.recompute('2024');
    expect(preview).toEqual({ changes, warnings });
    const line = (key: string) => changes.find((each) => each.key === key);
    // 3,100 + 500 + 2,050 = 5,650.
    expect(line('line40')).toMatchObject({ before: '5000.00', after: '5650.00' });
    expect(line('line8')).toMatchObject({ before: '3000.00', after: '3600.00' });
    expect(line('line4')).toBeUndefined();
    expect(changes.filter(({ key }) => key.startsWith('ledger:'))).toMatchObject([
      { label: { zh: '辅助账 RD01' }, before: '5000.00', after: '5650.00' },
    ]);
    expect(await finance.ledger.yearState({ year: '2024' })).toMatchObject({ changed: 0, notice: null });
    expect((await enterprise.recompute('2024')).changes).toEqual([]);
  });

  it('declares the half-year without closing the year', async () => {
    const enterprise = await founded();
    const { finance } = enterprise;
    await plainYear(enterprise);
    const half = await finance.declaration.submit({ year: '2024', period: 'H1' });
    expect(half).toMatchObject({ period: 'H1', reviewStatus: 'submit' });
    await enterprise.material('2024-05-01', 'RD01', 'LL2', '500');
    await enterprise.recompute('2024');
    await expect(finance.declaration.submit({ year: '2024', period: 'H1' })).rejects.toMatchObject({
      fault: { message: { zh: '该申报期已提交，如需更正请先办理更正申报' } },
    });
    const { lines } = await finance.declaration.differences({ id: half.id });
    // Against the computation of now: 5,000 became 5,500.
    expect(lines.find(({ label }) => label.zh.startsWith('第40行'))).toMatchObject({
      before: '5000.00',
      after: '5500.00',
    });
  });

  it('takes the review status of a year from its declaration only', async () => {
    const enterprise = await founded();
    const years = enterprise.finance.resource(enterpriseYear);
    const written = await years.submit({ year: '2024', reviewStatus: 'pass' });
    expect(written.reviewStatus).toBe('draft');
    expect((await years.submit({ id: written.id, reviewStatus: 'submit' })).reviewStatus).toBe('draft');
  });
}

async function plainYear2025(enterprise: Enterprise): Promise<void> {
  await enterprise.match('530101', '5.1', '设计费');
  await enterprise.voucher('2025-03-20', '设计费', { account: '530101', debit: '2000', project: 'RD02' });
}
