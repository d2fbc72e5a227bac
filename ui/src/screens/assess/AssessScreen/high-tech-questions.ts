import { scoreHighTech, type Grade, type ScoreItem } from '@rdm/core/internal/assessment';
import { fill, text, type Text } from '@rdm/core/internal/kernel';
import type { Question, QuestionSection } from './question';

// Labels and maxima come from the scoring rules; scoring empty answers returns all of them.
const stated = scoreHighTech({});
const itemIn = (parts: typeof stated.parts, key: string): ScoreItem =>
  parts.flatMap(({ items }) => items).find((item) => item.key === key)!;
const itemStated = (key: string): ScoreItem => itemIn(stated.parts, key);
const partLabel = (key: string): Text => stated.parts.find((part) => part.key === key)!.label;
const conditionLabel = (key: string): Text => stated.preconditions.find((condition) => condition.key === key)!.label;

const words = {
  graded: text('{grade}（{points} 分）', '{grade} ({points})'),
  points: text('{points} 分', '{points} points'),
  outOf: text('按完善程度自评，满分 {max} 分', 'Your own estimate, at most {max} points'),
};

type Degrees = Readonly<Record<Grade, Text>>;

const howAdvanced: Degrees = {
  A: text('高', 'High'),
  B: text('较高', 'Rather high'),
  C: text('一般', 'Average'),
  D: text('较低', 'Rather low'),
  E: text('无', 'None'),
};
const howSupporting: Degrees = {
  A: text('强', 'Strong'),
  B: text('较强', 'Rather strong'),
  C: text('一般', 'Average'),
  D: text('较弱', 'Rather weak'),
  E: text('无', 'None'),
};

function graded(key: 'advanced' | 'support', degrees: Degrees): Question {
  const options = Object.entries(degrees).map(([value, grade]) => {
    const { low, high } = itemIn(scoreHighTech({ [key]: value }).parts, key);
    const points = low === high ? String(low) : `${low}–${high}`;
    const asWord = (language: keyof Text) => fill(words.graded, { grade: grade[language], points })[language];
    return { value, label: text(asWord('zh'), asWord('en')) };
  });
  return { key, kind: 'choice', label: itemStated(key).label, options };
}

function estimated(key: 'mgmt1' | 'mgmt2' | 'mgmt3' | 'mgmt4'): Question {
  const { label, max } = itemStated(key);
  const options = Array.from({ length: max + 1 }, (_, index) => {
    const points = String(max - index);
    return { value: points, label: fill(words.points, { points }) };
  });
  return { key, kind: 'choice', label, options, hint: fill(words.outOf, { max }), wide: true };
}

