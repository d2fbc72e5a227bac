import { enterpriseCard } from '../../../enterprise';
import { tenThousandYuan, toTenThousandYuan, sum } from '../../../kernel/money';
import { idsIn, wholly, type Call } from '../../../records';
import { productStanding, propertyKind, shownConversions } from '../../../achievement';
import type { FormTable, TableCell } from '../../application/form-table';
import type { TablesGiven } from '../../application/title';
import { isYes } from '../../application/yes-no';
import { peopleLines, peopleStructure, scienceField, staffField } from '../recognition-people';
import { highTechYear, type HighTechYear } from '../use-cases/high-tech-year';
import { projectCostDetail } from '../use-cases/project-cost-detail';
import { projectInfoOf } from '../use-cases/project-info';
import { relatedOf } from '../use-cases/relate-activities';
import { activityTable, costTables, relationTables } from './annex-tables';
import { registrationTable } from './registration-table';
import { wordsOf, type Words } from './words';

const THOUSANDS = '单位：万元';
const ordinals = ['第一年', '第二年', '第三年'];
/** The form leaves nothing empty: what there is none of is 0. */
const shown = (value: unknown): string => (typeof value === 'string' && value !== '' ? value : '0');
const yesNoWord = (value: unknown): string => (isYes(value) === null ? '未填' : isYes(value) ? '是' : '否');
/** 元 of a figure as 万元. */
const tenThousand = (yuan: string | null): TableCell => ({
  amount: yuan === null ? '0.00' : toTenThousandYuan(yuan, 'yuan'),
});

/** The registration form, tables one to eight, the summary of conversions and the matrix, in the order of the application. */
export async function applicationTables(given: Call, { year, values, figure }: TablesGiven): Promise<FormTable[]> {
  const call = wholly(given);
  const facts = await highTechYear(call, year, typeof values.applyDate === 'string' ? values.applyDate : null);
  const words = await wordsOf(call);
  return [
    await registrationTable(call, await enterpriseCard(call), values),
    mainTable(facts, { values, figure, year }, words),
    propertyTable(facts, words),
    ...peopleTables(figure),
    activityTable(projectInfoOf(facts), words),
    ...costTables(await projectCostDetail(call, { year })),
    await productTable(call, facts, words),
    capacityTable(values),
    standardTable(facts, words),
    await conversionTable(call, facts),
    ...relationTables(relatedOf(facts)),
  ];
}

function mainTable(facts: HighTechYear, { values, figure }: TablesGiven, words: Words): FormTable {
  const rows: (readonly [string, TableCell])[] = [
    ['技术领域', words.domain(typeof values.domain === 'string' ? values.domain : null)],
    ['获得知识产权数量（件）Ⅰ类', shown(figure('ipClass1'))],
    ['获得知识产权数量（件）Ⅱ类', shown(figure('ipClass2'))],
    ['职工总数（人）', shown(figure('staffTotal'))],
    ['科技人员数（人）', shown(figure('techStaff'))],
    ...ordinals.flatMap((ordinal, at): (readonly [string, TableCell])[] => [
      [`${ordinal}（${facts.years[at]}）净资产（万元）`, tenThousand(figure(`netAssets${at + 1}`))],
      [`${ordinal}（${facts.years[at]}）销售收入（万元）`, tenThousand(figure(`sales${at + 1}`))],
      [`${ordinal}（${facts.years[at]}）利润总额（万元）`, tenThousand(figure(`profit${at + 1}`))],
    ]),
    ['近三年研究开发费用总额（万元）', { amount: threeYears(facts, ({ total }) => total.total) }],
    [
      '其中：在中国境内研发费用总额（万元）',
      {
        amount: threeYears(facts, ({ total }) =>
          sum([tenThousandYuan(total.internal), tenThousandYuan(total.domestic)], 'tenThousandYuan').toString(),
        ),
      },
    ],
    [
      '其中：基础研究投入费用总额（万元）',
      { amount: typeof values.basicResearch === 'string' ? values.basicResearch : '0.00' },
    ],
    ['近一年企业总收入（万元）', tenThousand(figure('totalIncome'))],
    ['近一年高新技术产品（服务）收入（万元）', tenThousand(figure('hiTechIncome'))],
    ['申请认定前一年内是否发生过重大安全、重大质量事故或严重环境违法行为', yesNoWord(values.accident)],
  ];
  return { name: '表一 主要情况', title: '一、主要情况', headings: ['栏目', '内容'], rows };
}

const threeYears = ({ costs }: HighTechYear, of: (cost: HighTechYear['costs'][number]) => string): string =>
  sum(
    costs.map((cost) => tenThousandYuan(of(cost))),
    'tenThousandYuan',
  ).toString();

function propertyTable({ properties, propertyNumbers, held }: HighTechYear, words: Words): FormTable {
  return {
    name: '表二 知识产权',
    title: '二、知识产权汇总表',
    headings: ['知识产权编号', '知识产权名称', '类别', '授权日期', '授权号', '获得方式'],
    rows: properties.flatMap(({ id, name, type, regTime, code, acquisition }) => {
      const number = propertyNumbers.get(id);
      const kind = `${words.propertyKind(type)}（${propertyKind(type)?.class ?? ''}）`;
      return number ? [[number, name, kind, regTime ?? '', code, words.acquisition(acquisition ?? '2')]] : [];
    }),
    notes: held.leftOut.map(({ code, reason }) => `未列入：${code}（${reason.zh}）`),
  };
}

