import type { Ports } from '@rdm/core/internal/application';
import { attendance, workTime } from '@rdm/core/internal/hours';
import { voucherEntry } from '@rdm/core/internal/finance';
import { aboveScale, gazelle, highTechCertificate, techSme } from '@rdm/core/internal/title';
import { unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OpenStack } from '../../setup/stacks';
import { refusal } from './refusal';

const pdf = new TextEncoder().encode('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
const yes = '2';
const no = '1';

/** Applications for titles from the draft to the title, over every implementation. docs/rules.md, Titles */
export function titleContract(stack: () => OpenStack, [tenant, other]: readonly [string, string]): void {
  describe('applications for titles', () => {
    let finance: Ports;
    let reviewer: Ports;
    let admin: Ports;
    let manager: Ports;
    const file = async (type: string) =>
      (await finance.files.putFile({ file: pdf, fileName: '材料.pdf', type })).attachId;

    beforeAll(async () => {
      finance = await stack().signIn('finance', tenant);
      reviewer = await stack().signIn('reviewer', tenant);
      admin = await stack().signIn('admin', tenant);
      manager = await stack().signIn('manager', tenant);
    });

    it('have no state before the first record, and a page with what is missing', async () => {
      expect(await finance.techSmeTitle.status({})).toEqual({ id: null, year: null, state: null });
      expect(await finance.techSmeTitle.status({ year: '2024' })).toEqual({ id: null, year: '2024', state: null });
      expect(await finance.highTechTitle.current({})).toBeNull();
      const page = await finance.techSmeTitle.overview({ year: '2024' });
      expect(page).toMatchObject({ id: null, state: null, outcome: 'maybe', actions: [], completeness: 0 });
      expect(page.figures.map(({ value }) => value)).toEqual(page.figures.map(() => null));
    });

    describe('as a technology SME', () => {
      let id: string;
      const figures = {
        ...{ staffTotal: '100', techStaff: '30', sales: '50000000', assets: '80000000' },
        ...{ costExpense: '45000000', rdCost: '3000000', ipClass1: '0', ipClass2: '3' },
      };

      beforeAll(async () => {
        const answers = { resident: yes, bannedProducts: no, accident: no, badFaith: no };
        id = (await finance.resource(techSme).submit({ year: '2024', ...answers })).id;
      });

      it('is refused until it is complete, in a sentence that names what is missing', async () => {
        await expect(finance.techSmeTitle.apply({ id })).rejects.toMatchObject({
          fault: { code: 400, message: { zh: expect.stringMatching(/^申请还缺少：职工总数、.*承诺书/) } },
        });
        expect(await finance.techSmeTitle.status({ year: '2024' })).toMatchObject({ id, state: 'draft' });
      });

      it('takes figures typed with a reason, and says how far they are from those of the registers', async () => {
        await expect(finance.techSmeTitle.override({ id, field: 'staffTotal', value: '100' })).rejects.toMatchObject(
          refusal(400, '请填写调整原因'),
        );
        for (const value of ['-1', '十', '1e3', '1.234']) {
          await expect(
            finance.techSmeTitle.override({ id, field: 'sales', value, reason: '审计数' }),
          ).rejects.toMatchObject({ fault: { code: 400, fields: [{ field: 'value' }] } });
        }
        await expect(
          finance.techSmeTitle.override({ id, field: 'nothing', value: '1', reason: '无' }),
        ).rejects.toMatchObject({ fault: { code: 400, fields: [{ field: 'field' }] } });
        for (const [field, value] of Object.entries(figures)) {
          await finance.techSmeTitle.override({ id, field, value, reason: '上年审计报告' });
        }
        const page = await finance.techSmeTitle.overview({ id });
        expect(page).toMatchObject({ outcome: 'yes', conclusion: { zh: '88 分，符合科技型中小企业条件' } });
        expect(page.hints[0]!.zh).toBe('再增加 1 件Ⅱ类知识产权（如软件著作权）：88 → 94 分');
        expect(page.figures[0]).toMatchObject({
          field: 'staffTotal',
          value: null,
          overridden: { value: '100', reason: '上年审计报告' },
          difference: null,
        });
      });

      it('is handed in, returned with remarks at the fields, resubmitted with changes, and passed by another', async () => {
        const commitmentFiles = [await file('enterprisehtsme.commitmentFiles')];
        const statementFiles = [await file('enterprisehtsme.statementFiles')];
        await finance.resource(techSme).submit({ id, commitmentFiles, statementFiles });
        expect(await finance.techSmeTitle.overview({ id })).toMatchObject({ completeness: 100, missing: [] });
        expect(await finance.techSmeTitle.apply({ id })).toMatchObject({ state: 'submitted' });
        await expect(finance.techSmeTitle.apply({ id })).rejects.toMatchObject({ fault: { code: 400 } });
        await expect(finance.resource(techSme).submit({ id, resident: no })).rejects.toMatchObject({
          fault: { code: 400, fields: [{ field: 'resident' }] },
        });
        await expect(
          finance.techSmeTitle.override({ id, field: 'rdCost', value: '1', reason: '改' }),
        ).rejects.toMatchObject(refusal(400, '申请已提交，数据不能调整'));
        await expect(finance.resource(techSme).remove({ ids: [id] })).rejects.toMatchObject({ fault: { code: 400 } });

        const waiting = await reviewer.titles.queue();
        expect(waiting).toMatchObject([
          { id, code: 'enterprisehtsme', state: 'submitted', version: 1, mayReview: true },
        ]);
        await expect(reviewer.techSmeTitle.review({ id, decision: 'return' })).rejects.toMatchObject(
          refusal(400, '请填写审核意见'),
        );
        const remarks = [{ field: 'techStaff', remark: '名单人数不符' }];
        await expect(
          reviewer.techSmeTitle.review({
            id,
            decision: 'return',
            opinion: '请核对',
            remarks: [{ field: 'x', remark: 'y' }],
          }),
        ).rejects.toMatchObject({ fault: { code: 400 } });
        await reviewer.techSmeTitle.review({ id, decision: 'return', opinion: '请核对', remarks });
        const returned = await finance.techSmeTitle.overview({ id });
        expect(returned).toMatchObject({ state: 'returned', remarks, actions: ['resubmit'], mayEdit: true });
        expect((await finance.titles.reminders()).map(({ message }) => message.zh)).toContain(
          '科技型中小企业评价 2024 年度的申请被退回：请核对',
        );

        await finance.techSmeTitle.override({ id, field: 'techStaff', value: '25', reason: '更正名单' });
        const again = await finance.techSmeTitle.resubmit({ draft: { id, remark: '已更正' } });
        expect(again).toMatchObject({ state: 'resubmitted', remark: '已更正' });
        const page = await finance.techSmeTitle.overview({ id });
        expect(page.submissions.map(({ number, figures: of }) => [number, of[1]!.value])).toEqual([
          [1, '30'],
          [2, '25'],
        ]);
        expect(page.remarks).toEqual([]);
        await expect(finance.techSmeTitle.resubmit({ draft: { id } })).rejects.toMatchObject({
          fault: { code: 400, message: { zh: '只有已退回或未通过的申请可以重新提交，当前为已重新提交' } },
        });

        await expect(finance.techSmeTitle.review({ id, decision: 'pass' })).rejects.toMatchObject({
          fault: { code: 403 },
        });
        await reviewer.techSmeTitle.review({ id, decision: 'pass', opinion: '同意' });
        expect(await finance.techSmeTitle.status({ year: '2024' })).toMatchObject({ state: 'passed' });
        expect(await reviewer.titles.queue()).toEqual([]);
      });

      it('keeps the figures it was submitted with, and takes its registration number afterwards', async () => {
        const before = await finance.techSmeTitle.overview({ id });
        expect(before.frozen).toBe(true);
        await expect(finance.resource(techSme).submit({ id, regNo: '123' })).rejects.toMatchObject({
          fault: { code: 400, fields: [{ field: 'regNo' }] },
        });
        const kept = await finance.resource(techSme).submit({ id, regDate: '2024-09-20' });
        expect(kept).toMatchObject({ regDate: '2024-09-20' });
        expect(await finance.techSmeTitle.current({ year: '2024' })).toMatchObject({ id });
        expect(await finance.techSmeTitle.current({ year: '2025' })).toBeNull();
        expect((await finance.techSmeTitle.overview({ id })).figures).toEqual(before.figures);
      });

      it('is printed and packed with its files and a list', async () => {
        const document = await finance.techSmeTitle.document({ id });
        expect(document.name).toBe('科技型中小企业评价-2024.docx');
        expect((await finance.techSmeTitle.workbook({ id })).name).toBe('科技型中小企业评价-2024.xlsx');
        const packed = unzipSync((await finance.techSmeTitle.pack({ id })).bytes);
        expect(Object.keys(packed).sort()).toEqual(
          [
            '科技型中小企业评价-2024.docx',
            '科技型中小企业评价-2024.xlsx',
            '材料清单.txt',
            '附件/01_承诺书（签字盖章）/01_材料.pdf',
            '附件/02_上年度财务会计报告/02_材料.pdf',
          ].sort(),
        );
        expect(packed['附件/01_承诺书（签字盖章）/01_材料.pdf']).toEqual(pdf);
      });

      it('is one a year, found by its year, and revoked with a reason', async () => {
        await expect(finance.resource(techSme).submit({ year: '2024' })).rejects.toMatchObject({
          fault: { code: 400 },
        });
        expect(await finance.resource(techSme).detail({ by: { year: '2024' } })).toMatchObject({ id });
        await reviewer.techSmeTitle.review({ id, decision: 'revoke', opinion: '抽查不符' });
        expect(await finance.techSmeTitle.status({})).toMatchObject({ state: 'revoked' });
        expect(await finance.techSmeTitle.current({ year: '2024' })).toBeNull();
      });
    });

    it('as a high-tech enterprise are held three years, judged each year, and expire', async () => {
      await expect(
        finance.resource(highTechCertificate).submit({ year: '2023', certNo: 'GR20231', issueDate: '2023-11-28' }),
      ).rejects.toMatchObject({ fault: { code: 400, fields: [{ field: 'certNo' }] } });
      const certificateFiles = [await file('enterprisehthr.certificateFiles')];
      const { id } = await finance.resource(highTechCertificate).submit({
        ...{ year: '2023', certNo: 'GR202344001234', issueDate: '2023-11-28', certificateFiles },
        // Only the steps write the state.
        state: 'passed',
      });
      expect(await finance.highTechTitle.status({})).toMatchObject({ state: 'draft' });
      expect(await admin.highTechTitle.current({ year: '2024' })).toBeNull();
      await finance.highTechTitle.apply({ id });
      await reviewer.highTechTitle.review({ id, decision: 'pass' });
      for (const year of ['2023', '2024', '2025'])
        expect(await finance.highTechTitle.current({ year })).toMatchObject({ id });
      for (const year of ['2022', '2026']) expect(await finance.highTechTitle.current({ year })).toBeNull();
      const page = await finance.highTechTitle.overview({ year: '2024' });
      expect(page).toMatchObject({ id, recordYear: '2023', frozen: false });
      expect(page.validity).toEqual({ from: '2023-11-28', to: '2026-11-27' });
      await finance.highTechTitle.override({ id, year: '2024', field: 'staffTotal', value: '100', reason: '花名册' });
      await finance.highTechTitle.override({ id, year: '2024', field: 'techStaff', value: '9', reason: '花名册' });
      const of = async (year: string) =>
        (await finance.highTechTitle.overview({ year })).conditions.find(({ key }) => key === 'techStaffShare');
      expect(await of('2024')).toMatchObject({ ok: false, actual: '9.00%' });
      expect(await of('2025')).toMatchObject({ ok: null });
      // It now counts as a direct pass of the technology SME.
      const sme = await finance.techSmeTitle.overview({ year: '2025' });
      expect(sme.conditions.find(({ key }) => key === 'highTechTitle')).toMatchObject({ ok: true });
    });

    it('above scale are watched by the revenue of the vouchers, month by month', async () => {
      const entry = (month: string, no_: string, creditAmount: string, year = '2022') =>
        finance.resource(voucherEntry).submit({
          ...{ date: `${year}-${month}-15`, voucherType: '记', voucherNo: no_, entryNo: 1, summary: '销售' },
          ...{ subjectCode: '6001', subjectName: '主营业务收入', creditAmount },
        });
      await entry('01', '1', '1000000.00');
      await entry('02', '1', '3000000.00');
      await finance.resource(aboveScale).submit({ year: '2022', entryKind: 'yearly', statCode: '3425' });
      const page = await finance.aboveScaleTitle.overview({ year: '2022' });
      expect(page.figures.slice(0, 3).map(({ value }) => value)).toEqual(['1000000.00', '3000000.00', '0.00']);
      expect(page.figures[0]!.trace!.inputs).toMatchObject([
        { value: '1000000.00', source: { resource: voucherEntry.name } },
      ]);
      expect(page.conclusion.zh).toContain('为工业标准 20,000,000.00 元的 20.00%：未达');
      expect(page.outcome).toBe('no');
      // 投产日期 and its proof are asked for of a newly opened one alone.
      expect(page.missing.map(({ zh }) => zh)).toEqual([
        '营业执照',
        '当期与上年同期利润表',
        '资产负债表',
        '增值税纳税申报表',
      ]);
      expect(page.slots.map(({ field }) => field)).not.toContain('openingFiles');

      // Of a year that is not over, a month after the newest one booked is still to come.
      const year = String(new Date().getFullYear());
      await entry('01', '1', '3000000.00', year);
      const running = await finance.aboveScaleTitle.overview({ year });
      expect(running.figures.slice(0, 2).map(({ value }) => value)).toEqual(['3000000.00', null]);
    });

    it('of a region are matched by rules, each said to be of one source', async () => {
      const { id } = await finance.resource(gazelle).submit({ year: '2024', kind: 'suzhou-park-gazelle' });
      const revenue = { revenue4: '34000000', revenue3: '40000000', revenue2: '46000000', revenue1: '60000000' };
      for (const [field, value] of Object.entries(revenue)) {
        await finance.gazelleTitle.override({ id, field, value, reason: '审计报告' });
      }
      const found = await finance.titles.matches({ year: '2024' });
      expect(found.map(({ key, outcome }) => [key, outcome])).toContainEqual(['suzhou-park-gazelle', 'yes']);
      expect(found.every(({ sources }) => sources === 1)).toBe(true);
      expect(await finance.gazelleTitle.overview({ id })).toMatchObject({ outcome: 'yes' });
    });

    it('count technical staff from hours and attendance', async () => {
      expect((await manager.resource(workTime).list({ size: 1 })).total).toBe(0);
      expect((await finance.resource(attendance).list({ size: 1 })).total).toBe(0);
      const { figures } = await finance.highTechTitle.overview({ year: '2022' });
      expect(figures.find(({ field }) => field === 'techStaff')).toMatchObject({ value: null, trace: null });
    });

    it('belong to their tenant, and to those with the right', async () => {
      const stranger = await stack().signIn('finance', other);
      const { id } = (await finance.resource(techSme).detail({ by: { year: '2024' } })) as { id: string };
      await expect(stranger.techSmeTitle.apply({ id })).rejects.toMatchObject({ fault: { code: 404 } });
      await expect(stranger.techSmeTitle.overview({ id })).rejects.toMatchObject({ fault: { code: 404 } });
      await expect(stranger.techSmeTitle.pack({ id })).rejects.toMatchObject({ fault: { code: 404 } });
      expect(await stranger.techSmeTitle.status({})).toMatchObject({ id: null });
      await expect(manager.techSmeTitle.apply({ id })).rejects.toMatchObject({ fault: { code: 403 } });
      await expect(manager.techSmeTitle.review({ id, decision: 'pass' })).rejects.toMatchObject({
        fault: { code: 403 },
      });
      await expect(reviewer.techSmeTitle.apply({ id })).rejects.toMatchObject({ fault: { code: 403 } });
      await expect(stack().anyone().techSmeTitle.status({})).rejects.toMatchObject({ fault: { code: 401 } });
    });
  });
}
