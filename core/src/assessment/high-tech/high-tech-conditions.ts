import { text } from '../../kernel';
import type { StatedCondition } from '../condition';
import { cite } from '../documents';

/** Minimum days since registration. */
export const DAYS_REGISTERED = 365;
/** Lowest shares in percent. */
export const shares = { techStaff: '10', rdInChina: '60', hiTechIncome: '60' } as const;
/** The score must be above it. */
export const PASSING_SCORE = 70;

/** The nine conditions of a 高新技术企业 (国科发火〔2016〕32号 第十一条), with the requirement of each. */
export const highTechConditions = {
  registered: {
    key: 'registered',
    label: text('申请认定时须注册成立一年以上（天数）', 'Registered for at least a year (days)'),
    required: `≥ ${DAYS_REGISTERED}`,
    basis: cite('highTechMeasures', '第十一条第（一）项'),
  },
  intellectualProperty: {
    key: 'intellectualProperty',
    label: text(
      '拥有对其主要产品（服务）在技术上发挥核心支持作用的知识产权的所有权（件）',
      'Owns intellectual property that supports its main products or services (pieces)',
    ),
    required: '≥ 1',
    basis: cite('highTechMeasures', '第十一条第（二）项'),
  },
  listedField: {
    key: 'listedField',
    label: text(
      '核心技术属于《国家重点支持的高新技术领域》规定的范围',
      'Its technology belongs to the fields supported by the state',
    ),
    required: 'true',
    basis: cite('highTechMeasures', '第十一条第（三）项'),
  },
  techStaffShare: {
    key: 'techStaffShare',
    label: text('科技人员占当年职工总数的比例', 'Technical staff as a share of all staff'),
    required: `≥ ${shares.techStaff}%`,
    basis: cite('highTechMeasures', '第十一条第（四）项'),
  },
  rdShare: {
    key: 'rdShare',
    label: text('近三年研究开发费用总额占同期销售收入总额的比例', 'R&D cost as a share of sales, three years together'),
    // The highest share of all bands, used until the sales of the last year are known.
    required: '≥ 5%',
    basis: cite('highTechMeasures', '第十一条第（五）项'),
  },
  rdInChina: {
    key: 'rdInChina',
    label: text('在中国境内发生的研究开发费用占全部研究开发费用的比例', 'Share of R&D cost spent in China'),
    required: `≥ ${shares.rdInChina}%`,
    basis: cite('highTechMeasures', '第十一条第（五）项'),
  },
  hiTechIncomeShare: {
    key: 'hiTechIncomeShare',
    label: text(
      '近一年高新技术产品（服务）收入占同期总收入的比例',
      'Income from high-tech products as a share of all income',
    ),
    required: `≥ ${shares.hiTechIncome}%`,
    basis: cite('highTechMeasures', '第十一条第（六）项'),
  },
  innovationScore: {
    key: 'innovationScore',
    label: text('企业创新能力评价得分', 'Score of innovation'),
    required: `> ${PASSING_SCORE}`,
    basis: cite('highTechMeasures', '第十一条第（七）项'),
  },
  noBreach: {
    key: 'noBreach',
    label: text(
      '申请认定前一年内未发生重大安全、重大质量事故或严重环境违法行为',
      'No major safety or quality accident and no serious environmental breach within the last year',
    ),
    required: 'true',
    basis: cite('highTechMeasures', '第十一条第（八）项'),
  },
} as const satisfies Record<string, StatedCondition>;