function peopleTables(figure: TablesGiven['figure']): FormTable[] {
  return [
    {
      name: '表三 人力资源',
      title: '三、人力资源情况表（一）总体情况',
      headings: ['项目', '企业职工', '科技人员'],
      rows: [
        ['总数（人）', shown(figure('staffTotal')), shown(figure('techStaff'))],
        ...peopleLines.map(({ key, label }, at) => [
          at === 0 ? `其中：${label}` : label,
          shown(figure(staffField(key))),
          shown(figure(scienceField(key))),
        ]),
      ],
    },
    {
      name: '表三 人员结构',
      title: '三、人力资源情况表（二）全体人员结构',
      headings: ['类别', '项目', '人数'],
      rows: peopleStructure.map(({ key, group, label }) => [group.zh, label.zh, shown(figure(staffField(key)))]),
    },
  ];
}

async function productTable(call: Call, facts: HighTechYear, words: Words): Promise<FormTable> {
  const { products: income } = await productStanding(call, { year: facts.years[2] });
  const ofProduct = new Map(income.map(({ productId, total }) => [productId, total] as const));
  return {
    name: '表六 高新产品',
    title: '六、上年度高新技术产品（服务）情况表（按单一产品填报）',
    unit: THOUSANDS,
    headings: [
      ...['产品（服务）编号', '产品（服务）名称', '技术领域', '技术来源', '上年度销售收入（万元）'],
      ...['是否主要产品（服务）', '知识产权（编号）', '关键技术及主要技术指标（限400字）'],
      ...['与同类产品（服务）的竞争优势（限400字）'],
      ...['知识产权获得情况及其对产品（服务）在技术上发挥的支持作用（限400字）'],
    ],
    rows: facts.products.map((each) => [
      ...[each.code, each.name, words.domain(each.domain), words.source(each.source)],
      tenThousand(ofProduct.get(each.id) ?? null),
      yesNoWord(each.main),
      idsIn(each.iprCodes)
        .flatMap((id) => facts.propertyNumbers.get(id) ?? [])
        .join('、') || '无',
      ...[shown(each.keyTechnology), shown(each.advantage), shown(each.iprSupport)],
    ]),
  };
}

function capacityTable(values: TablesGiven['values']): FormTable {
  return {
    name: '表七 创新能力',
    title: '七、企业创新能力',
    headings: ['栏目', '说明（限400字）'],
    rows: [
      ['知识产权对企业竞争力的作用', shown(values.propertyText)],
      ['科技成果转化情况', shown(values.conversionText)],
      ['研究开发与技术创新组织管理情况', shown(values.managementText)],
      ['管理与科技人员情况', shown(values.staffText)],
    ],
  };
}

function standardTable({ standards }: HighTechYear, words: Words): FormTable {
  const counted = standards.filter(({ level }) => level === 'national' || level === 'industry');
  return {
    name: '表八 标准',
    title: '八、企业参与国家标准或行业标准制定情况汇总表',
    headings: ['序号', '标准名称', '标准级别', '标准编号', '参与方式'],
    rows: counted.map(({ name, level, code, role }, at) => [
      ...[String(at + 1), name, words.standardLevel(level)],
      // The portal takes numbers without blanks.
      ...[code.replaceAll(/\s/g, ''), words.standardRole(role)],
    ]),
  };
}

/** 科技成果转化汇总表 of the portal: what counts, with the numbers of activities and properties of this application. */
async function conversionTable(call: Call, facts: HighTechYear): Promise<FormTable> {
  const { shown: counted, counts } = await shownConversions(call, { year: facts.years[2] });
  const records = new Map(facts.conversions.map((each) => [each.code, each] as const));
  return {
    name: '成果转化汇总',
    title: '科技成果转化汇总表（申报系统）',
    headings: [
      ...['排序号', '科技成果名称', '成果类型', '成果来源', '转化结果', '转化时间'],
      ...['关联 IP', '关联 RD', '关联 PS', '转化形式'],
    ],
    rows: counted.map((each, at) => {
      const record = records.get(each.code);
      const masters = new Set(idsIn(record?.projectCodes));
      const properties = idsIn(record?.iprCodes).flatMap((id) => facts.propertyNumbers.get(id) ?? []);
      const activities = facts.activities.filter((activity) => activity.masters.some(({ id }) => masters.has(id)));
      return [
        ...[String(at + 1), each.name, each.type, each.source, each.result, each.year],
        ...[properties.join('、') || '无', activities.map(({ code }) => code).join('、') || '无'],
        ...[each.products || '无', each.form],
      ];
    }),
    notes: [
      `合计 ${counts.total} 项；同一成果同一转化形式只计一项。栏目仅有单一来源。`,
      ...counts.leftOut.map(
        ({ code, name, reasons }) => `未计入：${code} ${name}（${reasons.map(({ zh }) => zh).join('；')}）`,
      ),
    ],
  };
}
