import { text } from '../../kernel';
import type { StandardPolicy } from './standard-policy';

/** The documents of titles and of the statistics. */
export const recognitionPolicies: readonly StandardPolicy[] = [
  {
    documentNo: '国科发火〔2016〕32号',
    title: text('高新技术企业认定管理办法', 'Measures on recognising high-tech enterprises'),
    organ: '科技部 财政部 国家税务总局',
    type: 'recognition',
    ...{ publishedOn: '2016-01-29', effectiveOn: '2016-01-01' },
    summary: text(
      '认定条件：成立一年以上、拥有核心知识产权、属于重点支持领域、科技人员占比 10% 以上、近三年研发费用占比 3%—5%、境内研发 60% 以上、高新技术产品收入占比 60% 以上、创新能力评价达标、近一年无重大违法。证书有效三年，所得税率 15%。',
      'The conditions: a year old, core property, a listed field, 10% technical staff, R&D of 3 to 5% of revenue, 60% of it domestic, 60% high-tech income, points, and no serious breach. Valid for three years; tax at 15%.',
    ),
    conditions: ['成立年限 ≥ 1', '研发费用占营业收入 ≥ 3'],
  },
  {
    documentNo: '国科发火〔2016〕195号',
    title: text('高新技术企业认定管理工作指引', 'Guide to recognising high-tech enterprises'),
    organ: '科技部 财政部 国家税务总局',
    type: 'recognition',
    ...{ publishedOn: '2016-06-22', effectiveOn: '2016-01-01' },
    summary: text(
      '认定程序、各项指标的口径和企业创新能力评价的评分标准（满分 100 分，70 分以上通过），研发费用结构明细表和年度发展情况报表。',
      'The procedure, how the figures are defined, the points (more than 70 of 100 pass), and the forms.',
    ),
  },
  {
    documentNo: '国科发政〔2017〕115号',
    title: text('科技型中小企业评价办法', 'Measures on evaluating technology SMEs'),
    organ: '科技部 财政部 国家税务总局',
    type: 'recognition',
    ...{ publishedOn: '2017-05-03', effectiveOn: '2017-05-03' },
    summary: text(
      '职工 500 人、年销售收入 2 亿元、资产总额 2 亿元以内的企业，按科技人员、研发投入、科技成果三项评价 60 分以上，或直接符合条件的，取得入库登记编号，有效期至次年 3 月 31 日。',
      'Up to 500 staff and 200 million yuan of revenue and of assets; 60 points for staff, R&D and results, or a direct pass. The number is valid until 31 March.',
    ),
    conditions: ['上年营业收入 ≤ 200000000'],
  },
];
