import { scoreTechSme } from '@rdm/core/internal/assessment';
import { text, type Text } from '@rdm/core/internal/kernel';
import type { Question, QuestionSection } from './question';

const stated = scoreTechSme({});
const partLabel = (key: string): Text => stated.parts.find((part) => part.key === key)!.label;
const directLabel = (key: string): Text => stated.directPasses.find((each) => each.key === key)!.label;
const yesNo = (key: string, label: Text): Question => ({ key, kind: 'yesNo', label, wide: true });

/** The questions of the evaluation of a 科技型中小企业; amounts of the last financial year. docs/rules.md, Technology SME */
export const techSmeSections: readonly QuestionSection[] = [
  {
    key: 'basics',
    label: text('基本条件', 'Conditions'),
    questions: [
      yesNo(
        'resident',
        text('在中国境内（不含港、澳、台）注册的居民企业', 'A resident enterprise registered in mainland China'),
      ),
      yesNo(
        'bannedProducts',
        text(
          '提供国家规定的禁止、限制和淘汰类产品和服务',
          'Offers banned, restricted or phased-out products or services',
        ),
      ),
      yesNo(
        'accident',
        text(
          '本年及上年发生过重大安全、重大质量事故、严重环境违法或科研严重失信行为',
          'A major accident, environmental breach or research misconduct this year or last',
        ),
      ),
      yesNo(
        'badFaith',
        text(
          '本年及上年列入经营异常名录或严重违法失信企业名单',
          'Listed for abnormal operation or bad faith this year or last',
        ),
      ),
    ],
    outcomes: [],
  },
  {
    key: 'staff',
    label: partLabel('techStaff'),
    part: 'techStaff',
    questions: [
      { key: 'staffTotal', kind: 'number', label: text('职工总数（人）', 'All staff (people)') },
      { key: 'techStaff', kind: 'number', label: text('科技人员（人）', 'Technical staff (people)') },
    ],
    outcomes: [],
  },
  {
    key: 'rd',
    label: partLabel('rdInput'),
    part: 'rdInput',
    questions: [
      { key: 'sales', kind: 'amount', label: text('年销售收入（万元）', 'Sales of the year (10k yuan)') },
      { key: 'costExpense', kind: 'amount', label: text('成本费用支出总额（万元）', 'Costs and expenses (10k yuan)') },
      { key: 'rdCost', kind: 'amount', label: text('研发费用总额（万元）', 'R&D cost (10k yuan)') },
      {
        key: 'assets',
        kind: 'amount',
        label: text('年末资产总额（万元）', 'Assets at the end of the year (10k yuan)'),
      },
    ],
    outcomes: [],
  },
  {
    key: 'results',
    label: partLabel('results'),
    part: 'results',
    questions: [
      { key: 'ipClass1', kind: 'number', whole: true, label: text('Ⅰ类知识产权（件）', 'Class Ⅰ (pieces)') },
      { key: 'ipClass2', kind: 'number', whole: true, label: text('Ⅱ类知识产权（件）', 'Class Ⅱ (pieces)') },
    ],
    outcomes: [],
  },
  {
    key: 'direct',
    label: text('直接确认条件（符合一项即可，不看得分）', 'Confirmed without a score by any of these'),
    questions: ['highTechTitle', 'nationalPrize', 'provincialRdBody', 'ledStandard'].map((key) =>
      yesNo(key, directLabel(key)),
    ),
    outcomes: [],
  },
];