/** The questions of the high-tech title; every answer is optional. docs/rules.md, High-tech enterprise */
export const highTechSections: readonly QuestionSection[] = [
  {
    key: 'basics',
    label: text('基本情况', 'The enterprise'),
    questions: [
      { key: 'establishDate', kind: 'date', label: text('注册成立日期', 'Date of registration') },
      {
        key: 'years',
        kind: 'choice',
        label: text('实际经营年限', 'Years of operation'),
        hint: text(
          '不选按三年计算；不满三年的只填经营过的年度',
          'Three unless chosen; only the years operated are asked',
        ),
        options: [
          { value: '3', label: text('三年及以上', 'Three or more') },
          { value: '2', label: text('两年', 'Two') },
          { value: '1', label: text('一年', 'One') },
        ],
      },
      {
        key: 'listedField',
        kind: 'yesNo',
        wide: true,
        label: conditionLabel('listedField'),
        hint: text(
          '电子信息、生物与新医药、航空航天、新材料、高技术服务、新能源与节能、资源与环境、先进制造与自动化',
          'Electronics and IT, biology and medicine, aerospace, new materials, high-tech services, new energy, resources and environment, advanced manufacturing',
        ),
      },
      {
        key: 'accident',
        kind: 'yesNo',
        wide: true,
        label: text(
          '申请认定前一年内发生过重大安全、重大质量事故或严重环境违法行为',
          'A major safety or quality accident or a serious environmental breach within the last year',
        ),
      },
    ],
    outcomes: [{ condition: 'registered' }],
  },
  {
    key: 'staff',
    label: text('人员', 'Staff'),
    questions: [
      {
        key: 'staffTotal',
        kind: 'number',
        label: text('职工总数（人）', 'All staff (people)'),
        hint: text('全年月平均数', 'Monthly average of the year'),
      },
      {
        key: 'techStaff',
        kind: 'number',
        label: text('科技人员（人）', 'Technical staff (people)'),
        hint: text('累计实际工作 183 天以上', 'At work for 183 days of the year or more'),
        partOf: 'techStaffShare',
      },
    ],
    outcomes: [{ condition: 'techStaffShare' }],
  },
  {
    key: 'finance',
    label: text('财务数据', 'Finance'),
    part: 'growth',
    questions: [
      { key: 'sales', kind: 'yearly', label: text('销售收入（万元）', 'Sales (10k yuan)') },
      {
        key: 'netAssets',
        kind: 'yearly',
        signed: true,
        label: text('年末净资产（万元）', 'Net assets at the end of the year (10k yuan)'),
      },
      { key: 'rdCost', kind: 'yearly', label: text('研究开发费用（万元）', 'R&D cost (10k yuan)') },
      {
        key: 'rdCostChina',
        kind: 'amount',
        wide: true,
        label: text('其中：境内研究开发费用（万元）', 'Of the R&D cost, spent in China (10k yuan)'),
        hint: text('上列各年合计', 'The years above together'),
        partOf: 'rdInChina',
      },
      {
        key: 'totalIncome',
        kind: 'amount',
        label: text('总收入（万元）', 'All income (10k yuan)'),
        hint: text('最近一年，收入总额减去不征税收入', 'Last year, without non-taxable income'),
      },
      {
        key: 'hiTechIncome',
        kind: 'amount',
        label: text('高新技术产品（服务）收入（万元）', 'Income from high-tech products (10k yuan)'),
        hint: text('最近一年', 'Last year'),
        partOf: 'hiTechIncomeShare',
      },
    ],
    outcomes: [
      { condition: 'rdShare' },
      { condition: 'rdInChina' },
      { condition: 'hiTechIncomeShare' },
      { item: 'netAssetsGrowth', rate: true },
      { item: 'salesGrowth', rate: true },
    ],
  },
  {
    key: 'intellectualProperty',
    label: partLabel('intellectualProperty'),
    part: 'intellectualProperty',
    questions: [
      {
        key: 'ipClass1',
        kind: 'number',
        whole: true,
        label: text('Ⅰ类知识产权（件）', 'Class Ⅰ (pieces)'),
        hint: text(
          '发明专利（含国防专利）、植物新品种、国家级农作物品种、国家新药、国家一级中药保护品种、集成电路布图设计专有权',
          'Invention patents, new plant and state crop varieties, new drugs, protected Chinese medicine of the first class, layouts of integrated circuits',
        ),
      },
      {
        key: 'ipClass2',
        kind: 'number',
        whole: true,
        label: text('Ⅱ类知识产权（件）', 'Class Ⅱ (pieces)'),
        hint: text(
          '实用新型专利、外观设计专利、软件著作权，不含商标；只在一次申请中使用',
          'Utility models, designs, software copyrights, no trademarks; each serves one application only',
        ),
      },
      {
        key: 'ipSelfDeveloped',
        kind: 'yesNo',
        label: text('有自主研发取得的知识产权', 'Some come from own R&D'),
      },
      {
        key: 'ipAcquired',
        kind: 'yesNo',
        label: text('有受让、受赠、并购等取得的知识产权', 'Some were bought, given or taken over'),
      },
      graded('advanced', howAdvanced),
      graded('support', howSupporting),
      { key: 'standards', kind: 'yesNo', label: itemStated('standards').label, wide: true },
    ],
    outcomes: [{ condition: 'intellectualProperty' }, { item: 'ipCount' }, { item: 'ipObtained' }],
  },
  {
    key: 'conversion',
    label: partLabel('conversion'),
    part: 'conversion',
    questions: [
      {
        key: 'conversions3y',
        kind: 'number',
        whole: true,
        label: text('近三年科技成果转化合计（项）', 'Conversions of three years together'),
        hint: text(
          '形成产品、服务、工艺、样品、样机等的成果；同一成果只计一次',
          'Results that became products, services, processes, samples or prototypes; each counts once',
        ),
      },
    ],
    outcomes: [{ item: 'conversionsPerYear', rate: true }],
  },
  {
    key: 'management',
    label: partLabel('management'),
    part: 'management',
    questions: [estimated('mgmt1'), estimated('mgmt2'), estimated('mgmt3'), estimated('mgmt4')],
    outcomes: [],
  },
];
