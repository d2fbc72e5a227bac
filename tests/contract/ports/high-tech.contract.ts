import type { Ports } from '@rdm/core/internal/application';
import {
  achievementConversion,
  highTechProduct,
  intellectualProperty,
  standardParticipation,
} from '@rdm/core/internal/achievement';
import { projectMaster } from '@rdm/core/internal/project';
import { rdActivity, recognition } from '@rdm/core/internal/title';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OpenStack } from '../../setup/stacks';
import { documentText } from './document-text';
import { refusal } from './refusal';

const pdf = new TextEncoder().encode('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

/** The fields of the official application, table by table: none of them may be missing on the paper. */
const officialFields = {
  企业注册登记表: [
    ...['企业名称', '注册时间', '注册类型', '外资来源地', '注册资金', '所属行业', '企业规模', '行政区域'],
    ...['统一社会信用代码', '企业所得税主管税务机关', '企业所得税征收方式', '通信地址', '邮政编码', '企业法定代表人'],
    ...['身份证号/护照号', '联系人', '企业是否上市', '上市时间', '股票代码', '上市类型', '是否属于国家级高新区内企业'],
    ...['高新区名称', '经营范围', '企业简介', '系统填报号', '认定机构', '申请日期'],
  ],
  一: [
    ...['技术领域', 'Ⅰ类', 'Ⅱ类', '职工总数（人）', '科技人员数（人）', '净资产', '销售收入', '利润总额'],
    ...['近三年研究开发费用总额（万元）', '其中：在中国境内研发费用总额（万元）', '其中：基础研究投入费用总额（万元）'],
    ...['近一年企业总收入（万元）', '近一年高新技术产品（服务）收入（万元）', '申请认定前一年内是否发生过重大安全'],
  ],
  二: ['知识产权编号', '知识产权名称', '类别', '授权日期', '授权号', '获得方式'],
  三: [
    ...['总数（人）', '在职人员', '兼职人员', '临时聘用人员', '外籍人员', '留学归国人员', '千人计划人员'],
    ...['博士', '硕士', '本科', '大专及以下', '高级职称', '中级职称', '初级职称', '高级技工'],
    ...['30及以下', '31-40', '41-50', '51及以上'],
  ],
  四: [
    ...[
      '研发活动编号',
      '研发活动名称',
      '起止时间',
      '技术领域',
      '技术来源',
      '知识产权（编号）',
      '研发经费总预算（万元）',
    ],
    ...['研发经费近三年总支出（万元）', '第一年', '第二年', '第三年', '目的及组织实施方式（限400字）'],
    ...['核心技术及创新点（限400字）', '取得的阶段性成果（限400字）'],
  ],
  五: [
    ...['RD01', '合计', '内部研究开发费用', '人员人工费用', '直接投入费用', '折旧费用与长期待摊费用'],
    ...['无形资产摊销费用', '设计费用', '装备调试费用与试验费用', '其他费用', '委托外部研究开发费用'],
    ...['其中：境内的外部研发费用', '研究开发费用（内、外部）小计', '企业填报人签字'],
  ],
  六: [
    ...['产品（服务）编号', '产品（服务）名称', '技术领域', '技术来源', '上年度销售收入（万元）'],
    ...['是否主要产品（服务）', '知识产权（编号）', '关键技术及主要技术指标（限400字）'],
    ...['与同类产品（服务）的竞争优势（限400字）'],
    '知识产权获得情况及其对产品（服务）在技术上发挥的支持作用（限400字）',
  ],
  七: ['知识产权对企业竞争力的作用', '科技成果转化情况', '研究开发与技术创新组织管理情况', '管理与科技人员情况'],
  八: ['序号', '标准名称', '标准级别', '标准编号', '参与方式', 'GB/T29030-2024'],
  成果转化: [
    ...['科技成果名称', '成果类型', '成果来源', '转化结果', '转化时间', '关联 IP', '关联 RD', '关联 PS'],
    ...['转化形式', '排序号'],
  ],
} as const;

/** The annexes and the application for recognition over every implementation. docs/rules.md, High-tech enterprise */
export function highTechContract(stack: () => OpenStack, [tenant]: readonly [string, string]): void {
  describe('recognition as a high-tech enterprise', () => {
    let finance: Ports;
    let projectIds: string[];
    const year = '2025';

    beforeAll(async () => {
      finance = await stack().signIn('finance', tenant);
      for (const code of ['GQ01', 'GQ02']) {
        await finance.resource(projectMaster).submit({
          ...{ code, name: `项目${code}`, totalBudget: '120.50', startTime: '2023-02-01', endTime: '2025-12-31' },
        });
      }
      const { records } = await finance.resource(projectMaster).list({ size: -1 });
      projectIds = records.filter(({ code }) => code.startsWith('GQ')).map(({ id }) => id);
    });

    it('numbers activities that take in several projects, and refuses another form of number', async () => {
      const given = { year, name: '低温变频', projectCodes: projectIds, source: '6', domain: '3.5' };
      await expect(finance.resource(rdActivity).submit({ ...given, code: 'R1' })).rejects.toMatchObject({
        fault: { code: 400, fields: [{ field: 'code' }] },
      });
      await expect(
        finance.resource(rdActivity).submit({ ...given, code: 'RD01', purpose: '长'.repeat(401) }),
      ).rejects.toMatchObject({ fault: { code: 400, fields: [{ field: 'purpose' }] } });
      await finance.resource(rdActivity).submit({ ...given, code: 'RD01', purpose: '长'.repeat(400) });
      const info = await finance.highTechAnnex.projectInfo({ year });
      expect(info).toMatchObject({ year, years: ['2022', '2023', '2024'], limit: 400 });
      expect(info.activities).toMatchObject([
        {
          ...{ code: 'RD01', projectCodes: ['GQ01', 'GQ02'], startTime: '2023-02-01', endTime: '2025-12-31' },
          ...{ totalBudget: '241.00', total: '0.00', spending: ['0.00', '0.00', '0.00'] },
          purpose: { from: 'typed', length: 400 },
          results: { from: 'none', length: 0 },
        },
      ]);
      expect(info.findings.map(({ message }) => message.zh)).toEqual([
        'RD01 没有填写核心技术及创新点',
        'RD01 没有填写取得的阶段性成果',
      ]);
    });

    it('shows how properties hang together with activities, and what is wrong with it', async () => {
      const patent = { name: '变频控制方法', type: '12', state: 'granted', acquisition: '2' };
      await finance.resource(intellectualProperty).submit({
        ...patent,
        ...{ code: 'ZL202210123456.7', applyTime: '2021-05-01', publishTime: '2022-01-01', regTime: '2022-06-01' },
        projectCodes: projectIds.slice(0, 1),
      });
      const related = await finance.highTechAnnex.relateActivities({ year });
      expect(related.rows).toMatchObject([{ code: 'RD01', properties: ['IP01'], products: [], conversions: [] }]);
      expect(related.properties).toMatchObject([{ number: 'IP01', code: 'ZL202210123456.7' }]);
      expect(related.findings.map(({ key, code }) => [key, code])).toEqual([['olderThanActivity', 'ZL202210123456.7']]);
    });

    it('has three years of cost, and running projects of the year', async () => {
      const detail = await finance.highTechAnnex.projectCostDetail({ year });
      expect(detail.years.map((each) => [each.year, each.total.total, each.recognised.total])).toEqual([
        ['2022', '0.00', '0.00'],
        ['2023', '0.00', '0.00'],
        ['2024', '0.00', '0.00'],
      ]);
      expect(detail).toMatchObject({ domesticShare: null, findings: [] });
      expect(await finance.highTechAnnex.projectDeveloping({ year })).toEqual({ year, projects: [], done: '0.00' });
    });

    it('prints each annex as a workbook', async () => {
      const port = finance.highTechAnnex;
      for (const print of [
        port.printProjectInfo,
        port.printProjectCostDetail,
        port.printRelateActivities,
        port.printProjectDeveloping,
      ]) {
        const file = await print({ year });
        expect(file.name).toMatch(/2025\.xlsx$/);
        expect([...file.bytes.slice(0, 2)]).toEqual([0x50, 0x4b]);
      }
    });

    it('is an application that is refused until it is complete, with every field of its tables on paper', async () => {
      const iprCodes = (await finance.resource(intellectualProperty).list({ size: -1 })).records.map((each) => each.id);
      const product = await finance.resource(highTechProduct).submit({
        ...{ code: 'PS01', name: '低温变频压缩机', domain: '3.5', source: '6', main: '2', iprCodes },
      });
      await finance.resource(standardParticipation).submit({
        ...{ code: 'GB/T 29030-2024', name: '低温压缩机', level: 'national', role: 'part', publishTime: '2024-03-01' },
      });
      const invoice = [(await finance.files.putFile({ file: pdf, fileName: '发票.pdf' })).attachId];
      await finance.resource(achievementConversion).submit({
        ...{
          code: 'CG01',
          name: '变频控制技术',
          year: '2024',
          type: '1',
          source: '1',
          form: '3',
          result: '1',
          invoice,
          iprCodes,
        },
        ...{ htproductCodes: [product.id], projectCodes: projectIds },
      });
      const { id } = await finance
        .resource(recognition)
        .submit({ year, domain: '3.5', listedField: '2', accident: '1' });
      await expect(finance.recognitionTitle.apply({ id })).rejects.toMatchObject({
        fault: { code: 400, message: { zh: expect.stringMatching(/^申请还缺少：.*职工总数.*认定申请书/) } },
      });
      await finance.recognitionTitle.override({ id, field: 'netAssets1', value: '-120000.50', reason: '审计报告' });
      await expect(
        finance.recognitionTitle.override({ id, field: 'sales1', value: '-1', reason: '审计报告' }),
      ).rejects.toMatchObject(refusal(400, '请输入不小于 0 的数'));
      const page = await finance.recognitionTitle.overview({ id });
      expect(page.figures.find(({ field }) => field === 'ipClass1')).toMatchObject({ value: '1' });
      expect(page.conditions).toHaveLength(9);
      expect(page.parts.map(({ key }) => key)).toEqual(['intellectualProperty', 'conversion', 'management', 'growth']);
      const paper = documentText((await finance.recognitionTitle.document({ id })).bytes);
      for (const [table, fields] of Object.entries(officialFields)) {
        expect(
          fields.filter((field) => !paper.includes(field)),
          `table ${table}`,
        ).toEqual([]);
      }
      expect(paper).toContain('-12.00');
      expect(paper).toContain('仅有单一来源');
    });
  });
}
