import { costLines, type CostLine } from '../cost-structure';
import type { ProjectCostDetail } from '../use-cases/project-cost-detail';
import type { ProjectDeveloping } from '../use-cases/project-developing';
import type { ProjectInfo } from '../use-cases/project-info';
import type { RelateActivities } from '../use-cases/relate-activities';
import type { FormTable } from '../../application/form-table';
import type { Words } from './words';

const THOUSANDS = '单位：万元';
const ordinals = ['第一年', '第二年', '第三年'];
const amount = (value: string | null) => ({ amount: value ?? '0.00' });
const listed = (codes: readonly string[]) => codes.join('、') || '无';

/** 四、企业研究开发活动情况表. */
export function activityTable({ years, activities, findings }: ProjectInfo, words: Words): FormTable {
  return {
    name: '表四 研发活动情况',
    title: '四、企业研究开发活动情况表（近三年执行的活动，按单一活动填报）',
    unit: THOUSANDS,
    headings: [
      ...['研发活动编号', '研发活动名称', '起止时间', '技术领域', '技术来源', '知识产权（编号）'],
      ...['研发经费总预算（万元）', '研发经费近三年总支出（万元）'],
      ...years.map((year, at) => `其中：${ordinals[at]}（${year}）`),
      ...['目的及组织实施方式（限400字）', '核心技术及创新点（限400字）', '取得的阶段性成果（限400字）'],
    ],
    rows: activities.map((each) => [
      ...[each.code, each.name, `${each.startTime ?? ''} 至 ${each.endTime ?? ''}`],
      ...[words.domain(each.domain), words.source(each.source), listed(each.properties)],
      ...[amount(each.totalBudget), amount(each.total), ...each.spending.map(amount)],
      ...[each.purpose.value, each.coreTechnology.value, each.results.value],
    ]),
    notes: findings.map(({ message }) => message.zh),
  };
}

/** 五、企业年度研究开发费用结构明细表, one a year, and what the conditions count of it. */
export function costTables({
  years,
  recognisedTotal,
  recognisedDomestic,
  domesticShare,
  findings,
}: ProjectCostDetail): FormTable[] {
  const tables = years.map(({ year, columns, total }): FormTable => ({
    name: `表五 ${year}`,
    title: `五、企业年度研究开发费用结构明细表（按近三年每年分别填报）（${year}年度）`,
    unit: THOUSANDS,
    headings: ['科目/活动编号', ...columns.map(({ code }) => code), '合计'],
    rows: (Object.keys(costLines) as CostLine[]).map((line) => [
      costLines[line].zh,
      ...columns.map(({ cells }) => amount(cells[line])),
      amount(total[line]),
    ]),
    notes: [
      '本表按实际发生额列示；有资料称委托外部按 80% 填列，口径以申报系统说明为准，测算数见“认定口径测算”。',
      '企业填报人签字：　　　　　　日期：',
    ],
  }));
  return [
    ...tables,
    {
      name: '认定口径测算',
      title: '研究开发费用认定口径测算',
      unit: '单位：元',
      headings: ['年度', '项目', '实际发生额', '计入额', '计算方法'],
      rows: [
        ...years.flatMap(({ year, ledgerTotal, deduction, recognised: { steps, total } }) => [
          ...steps.map(({ label, actual, counted, formula }) => [
            year,
            label.zh,
            amount(actual),
            amount(counted),
            formula.zh,
          ]),
          [year, '合计', amount(ledgerTotal), amount(total), ''],
          [year, '对照：加计口径（限额调整前）', amount(deduction), '', '财税〔2015〕119号，差异见口径差异表'],
        ]),
        ['近三年', '合计', '', amount(recognisedTotal), ''],
        [
          '近三年',
          '其中：境内',
          '',
          amount(recognisedDomestic),
          domesticShare === null ? '' : `占比 ${domesticShare}%`,
        ],
      ],
      notes: findings.map(({ zh }) => zh),
    },
  ];
}

/** The matrix of activities, and the findings on it. */
export function relationTables({
  day,
  rows,
  properties,
  products,
  conversions,
  standards,
  findings,
}: RelateActivities): FormTable[] {
  return [
    {
      name: '关联关系',
      title: `研发活动、知识产权、产品与成果转化关联表（知识产权按 ${day} 有效）`,
      headings: ['研发活动编号', '研发活动名称', '知识产权', '高新技术产品（服务）', '成果转化'],
      rows: rows.map((row) => [
        row.code,
        row.name,
        listed(row.properties),
        listed(row.products),
        listed(row.conversions),
      ]),
    },
    {
      name: '关联项目录',
      title: '关联表所列知识产权、产品、成果与标准',
      headings: ['编号', '号码', '名称', '关联'],
      rows: [
        ...properties.map(({ number, code, name }) => [number, code, name, '']),
        ...products.map(({ number, code, name, properties: own }) => [number, code, name, listed(own)]),
        ...conversions.map(({ number, code, name, activities, counts }) => [
          ...[number, code, name],
          `${listed(activities)}${counts ? '' : '（不计入）'}`,
        ]),
        ...standards.map(({ number, code, name }) => [number, code, name, '标准']),
      ],
    },
    {
      name: '核对发现',
      title: '关联核对发现',
      headings: ['级别', '对象', '说明'],
      rows: findings.map(({ level, code, message }) => [level === 'error' ? '错误' : '提示', code, message.zh]),
    },
  ];
}

/** 在研项目一览. */
export function developingTable({ year, projects, done }: ProjectDeveloping, words: Words): FormTable {
  return {
    name: '在研项目',
    title: `在研项目一览（${year}年）`,
    unit: THOUSANDS,
    headings: ['项目编号', '项目名称', '阶段', '起止时间', '预算', '累计完成', '剩余', '完成比例（%）', '预期成果'],
    rows: [
      ...projects.map((each) => [
        ...[each.code, each.name, words.stage(each.stage), `${each.startTime ?? ''} 至 ${each.endTime ?? ''}`],
        ...[each.budget === null ? '未编制' : amount(each.budget), amount(each.done)],
        ...[each.remaining === null ? '' : amount(each.remaining), each.share ?? ''],
        words.results(each.expected) || (each.expectedTarget ?? ''),
      ]),
      ['合计', '', '', '', '', amount(done), '', '', ''],
    ],
  };
}
