import {
  achievementConversion,
  highTechProduct,
  intellectualProperty,
  propertyDeal,
  registryUsage,
} from '@rdm/core/internal/achievement';
import type { Ports } from '@rdm/core/internal/application';
import { voucherEntry } from '@rdm/core/internal/finance';
import { createSpreadsheetWriter } from '@rdm/documents';
import { beforeAll, describe, expect, it } from 'vitest';
import { pdf } from '../../setup/sample-files';
import type { OpenStack } from '../../setup/stacks';
import { refusal } from './refusal';

const invention = {
  ...{ type: '12', applyTime: '2020-04-10', publishTime: '2020-10-10', regTime: '2022-06-01', feeYear: 4 },
  ...{ advancement: 'A', support: 'B' },
};

/** Intellectual property, products, conversions, and what form 107-2 takes of them. docs/rules.md, Intellectual property and achievements */
export function achievementsContract(stack: () => OpenStack, [code, other]: readonly [string, string]): void {
  describe('achievements', () => {
    let finance: Ports;
    let manager: Ports;
    let ids: string[];
    let productId: string;
    beforeAll(async () => {
      finance = await stack().signIn('finance', code);
      manager = await stack().signIn('manager', code);
      const port = finance.resource(intellectualProperty);
      const rows = [
        { ...invention, name: '一种方法', code: 'ZL202010000001.1' },
        { ...invention, name: '另一种方法', code: 'ZL202010000002.2', state: 'lapsed', lapseTime: '2023-12-31' },
        { name: '软件 V1.0', code: '2021SR0123456', type: '4', publishTime: '2021-01-01', regTime: '2021-05-01' },
        {
          name: '一种装置',
          code: '202420000003.3',
          type: '2',
          state: 'accepted',
          applyTime: '2024-12-31',
          acceptTime: '2024-12-31',
        },
      ];
      ids = [];
      for (const row of rows) ids.push((await port.submit(row)).id);
    });

    it('derive class, end of term and next fee of a property, and refuse a number twice', async () => {
      const stored = await finance.resource(intellectualProperty).detail({ id: ids[0]! });
      expect(stored).toMatchObject({ iprClass: 'Ⅰ类', expiry: '2040-04-10', feeDue: '2024-04-10', state: 'granted' });
      const again = finance
        .resource(intellectualProperty)
        .submit({ ...invention, name: '重复', code: 'ZL202010000001.1' });
      await expect(again).rejects.toMatchObject(refusal(400));
    });

    it('count by class on a day, and tell fees that are overdue', async () => {
      const on = async (day: string) => {
        const { class1, class2, own } = await finance.achievements.properties({ day });
        return [class1.length, class2.length, own];
      };
      expect(await on('2022-05-31')).toEqual([0, 1, 1]);
      expect(await on('2023-12-30')).toEqual([2, 1, 3]);
      expect(await on('2023-12-31')).toEqual([1, 1, 2]);
      const [date] = await finance.achievements.dates();
      expect(date).toMatchObject({ kind: 'overdue', day: '2024-04-10', amount: '1200.00', propertyId: ids[0] });
      const to = `/rdm/intellectualproperty?id=${ids[0]!}`;
      expect(await finance.achievements.reminders()).toMatchObject([{ kind: 'overdue', to }]);
      // Several of a kind are one reminder, which tells the first day.
      const port = finance.resource(intellectualProperty);
      const second = await port.submit({ ...invention, name: '另一种方法', code: 'ZL202010000002.6' });
      const message = { zh: '2 项知识产权的年费已过期，最早 2024-04-10' };
      expect(await finance.achievements.reminders()).toMatchObject([{ kind: 'overdue', message }]);
      await port.remove({ ids: [second.id] });
      const reviewer = await stack().signIn('reviewer', code);
      expect(await reviewer.achievements.reminders()).toEqual([]);
    });

    it('give products codes that follow each other, with the details of their property', async () => {
      expect(await finance.achievements.productCode()).toBe('PS01');
      const product = { name: '压缩机', domain: '3.4', source: '6', main: '2', iprCodes: ids[0]! };
      const port = finance.resource(highTechProduct);
      productId = (await port.submit({ ...product, code: 'PS01', incomeAccounts: '600101' })).id;
      await port.submit({ ...product, code: 'PS07', main: '1', iprCodes: ids[1]! });
      expect(await finance.achievements.productCode()).toBe('PS08');
      const found = await finance.achievements.productProperties({ ids: `${ids[0]},${ids[2]},1` });
      expect(found.map(({ name }) => name).sort()).toEqual(['一种方法', '软件 V1.0']);
    });

    it('come in by workbook with several numbers in a cell, and an unknown one is a fault of its row', async () => {
      const headings = [
        '产品（服务）编号',
        '产品（服务）名称',
        '技术领域',
        '技术来源',
        '是否主要产品（服务）',
        '知识产权编号',
      ];
      const columns = headings.map((heading) => ({ heading, width: 12, kind: 'text' as const }));
      const bring = async (numbers: string) => {
        const rows = [['PS20', '减速器', '新型机械', '企业自有技术', '否', numbers]];
        const file = await createSpreadsheetWriter().write([{ name: '高新技术产品', columns, rows }]);
        return finance.resource(highTechProduct).import({ file, fileName: '产品.xlsx' });
      };
      await expect(bring('ZL202010000001.1、无此编号')).rejects.toMatchObject(refusal(400));
      expect(await bring('ZL202010000001.1、2021SR0123456')).toMatchObject({ inserted: 1, errors: [] });
      const where = [{ field: 'code', is: 'equal', value: 'PS20' }] as const;
      const [product] = (await finance.resource(highTechProduct).list({ where })).records;
      expect([...(product?.iprCodes ?? [])].sort()).toEqual([ids[0], ids[2]].sort());
      await finance.resource(highTechProduct).remove({ ids: [product!.id] });
    });

    it('choose the field of a product from a tree of two levels', async () => {
      const tree = await finance.dictionaryRecords.entriesTree({ code: 'high_tech_product_domain' });
      expect(tree.map(({ dictKey, children = [] }) => [dictKey, children.length])).toEqual([
        ...[
          ['1', 8],
          ['6', 7],
          ['4', 2],
          ['7', 6],
          ['2', 8],
          ['8', 4],
          ['9', 8],
          ['3', 9],
        ],
      ]);
    });

    it('read the income of a product from vouchers, and name what a reviewer would object to', async () => {
      const entry = {
        ...{ date: '2024-03-15', voucherType: '记', voucherNo: '1', entryNo: 1, summary: '销售压缩机' },
        ...{ subjectCode: '600101', subjectName: '主营业务收入-压缩机', creditAmount: '700.00' },
      };
      await finance.resource(voucherEntry).submit(entry);
      const rest = {
        ...entry,
        entryNo: 2,
        subjectCode: '600109',
        subjectName: '主营业务收入-其他',
        creditAmount: '300.00',
      };
      await finance.resource(voucherEntry).submit(rest);
      const standing = await finance.achievements.products({ year: '2024' });
      expect(standing).toMatchObject({
        income: '700.00',
        totalIncome: '1000.00',
        totalFrom: 'vouchers',
        share: '70.00%',
      });
      const told = standing.findings.map(({ message }) => message.zh).join('\n');
      expect(told).toMatch(/PS07：没有年末有效/);
      expect(told).not.toMatch(/不足60%/);
    });

    it('count a conversion with its evidence, and give the reason for one without', async () => {
      const port = finance.resource(achievementConversion);
      const first = await finance.achievements.achievementCode();
      const conversion = {
        ...{ name: '变频控制', year: '2024', type: '1', source: '1', form: '3', result: '1' },
        ...{ htproductCodes: productId, iprCodes: ids[0]! },
      };
      const { attachId: invoice } = await finance.files.putFile({ file: pdf('invoice'), fileName: '发票.pdf' });
      await port.submit({ ...conversion, code: first, invoice });
      await port.submit({
        ...conversion,
        code: await finance.achievements.achievementCode(),
        name: '没有证明',
        iprCodes: ids[2]!,
      });
      const { total, years, leftOut } = await finance.achievements.conversions({ year: '2024' });
      expect([first, total, years.map(({ count }) => count)]).toEqual(['CG01', 1, [0, 0, 1]]);
      expect(leftOut).toMatchObject([{ code: 'CG02', name: '没有证明' }]);
      const { records } = await port.list({ where: [{ field: 'code', is: 'equal', value: 'CG02' }] });
      expect(records[0]).toMatchObject({ missingEvidence: expect.stringContaining('转化证明') as string });
      const { highTech, techSme } = await finance.innovation.standing({ year: '2024' });
      expect(highTech.map(({ key }) => key)).toEqual(['intellectualProperty', 'conversion']);
      expect(techSme.suggested).toBe(30);
    });

    it('print the summary and the statements of three years', async () => {
      const summary = await finance.achievements.exportSummary({ year: '2024' });
      expect(summary.name).toMatch(/2022—2024年科技成果转化汇总表/);
      const statements = await finance.achievements.exportStatements({ year: '2024' });
      expect(statements.name).toMatch(/2022—2024年科技成果转化说明\.docx/);
      expect(statements.bytes.length).toBeGreaterThan(100);
    });

    it('fill form 107-2 with what they say, which may be typed over', async () => {
      await finance.resource(propertyDeal).submit({
        ...{ iprId: ids[0]!, kind: 'licence', date: '2024-07-01', counterparty: '某公司', income: '12345.67' },
      });
      const keys = ['amount29', 'amount30', 'amount32', 'amount33', 'amount53', 'amount54'];
      const read = async () => {
        const data = await finance.statistics.data({ year: '2024' });
        return keys.map((key) => data[key]);
      };
      expect(await read()).toEqual(['1', '0', '1', '1', '1', '12.35']);
      const trace = await finance.statistics.explain({ year: '2024', key: 'amount32' });
      expect(trace.inputs[0]).toMatchObject({ source: { resource: 'blade-rdm/intellectualproperty', id: ids[0] } });
      await finance.statistics.save({ year: '2024', amount29: '9' });
      expect((await read())[0]).toBe('9');
      expect((await finance.statistics.report({ year: '2024' })).computed.amount29).toBe('1');
      await finance.statistics.save({ year: '2024', amount29: '' });
      expect((await read())[0]).toBe('1');
    });

    it('keep what others name, and say which registers do', async () => {
      const removal = finance.resource(intellectualProperty).remove({ ids: [ids[0]!] });
      await expect(removal).rejects.toMatchObject({
        fault: { code: 400, message: { zh: expect.stringContaining('关联') as string } },
      });
    });

    it('say what to set where no company registry is, and keep the count of calls from requests', async () => {
      await expect(finance.achievements.refresh()).rejects.toMatchObject(
        refusal(400, '服务器没有设置天眼查接口，请联系运维人员设置 RDM_TIANYANCHA_URL 和 RDM_TIANYANCHA_TOKEN'),
      );
      const usage = await finance.resource(registryUsage).submit({ month: '2024-06', used: 99, callLimit: 10 });
      expect(usage).toMatchObject({ used: 0, callLimit: 10 });
    });

    it('are the project manager’s to keep as well, and nobody else’s to see', async () => {
      expect((await manager.resource(intellectualProperty).list({})).total).toBe(4);
      await expect(manager.resource(registryUsage).submit({ month: '2024-07' })).rejects.toMatchObject(refusal(403));
      const neighbour = await stack().signIn('finance', other);
      expect((await neighbour.resource(intellectualProperty).list({})).total).toBe(0);
      expect(await neighbour.achievements.productProperties({ ids: ids.join(',') })).toEqual([]);
      const member = await stack().signIn('member', code);
      await expect(member.achievements.properties({})).rejects.toMatchObject(refusal(403));
    });
  });
}
