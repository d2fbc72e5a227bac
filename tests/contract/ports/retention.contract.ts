import type { Ports } from '@rdm/core/internal/application';
import { projectCompletion, projectMember } from '@rdm/core/internal/execution';
import { enterpriseYear } from '@rdm/core/internal/enterprise';
import { sha256 } from '@rdm/core/internal/kernel';
import { entrustedContract, externalUnit, projectDetail } from '@rdm/core/internal/project';
import { referenceFile } from '@rdm/core/internal/retention';
import { createPdfBinder, createSpreadsheetReader } from '@rdm/documents';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { collected } from '../../setup/collected';
import { chinesePdf } from '../../setup/sample-files';
import type { OpenStack } from '../../setup/stacks';
import { projectForms } from './project-forms';

const year = '2022';
const YES = '2';
const ofYear = { year, startTime: `${year}-01-10`, endTime: `${year}-11-30` };

/** Files that are kept for inspection. docs/product.md, Retained files */
export function retentionContract(stack: () => OpenStack, [tenant, other]: readonly [string, string]): void {
  describe('retained files', () => {
    const { leaderId, plain, faultsOf, detailDraft, refusal } = projectForms(stack, tenant);
    let manager: Ports;
    let projectId: string;
    let code: string;
    const upload = async (name: string) =>
      (await manager.files.putFile({ file: chinesePdf([name, name]), fileName: `${name}.pdf` })).attachId;
    const slot = async (fileNo: string) => {
      const { records } = await manager.resource(referenceFile).list({
        size: -1,
        where: [{ field: 'fileNo', is: 'equal', value: fileNo }],
      });
      return records.find((each) => each.year === year)!;
    };
    beforeAll(async () => {
      manager = await stack().signIn('manager', tenant);
      const made = await plain(ofYear);
      [projectId, code] = [made.id, made.code];
    });

    it('have a slot for each that a project and its year have to keep, made once', async () => {
      const made = await manager.retention.init({ projectIds: projectId });
      const nos = made.map((each) => each.fileNo).sort();
      expect(nos).toEqual(['F01', 'F02', 'F03', 'F05', 'F07', 'F11']);
      expect(made.find(({ fileNo }) => fileNo === 'F01')).toMatchObject({
        ...{ code: `plan:project:${year}:${code}:zzyf:F01:1`, state: 'missing' },
      });
      expect(made.find(({ fileNo }) => fileNo === 'F07')?.code).toBe(`ledger:year:${year}:-:-:F07:1`);
      const again = await manager.retention.init({ projectIds: projectId });
      expect(again.map(({ id }) => id).sort()).toEqual(made.map(({ id }) => id).sort());
    });

    it('are found by a pattern of their code', async () => {
      const ofPlan = await manager.retention.ofType({ type: `plan::${year}::::`, projectId });
      expect(ofPlan.map(({ fileNo }) => fileNo).sort()).toEqual(['F01', 'F02']);
      expect(await manager.retention.ofType({ type: 'plan:*:2021:*:*:*:*' })).toEqual([]);
      await expect(manager.retention.ofType({ type: 'plan:F01' })).rejects.toMatchObject(refusal(400));
    });

    it('are collected with a file behind them, their own or that of another register', async () => {
      const port = manager.resource(referenceFile);
      const { id } = await slot('F02');
      expect(await faultsOf(port.submit({ id, state: 'signed' }))).toMatchObject([{ field: 'recordFiles' }]);
      expect(await faultsOf(port.submit({ id, state: 'notNeeded' }))).toMatchObject([{ field: 'reason' }]);
      await manager.resource(projectDetail).submit({
        ...{ ...detailDraft(), projectId, startTime: ofYear.startTime, endTime: ofYear.endTime },
        resolutionFiles: [await upload('立项决议')],
      });
      expect((await port.submit({ id, state: 'signed' })).state).toBe('signed');
      expect((await slot('F02')) as unknown as { found: string }).toMatchObject({
        ...{ found: '项目立项 1', keptUntil: '2033-05-31' },
      });
      const plan = await slot('F01');
      await port.submit({ id: plan.id, state: 'complete', recordFiles: [await upload('项目计划书')] });
      await expect(port.remove({ ids: [plan.id] })).rejects.toMatchObject(refusal(400, '2033-05-31'));
      expect(await faultsOf(port.submit({ year, fileNo: 'F01', state: 'missing' }))).toMatchObject([
        { field: 'projectId' },
      ]);
      expect(await faultsOf(port.submit({ year, fileNo: 'F11', projectId, state: 'missing' }))).toMatchObject([
        { field: 'projectId' },
      ]);
    });

    it('tell how far a project is collected, and what is missing', async () => {
      const of = async () => (await manager.retention.standing({ year })).find((each) => each.projectId === projectId);
      expect(await of()).toMatchObject({ completeness: 66, missing: [{ fileNo: 'F03' }] });
      await manager
        .resource(projectMember)
        .submit({ year, projectId, personnelId: leaderId(), role: 'leader', fromDate: ofYear.startTime });
      expect(await of()).toMatchObject({ completeness: 100, missing: [] });
    });

    it('are submitted together, all or none', async () => {
      const [plan, resolution] = [await slot('F01'), await slot('F02')];
      const files = [
        { id: plan.id, remark: '一式两份' },
        { id: resolution.id, state: 'notNeeded' },
      ];
      expect(await faultsOf(manager.retention.submitSeveral({ files }))).toMatchObject([{ field: '1.reason' }]);
      expect((await slot('F01')).remark).toBeNull();
      const done = await manager.retention.submitSeveral({ files: files.slice(0, 1) });
      expect(done.map(({ remark }) => remark)).toEqual(['一式两份']);
      const [first, second] = [resolution.id, plan.id];
      const both = await manager.retention.submitSeveral({
        files: [
          { id: first, remark: '原件' },
          { id: second, remark: '一式三份' },
          { id: first, remark: '原件在档案室' },
        ],
      });
      // As a detail shows them, in the order they were sent; what was sent twice stands twice, as it is in the end.
      expect(both.map(({ id, remark }) => [id, remark])).toEqual([
        [first, '原件在档案室'],
        [second, '一式三份'],
        [first, '原件在档案室'],
      ]);
      expect(both[1]).toEqual(await manager.resource(referenceFile).detail({ id: second }));
    });

    it('leave as one archive, with a cover, an index that tells every file, and what is missing', async () => {
      const { id } = await manager
        .resource(projectCompletion)
        .submit({ year, projectId, summary: '完成', documentFiles: [await upload('验收报告')] });
      expect(id).not.toBe('');
      const { name, chunks } = await manager.retention.folder({ year, code });
      expect(name).toBe(`留存备查资料-${year}-${code}.zip`);
      const files = unzipSync(await collected(chunks));
      const paths = Object.keys(files);
      expect(paths).toEqual(expect.arrayContaining(['00_封面.docx', '00_目录.xlsx', '00_缺少的资料.txt']));
      expect(paths.some((path) => path.includes('F01_项目计划书'))).toBe(true);
      expect(paths.some((path) => path.includes('F14_') && path.endsWith('验收报告.pdf'))).toBe(true);
      const reading = await createSpreadsheetReader().read(files['00_目录.xlsx']!);
      if (!reading.ok) throw new Error(reading.fault.message.en);
      const rows = reading.sheet.rows.filter(([number]) => /^\d+$/.test(String(number)));
      expect(rows.map(([, path]) => String(path)).sort()).toEqual(
        paths.filter((path) => !path.startsWith('00_')).sort(),
      );
      for (const [, path, , pages, size, digest] of rows) {
        const packed = files[String(path)]!;
        expect([path, Number(size), digest]).toEqual([path, packed.length, sha256(packed)]);
        expect(pages ?? null).toBe(String(path).endsWith('.pdf') ? 2 : null);
      }
      expect(strFromU8(files['00_缺少的资料.txt']!)).not.toContain('F01');
      const one = unzipSync(await collected((await manager.retention.ofProject({ category: 'plan', code })).chunks));
      expect(Object.keys(one).filter((path) => !path.startsWith('00_'))).toHaveLength(2);
      await expect(manager.retention.ofYear({ category: 'plan', code: '1999' })).rejects.toMatchObject(refusal(404));
    });

    it('leave as one volume, in which each file has its pages', async () => {
      const { name, type, chunks } = await manager.retention.volume({ year, code });
      expect([name, type]).toEqual([`留存备查资料-${year}-${code}.pdf`, 'application/pdf']);
      // Cover, contents, two pages of each file, staff, account and what is missing, besides the forms of the year.
      expect(await createPdfBinder().pagesOf(await collected(chunks))).toBeGreaterThan(2 + 3 * 2 + 1 + 1 + 1);
      await expect(manager.retention.volume({ year: '1999' })).rejects.toMatchObject(refusal(404));
    });

    it('count a contract in the other years of its project, with what its trustee has to state', async () => {
      const [first, next] = [
        await plain({
          year: '2020',
          code: 'RD-F04',
          devForm: 'wtyf_jn',
          startTime: '2020-01-10',
          endTime: '2020-12-31',
        }),
        await plain({
          year: '2021',
          code: 'RD-F04',
          devForm: 'wtyf_jn',
          startTime: '2021-01-01',
          endTime: '2021-12-31',
        }),
      ];
      const missing = async () => {
        const standing = await manager.retention.standing({ year: '2021' });
        return standing.find((each) => each.projectId === next.id)!.missing.map(({ fileNo }) => fileNo);
      };
      expect(await missing()).toEqual(['F01', 'F02', 'F03', 'F04']);
      const { id: unitId } = await manager.resource(externalUnit).submit({
        ...{ unitsName: '留存关联研究院', kind: 'institute', related: YES, relation: 'sameController' },
      });
      await (await stack().signIn('finance', tenant)).resource(entrustedContract).submit({
        ...{ year: '2020', projectId: first.id, contractNo: 'HT-F04', contractKind: 'entrusted', unitId },
        contractFiles: [await upload('委托合同')],
      });
      // The contract is there in the second year; its trustee is related, so the detail of the cost is asked for.
      expect(await missing()).toEqual(['F01', 'F02', 'F03', 'F12']);
      const packed = await collected((await manager.retention.folder({ year: '2021', code: 'RD-F04' })).chunks);
      expect(Object.keys(unzipSync(packed)).some((path) => path.includes('F04_'))).toBe(true);
    });

    it('say what an inspector would ask until it is put right, to those who may see them', async () => {
      const asked = async () =>
        (await manager.retention.findings({ year })).find((each) => each.projectId === projectId)!;
      const { records } = await manager.resource(projectDetail).list({
        size: -1,
        where: [{ field: 'projectId', is: 'equal', value: projectId }],
      });
      const appliedOn = async (applyTime: string) => {
        const { id } = records[0]!;
        await manager.resource(projectDetail).submit({ id, projectId, applyTime });
        return (await asked()).findings.map(({ kind }) => kind);
      };
      expect(await appliedOn(`${year}-02-01`)).toEqual(['approvedLate']);
      expect(await appliedOn(ofYear.startTime)).toEqual([]);
      const stranger = await stack().signIn('finance', other);
      expect((await stranger.retention.findings({ year })).some((each) => each.projectId === projectId)).toBe(false);
    });

    it('prove the kind of enterprise whose rate the year claims', async () => {
      const finance = await stack().signIn('finance', tenant);
      const lacking = async () =>
        (await manager.retention.standingOfYear({ year })).missing.map(({ fileNo }) => fileNo);
      expect(await manager.retention.standingOfYear({ year })).toEqual({ completeness: 100, missing: [] });
      const claim = { year, enterpriseKinds: ['techSme'], techSmeNo: '202332010008123456', techSmeDate: '2023-04-06' };
      await finance.resource(enterpriseYear).submit(claim);
      expect(await lacking()).toEqual(['F10']);
      await manager.retention.init({ projectIds: projectId });
      const proof = await finance.files.putFile({ file: chinesePdf(['入库登记编号']), fileName: '入库登记.pdf' });
      await finance.resource(enterpriseYear).submit({ year, techSmeFiles: [proof.attachId] });
      expect(await lacking()).toEqual([]);
      expect((await slot('F10')) as unknown).toMatchObject({ found: '年度企业信息 1', projectId: null });
      const packed = await collected((await manager.retention.folder({ year })).chunks);
      expect(Object.keys(unzipSync(packed)).filter((path) => path.includes('F10_'))).toHaveLength(1);
      // No kind has a rate of its own in 2016, so there is nothing to prove.
      await finance.resource(enterpriseYear).submit({ year: '2016', enterpriseKinds: ['techSme'] });
      expect((await manager.retention.standingOfYear({ year: '2016' })).missing).toEqual([]);
    });

    it('can be added until the year is declared, and then with the reason, dated', async () => {
      expect(await manager.retention.canUpload({ projectId })).toEqual({ canUpload: true, reason: null });
      const finance = await stack().signIn('finance', tenant);
      await finance.ledger.recompute({ year });
      await finance.declaration.submit({ year, period: 'ANNUAL' });
      expect(await manager.retention.canUpload({ projectId })).toMatchObject({
        ...{ canUpload: false, reason: { zh: `${year}年度已申报，补充资料须填写补充原因` } },
      });
      const port = manager.resource(referenceFile);
      const { id, recordFiles } = await slot('F01');
      const files = [...(recordFiles ?? []), await upload('补充计划')];
      expect(await faultsOf(port.submit({ id, recordFiles: files }))).toMatchObject([{ field: 'supplement' }]);
      const added = await port.submit({ id, recordFiles: files, supplement: '税务机关要求补充' });
      expect(added).toMatchObject({ supplement: '税务机关要求补充' });
      expect(added.supplementedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    });

    it('are their enterprise’s alone', async () => {
      const stranger = await stack().signIn('finance', other);
      await expect(stranger.retention.canUpload({ projectId })).rejects.toMatchObject(refusal(404));
      await expect(stranger.retention.init({ projectIds: projectId })).rejects.toMatchObject(refusal(404));
      await expect(stranger.retention.folder({ year, code })).rejects.toMatchObject(refusal(404));
    });
  });
}
