import type { Ports } from '@rdm/core/internal/application';
import { certificationStates, enterprise, enterpriseYear } from '@rdm/core/internal/enterprise';
import type { Draft } from '@rdm/core/internal/records';
import { beforeAll, describe, expect, it } from 'vitest';
import { testCard } from '../../setup/certified-tenant';
import { pdf } from '../../setup/sample-files';
import type { OpenStack } from '../../setup/stacks';
import { documentText } from './document-text';
import { refusal } from './refusal';

const { none, submitted, passed, returned } = certificationStates;
const mustCertify = '未通过工商认证审核，无法进行操作。点击“确定”进行认证？';
const mustWait = '未通过工商认证审核，请耐心等待工商认证通过后再提交';
const notCertified = (sentence: string) => ({
  fault: { code: 403, name: 'NOT_CERTIFIED', message: { zh: sentence } },
});

/** The card of the enterprise, its certification, and what waits for it. docs/product.md, Certification */
export function enterpriseContract(stack: () => OpenStack, [tenant, other]: readonly [string, string]): void {
  describe('the card of the enterprise', () => {
    let finance: Ports;
    let reviewer: Ports;
    let card: Draft;
    const state = async () => (await finance.enterprise.certification()).bizCert;
    const stored = async () => (await finance.enterprise.ofTenant({ tenantId: tenant }))!;
    const waiting = async (ports: Ports) => (await ports.enterprise.bizCerts({})).records;
    const changing = async (values: Draft) =>
      finance.resource(enterprise).submit({ id: (await stored()).id, ...values });

    beforeAll(async () => {
      await stack().application.inTenant(tenant, (call) => call.records.purge(enterprise, []));
      finance = await stack().signIn('finance', tenant);
      reviewer = await stack().signIn('reviewer', tenant);
      const { attachId } = await finance.files.putFile({ file: pdf('licence'), fileName: '营业执照.pdf' });
      card = { ...testCard, name: '甲企业', creditCodeFiles: [attachId], industryCode: '3425' };
    });

    it('is missing at first: nothing is declared or printed as filed, and everybody is told what to do', async () => {
      expect(await finance.enterprise.ofTenant({ tenantId: tenant })).toBeNull();
      const standing = await finance.enterprise.certification();
      expect(standing).toMatchObject({ bizCert: none, returnReason: null, registered: { name: `企业${tenant}` } });
      expect(standing.missing.map(({ field }) => field)).toContain('creditCodeFiles');
      const asked = { year: '2024', period: 'ANNUAL' } as const;
      const refused = notCertified(mustCertify);
      await expect(finance.declaration.submit(asked)).rejects.toMatchObject(refused);
      await expect(finance.ledger.exportPreferential({ year: '2024' })).rejects.toMatchObject(refused);
      await expect(finance.ledger.exportSummary({ year: '2024' })).rejects.toMatchObject(refused);
      await expect(finance.ledger.exportLedgerRows({ reportId: '1' })).rejects.toMatchObject(refused);
      await expect(finance.ledger.exportLedger({ projectId: '1', year: '2024' })).rejects.toMatchObject(refused);
      await expect(finance.statistics.export({ year: '2024' })).rejects.toMatchObject(refused);
      await expect(finance.statistics.exportProjects({ year: '2024' })).rejects.toMatchObject(refused);
      const manager = await stack().signIn('manager', tenant);
      await expect(manager.statistics.export({ year: '2024' })).rejects.toMatchObject(notCertified(mustWait));
    });

    it('does not keep anybody from typing, nor from his working papers', async () => {
      const year = finance.resource(enterpriseYear);
      expect(await year.submit({ year: '2023', revenue: '1000', staffAverage: '10.5', techStaff: 3 })).toMatchObject({
        revenue: '1000.00',
        staffAverage: '10.5',
        techStaff: 3,
      });
      const tooMany = year.submit({ year: '2023', techStaff: 11 });
      await expect(tooMany).rejects.toMatchObject(refusal(400, '科技人员数不能多于职工总数'));
      expect((await finance.statistics.exportBridge({ year: '2023' })).bytes.length).toBeGreaterThan(0);
    });

    it('is refused where it is not whole, registered in the future, or of two industries', async () => {
      const submit = (values: Draft) => finance.enterprise.submitBizCert({ draft: { ...card, ...values } });
      await expect(submit({ creditCodeFiles: [] })).rejects.toMatchObject(refusal(400, '请上传营业执照'));
      await expect(submit({ bizRegisteyTime: '2099-01-01' })).rejects.toMatchObject(
        refusal(400, '工商注册日期不能晚于今天'),
      );
      await expect(submit({ industryCode: '5112' })).rejects.toMatchObject(
        refusal(400, '行业代码的前两位应与所选的所属行业一致'),
      );
      expect(await state()).toBe(none);
    });

    it('is submitted with what follows from it, and its certification is nothing a form can write', async () => {
      const forged = { bizCert: passed, bizCertReviewedBy: 'nobody' };
      const scale = { staffCount: 240, revenue: '18600', totalAssets: '16200' };
      const saved = await finance.resource(enterprise).submit({ ...card, ...scale, ...forged });
      expect(saved).toMatchObject({ bizCert: none, bizCertReviewedBy: null, scale: 'small', formerBizCerts: [] });
      const sent = await finance.enterprise.submitBizCert({ draft: {} });
      expect(sent).toMatchObject({ id: saved.id, bizCert: submitted, bizCertSubmittedBy: 'finance' });
      await expect(finance.enterprise.submitBizCert({ draft: {} })).rejects.toMatchObject(
        refusal(400, '工商认证已提交，请等待审核'),
      );
    });

    it('stays the only one, and keeps name, code and licence while it is reviewed', async () => {
      await expect(
        finance.resource(enterprise).submit({ ...card, creditCode: '91320506MA7YCJ2434' }),
      ).rejects.toMatchObject(refusal(400, '企业信息已存在，请打开原有的企业信息修改'));
      await expect(changing({ name: '乙企业' })).rejects.toMatchObject(
        refusal(400, '工商认证审核中，企业名称、统一社会信用代码和营业执照不能修改'),
      );
      expect(await changing({ taxAuthority: '某税务局' })).toMatchObject({ bizCert: submitted });
      const { id } = await stored();
      await expect(finance.resource(enterprise).remove({ ids: [id] })).rejects.toMatchObject(
        refusal(400, '工商认证审核中或已通过的企业信息不能删除'),
      );
    });

    it('is reviewed by who has the right, never by who submitted it, and returned with a reason only', async () => {
      const { id } = await stored();
      await expect(finance.enterprise.review({ id, value: passed })).rejects.toMatchObject({ fault: { code: 403 } });
      expect(await waiting(reviewer)).toMatchObject([{ id, bizCert: submitted }]);
      expect(await reviewer.enterprise.reminders()).toMatchObject([{ kind: 'review', to: '/rdm/bizcert' }]);
      await expect(reviewer.enterprise.reviewBizCert({ id, value: returned })).rejects.toMatchObject(
        refusal(400, '请填写退回原因'),
      );
      const back = await reviewer.enterprise.reviewBizCert({ id, value: returned, reason: '执照不清晰' });
      expect(back).toMatchObject({
        bizCert: returned,
        bizCertReturnReason: '执照不清晰',
        bizCertReviewedBy: 'reviewer',
      });
      await expect(reviewer.enterprise.review({ id, value: passed })).rejects.toMatchObject(
        refusal(400, '只能审核已提交的工商认证'),
      );
      expect(await finance.enterprise.reminders()).toMatchObject([{ kind: 'returned', to: '/rdm/enterpriseinfo' }]);

      const admin = await stack().signIn('admin', tenant);
      await admin.enterprise.submitBizCert({ draft: {} });
      await expect(admin.enterprise.review({ id, value: passed })).rejects.toMatchObject(
        refusal(400, '提交人不能审核自己提交的工商认证，请由其他人审核'),
      );
      expect(await admin.enterprise.reminders()).toEqual([]);
      expect(await reviewer.enterprise.review({ id, value: passed })).toMatchObject({
        bizCert: passed,
        bizCertReturnReason: null,
      });
    });

    it('lets the enterprise declare and print once it is passed', async () => {
      expect(await state()).toBe(passed);
      expect((await finance.statistics.export({ year: '2024' })).bytes.length).toBeGreaterThan(0);
      await expect(finance.enterprise.submitBizCert({ draft: {} })).rejects.toMatchObject(
        refusal(400, '工商认证已通过，无需再次提交'),
      );
      const { name, bytes } = await finance.enterprise.enterpriseInfoDownload({});
      expect(name).toBe('甲企业-企业基本情况表.docx');
      const printed = documentText(bytes);
      for (const text of ['企业基本情况表', testCard.creditCode, '34 通用设备制造业', '小型', '已通过', '1 份']) {
        expect(printed).toContain(text);
      }
    });

    it('is certified anew after a change of its name, and keeps the certification it had', async () => {
      expect(await changing({ address: '新地址' })).toMatchObject({ bizCert: passed });
      const renamed = await changing({ name: '丙企业' });
      expect(renamed).toMatchObject({ bizCert: none, bizCertReviewedBy: null });
      expect(renamed.formerBizCerts).toMatchObject([
        { name: '甲企业', creditCode: testCard.creditCode, reviewedBy: 'reviewer', endedBy: 'finance' },
      ]);
      await expect(finance.statistics.export({ year: '2024' })).rejects.toMatchObject(notCertified(mustCertify));
      const { attachId } = await finance.files.putFile({ file: pdf('new'), fileName: '新营业执照.pdf' });
      const draft = { creditCodeFiles: [attachId], formerBizCerts: null };
      const again = await finance.enterprise.submitBizCert({ draft });
      expect(again).toMatchObject({ bizCert: submitted, formerBizCerts: [{ name: '甲企业' }] });
    });

    it('is nobody else’s', async () => {
      const stranger = await stack().signIn('reviewer', other);
      const { id } = await stored();
      await expect(stranger.enterprise.ofTenant({ tenantId: tenant })).rejects.toMatchObject({ fault: { code: 404 } });
      await expect(stranger.enterprise.review({ id, value: passed })).rejects.toMatchObject({ fault: { code: 404 } });
      expect((await waiting(stranger)).map((each) => each.id)).not.toContain(id);
    });
  });
}
