import { text } from '../../kernel';
import { innovativeSme } from './innovative-sme';
import type { RegionalTitle, RuleCondition } from './regional-title';
import type { Comparator, RuleField } from './rule-fact';

const on = (field: RuleField, op: Comparator, value: string): RuleCondition => ({ field, op, value });
const between = (field: RuleField, from: string, to: string) => [on(field, 'atLeast', from), on(field, 'below', to)];
const highTech = on('highTech', 'is', 'true');
const gazelle = text('瞪羚企业', 'Gazelle enterprise');
const seedling = text('瞪羚培育企业', 'Gazelle candidate');
const read = text('地方公开资料（单一来源）', 'Local publications (one source)');
const usualDocs = [
  text('申报表（按当地通知）', 'Application form by the local notice'),
  text('近三年财务审计报告', 'Audited reports of three years'),
  text('高新技术企业证书', 'High-tech certificate'),
];
const unknown = { year: null, docs: usualDocs, window: null, organ: null, source: read, sources: 1 } as const;

/**
 * Local titles as their sources state them. There is no national rule for gazelles; each was read in one source and is
 * shown as such. Another region is another row.
 */
export const regionalTitles: readonly RegionalTitle[] = [
  {
    ...unknown,
    key: 'guangzhou-gazelle',
    region: text('广州', 'Guangzhou'),
    title: gazelle,
    conditions: [highTech],
    anyOf: [
      [on('baseRevenue3', 'atLeast', '10000000'), on('growth3', 'atLeast', '20'), on('lastGrowth', 'above', '0')],
      [on('age', 'atMost', '5'), on('revenue', 'atLeast', '500000000')],
      [on('age', 'atMost', '10'), on('revenue', 'atLeast', '1000000000')],
    ],
  },
  {
    ...unknown,
    key: 'guangzhou-seedling',
    region: text('广州', 'Guangzhou'),
    title: seedling,
    conditions: [highTech],
    anyOf: [
      [on('baseRevenue3', 'atLeast', '5000000'), on('growth3', 'atLeast', '20')],
      [on('lastGrowth', 'atLeast', '50')],
      [on('newEquity', 'atLeast', '50000000')],
    ],
  },
  {
    ...unknown,
    key: 'shandong-gazelle',
    region: text('山东', 'Shandong'),
    title: gazelle,
    conditions: [on('fiscalYears', 'atLeast', '3'), on('unlisted', 'is', 'true'), on('debtRatio', 'below', '70')],
    anyOf: [
      [...between('baseRevenue2', '10000000', '20000000'), on('growth2', 'atLeast', '25')],
      [...between('baseRevenue2', '20000000', '100000000'), on('growth2', 'atLeast', '20')],
    ],
    open: text(
      '基期收入 1–4 亿的增长率要求未读到，该档不判断',
      'The growth asked of 100 to 400 million was not found, so that band is not judged',
    ),
  },
  {
    ...unknown,
    key: 'suzhou-park-gazelle',
    region: text('苏州工业园区', 'Suzhou Industrial Park'),
    title: gazelle,
    conditions: [
      highTech,
      on('revenue', 'atLeast', '50000000'),
      on('revenue', 'atMost', '500000000'),
      on('growth3', 'atLeast', '15'),
    ],
    open: text(
      '来源另要求成立于 2011 年至 2018 年 6 月，应随年度调整，未判断',
      'The source also asks for a founding between 2011 and June 2018, which moves by year and is not judged',
    ),
  },
  {
    ...unknown,
    key: 'suzhou-park-seedling',
    region: text('苏州工业园区', 'Suzhou Industrial Park'),
    title: seedling,
    conditions: [
      highTech,
      on('revenue', 'atLeast', '15000000'),
      on('revenue', 'below', '50000000'),
      on('growth3', 'atLeast', '20'),
    ],
  },
  {
    ...unknown,
    key: 'wuhan-east-lake-gazelle',
    region: text('武汉东湖', 'Wuhan East Lake'),
    title: gazelle,
    conditions: [on('age', 'atMost', '10')],
    anyOf: [
      [...between('baseRevenue3', '10000000', '50000000'), on('growth3', 'atLeast', '20')],
      [...between('baseRevenue3', '50000000', '100000000'), on('growth3', 'atLeast', '15')],
      [...between('baseRevenue3', '100000000', '500000000'), on('growth3', 'atLeast', '10')],
    ],
    open: text(
      '来源未说明增长率的年数，按三年复合计算',
      'The source does not say over how many years; three are taken',
    ),
  },
  innovativeSme,
];

export const REGIONAL_TITLE = 'regional_title';
