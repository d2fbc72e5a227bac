import { scoreHighTech } from '../../assessment';
import { fill, text, type Text } from '../../kernel';
import type { Assessment, Deadline, DeadlinesAsked, FigureOfTitle, Judged, Title } from '../application/title';
import { isYes } from '../application/yes-no';
import { productIncome } from '../figures/product-income';
import { recognisedFigure } from '../high-tech/recognised-figure';
import { propertyClasses } from '../application/property-figure';
import { highTechCertificate, lastDay } from './high-tech-certificate';
import { monthsEarlier } from './years-later';

/** Warned of from twelve months before the end; the nearer it is, the more urgent. */
const MONTHS_BEFORE = 12;

const three = [2, 1, 0] as const;
const yearly = (name: string, label: Text, from: FigureOfTitle['from']): FigureOfTitle[] =>
  three.map((back) => ({
    field: `${name}${back}`,
    label: text(
      `${label.zh}（${back === 0 ? '本年' : `前 ${back} 年`}）`,
      `${label.en} (${back === 0 ? 'the year' : `${back} before`})`,
    ),
    unit: 'yuan',
    from: (facts, year) => from(facts, year - back),
  }));

const figures: readonly FigureOfTitle[] = [
  {
    field: 'staffTotal',
    label: text('职工总数', 'Staff'),
    unit: 'people',
    from: (facts, year) => facts.registered(year, 'staffAverage'),
  },
  {
    field: 'techStaff',
    label: text('科技人员', 'Technical staff'),
    unit: 'people',
    from: (facts, year) => facts.scienceStaff(year, 'days'),
  },
  ...yearly('sales', text('销售收入', 'Sales'), (facts, year) => facts.revenue(year)),
  ...yearly('rdCost', text('研发费用（认定口径）', 'R&D cost as the conditions count it'), (facts, year) =>
    recognisedFigure(facts, year, 'total'),
  ),
  {
    field: 'rdCostChina',
    label: text('近三年在中国境内发生的研发费用', 'R&D cost spent in China, three years'),
    unit: 'yuan',
    from: (facts, year) =>
      facts.overYears(
        text('近三年在中国境内发生的研发费用', 'R&D cost spent in China, three years'),
        three.map((back) => year - back),
        (each) => recognisedFigure(facts, each, 'domestic'),
      ),
  },
  {
    field: 'hiTechIncome',
    label: text('高新技术产品（服务）收入', 'Income from high-tech products'),
    unit: 'yuan',
    from: productIncome,
  },
  {
    field: 'totalIncome',
    label: text('总收入', 'Total income'),
    unit: 'yuan',
    from: (facts, year) => facts.totalIncome(year),
  },
  ...propertyClasses(),
];

/** The points of innovation are judged at recognition alone. */
const JUDGED_ONCE = 'innovationScore';

const said = {
  yes: text('本年数据满足高新技术企业存续条件', 'The figures of the year meet the continuing conditions'),
  no: text(
    '本年数据不满足部分存续条件，税务机关可提请复核（32号 第十六条）',
    'Some continuing conditions fail; the tax authority may have the title reviewed (article 16)',
  ),
  maybe: text('尚缺部分数据，存续条件不能全部判断', 'Some figures are missing, so not every condition can be judged'),
  rate: text(
    '自证书注明的发证年度起减按 15% 税率；资格期满当年在重新认定前暂按 15% 预缴，年底前未取得的应补缴（公告2017年第24号 一）',
    'The rate of 15% applies from the year of the certificate. In the year it ends, advance payments stay at 15% until renewed; without a renewal the difference is due (Announcement 24 of 2017)',
  ),
  change: text(
    '更名、分立、合并、重组或经营业务重大变化，应在三个月内报告认定机构（32号 第十七条）',
    'A change of name, a merger, or a major change of business is reported within three months (article 17)',
  ),
  expires: text(
    '高新技术企业证书 {no} 有效期至 {to}，请安排重新认定',
    'The certificate {no} is valid to {to}; prepare the renewal',
  ),
  report: text(
    '{year} 年度发展情况报表应于 5 月底前填报；累计两年未填报的取消资格（32号 第十三、十九条）',
    'The development report of {year} is due by the end of May; two years missed cost the title (articles 13 and 19)',
  ),
};

function assess({ values, figure, registeredOn, today }: Judged): Assessment {
  const noBreach = isYes(values.noBreach);
  const { preconditions } = scoreHighTech(
    {
      establishDate: registeredOn,
      staffTotal: figure('staffTotal'),
      techStaff: figure('techStaff'),
      sales: three.map((back) => figure(`sales${back}`)),
      rdCost: three.map((back) => figure(`rdCost${back}`)),
      rdCostChina: figure('rdCostChina'),
      hiTechIncome: figure('hiTechIncome'),
      totalIncome: figure('totalIncome'),
      ipClass1: figure('ipClass1'),
      ipClass2: figure('ipClass2'),
      listedField: isYes(values.listedField),
      accident: noBreach === null ? null : !noBreach,
    },
    { today },
  );
  const conditions = preconditions.filter(({ key }) => key !== JUDGED_ONCE);
  const outcome = conditions.some(({ ok }) => ok === false)
    ? 'no'
    : conditions.some(({ ok }) => ok === null)
      ? 'maybe'
      : 'yes';
  return { outcome, conclusion: said[outcome], conditions, parts: [], hints: [said.rate, said.change] };
}

function deadlines({ record, today }: DeadlinesAsked): readonly Deadline[] {
  const to = lastDay(record?.issueDate);
  if (!record || to === null) return [];
  const issued = String(record.issueDate);
  const no = String(record.certNo ?? '');
  const expiry: Deadline = { on: to, from: monthsEarlier(to, MONTHS_BEFORE), message: fill(said.expires, { no, to }) };
  const reported = Number(record.annualReportYear ?? 0);
  const reports: Deadline[] = [];
  const last = Math.min(Number(to.slice(0, 4)), Number(today.slice(0, 4)) - 1);
  for (let year = Number(issued.slice(0, 4)); year <= last; year += 1) {
    if (year <= reported) continue;
    reports.push({ on: `${year + 1}-05-31`, from: `${year + 1}-01-01`, message: fill(said.report, { year }) });
  }
  return [expiry, ...reports];
}

/** 高新技术企业证书: held for three years, with a report and a check of its conditions each year. */
export const highTechTitle: Title = {
  code: 'enterprisehthr',
  resource: highTechCertificate,
  path: '/rdm/title/high-tech',
  figures,
  slots: [
    { field: 'certificateFiles', required: true },
    { field: 'reportFiles', required: false },
  ],
  outcome: ['annualReportYear', 'reportFiles', 'listedField', 'noBreach', 'remark'],
  assess,
  validity: ({ issueDate }) => {
    const to = lastDay(issueDate);
    return to === null ? null : { from: String(issueDate), to };
  },
  deadlines,
  freezes: false,
  computedYears: (year) => three.map((back) => String(Number(year) - back)).toSorted(),
  caveats: [
    text(
      '年度发展情况报表的官方栏目未找到可靠来源，本系统不打印该表；每年的统计可用 107-2 数据填报',
      'No reliable source was found for the fields of the annual development report, so it is not printed; the figures of form 107-2 serve to fill it in',
    ),
  ],
};
