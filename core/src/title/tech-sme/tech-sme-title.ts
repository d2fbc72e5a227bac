import { scoreTechSme, techSmeNextSteps, type NextStep, type TechSmeAnswers } from '../../assessment';
import { fill, text, type Text } from '../../kernel';
import { formatMoney } from '../../kernel/money';
import type { Assessment, Deadline, DeadlinesAsked, FigureOfTitle, Judged, Title } from '../application/title';
import { isYes } from '../application/yes-no';
import { propertyClasses } from '../application/property-figure';
import { techSme } from './tech-sme';
import { windowOf } from './tech-sme-windows';

/** All from the financial year before that of the evaluation. */
const figures: readonly FigureOfTitle[] = [
  {
    field: 'staffTotal',
    label: text('职工总数', 'Staff'),
    unit: 'people',
    from: (facts, year) => facts.registered(year - 1, 'staffAverage'),
    required: true,
  },
  {
    field: 'techStaff',
    label: text('科技人员', 'Technical staff'),
    unit: 'people',
    from: (facts, year) => facts.scienceStaff(year - 1, 'quarters'),
    required: true,
  },
  {
    field: 'sales',
    label: text('销售收入', 'Sales'),
    unit: 'yuan',
    from: (facts, year) => facts.revenue(year - 1),
    required: true,
  },
  {
    field: 'assets',
    label: text('资产总额（年末）', 'Assets at the end of the year'),
    unit: 'yuan',
    from: (facts, year) => facts.registered(year - 1, 'totalAssets'),
    required: true,
  },
  {
    field: 'costExpense',
    label: text('成本费用支出总额', 'Cost and expenses'),
    unit: 'yuan',
    from: (facts, year) => facts.registered(year - 1, 'costExpense'),
  },
  {
    field: 'rdCost',
    label: text(
      '研发费用总额（119号口径，未扣其他费用限额）',
      'R&D cost (by document 119, before the limit of other cost)',
    ),
    unit: 'yuan',
    from: (facts, year) => facts.rdCost(year - 1),
    required: true,
  },
  ...propertyClasses({ required: true }),
];

const said = {
  yes: text('{score} 分，符合科技型中小企业条件', '{score} points: qualifies as a technology SME'),
  direct: text('符合直接确认条件，得分 {score}', 'Qualifies by a direct pass; {score} points'),
  no: text('{score} 分，不符合科技型中小企业条件', '{score} points: does not qualify as a technology SME'),
  maybe: text('已有数据可得 {score} 分，尚缺部分数据', '{score} points by the figures given; some are missing'),
  serves: text(
    '入库登记编号仅当年有效，下一年须重新评价；2023 年起主要用于亏损结转十年（财税〔2018〕76号）与地方政策',
    'The number holds for its year; since 2023 it matters for carrying losses forward ten years (Caishui [2018] 76) and for local policies',
  ),
  calibre: text(
    '研发费用按 119号 归集口径；如按其他口径填报，请调整并写明原因',
    'R&D cost is by document 119; if filed on another basis, type it with the reason',
  ),
  closes: text('科技型中小企业 {year} 年评价 {to} 截止', 'The evaluation of technology SMEs of {year} closes on {to}'),
};

const steps: Readonly<Record<NextStep['key'], Text>> = {
  ipClass2: text(
    '再增加 {more} 件Ⅱ类知识产权（如软件著作权）：{before} → {after} 分',
    '{more} more piece of class Ⅱ IP (such as a software copyright): {before} → {after} points',
  ),
  ipClass1: text(
    '再增加 {more} 件Ⅰ类知识产权（如发明专利）：{before} → {after} 分',
    '{more} more piece of class Ⅰ IP (such as an invention): {before} → {after} points',
  ),
  techStaff: text(
    '科技人员再增加 {more} 人：{before} → {after} 分',
    '{more} more technical staff: {before} → {after} points',
  ),
  rdCost: text(
    '研发费用再增加 {more} 元：{before} → {after} 分',
    '{more} yuan more of R&D cost: {before} → {after} points',
  ),
};

function answersOf({ values, figure, highTech }: Judged): TechSmeAnswers {
  return {
    resident: isYes(values.resident),
    bannedProducts: isYes(values.bannedProducts),
    accident: isYes(values.accident),
    badFaith: isYes(values.badFaith),
    nationalPrize: isYes(values.nationalPrize),
    provincialRdBody: isYes(values.provincialRdBody),
    ledStandard: isYes(values.ledStandard),
    highTechTitle: highTech,
    staffTotal: figure('staffTotal'),
    techStaff: figure('techStaff'),
    sales: figure('sales'),
    assets: figure('assets'),
    costExpense: figure('costExpense'),
    rdCost: figure('rdCost'),
    ipClass1: figure('ipClass1'),
    ipClass2: figure('ipClass2'),
  };
}

function assess(given: Judged): Assessment {
  const answers = answersOf(given);
  const score = scoreTechSme(answers);
  const direct = score.directPasses.filter(({ ok }) => ok === true);
  const sentence = score.qualifies === 'yes' && direct.length > 0 ? said.direct : said[score.qualifies];
  const next = techSmeNextSteps(answers).map(({ key, more, before, after }) =>
    fill(steps[key], { more: key === 'rdCost' ? formatMoney(more) : more, before, after }),
  );
  return {
    outcome: score.qualifies,
    conclusion: fill(sentence, { score: score.score }),
    conditions: [...score.preconditions, ...direct],
    parts: score.parts,
    hints: [...next, said.calibre, said.serves],
  };
}

function deadlines({ records, today }: DeadlinesAsked): readonly Deadline[] {
  const window = windowOf(today.slice(0, 4));
  // A record of the year that is on its way needs no reminder.
  if (!window || records.some(({ year, state }) => year === window.year && state !== 'draft')) return [];
  const { year, to } = window;
  return [{ on: to, from: window.from ?? `${year}-01-01`, message: fill(said.closes, { year, to }) }];
}

/** 科技型中小企业: evaluated each year by points. */
export const techSmeTitle: Title = {
  code: 'enterprisehtsme',
  resource: techSme,
  path: '/rdm/title/tech-sme',
  figures,
  slots: [
    { field: 'commitmentFiles', required: true },
    { field: 'statementFiles', required: true },
    { field: 'staffFiles', required: false },
    { field: 'evidenceFiles', required: false },
  ],
  outcome: ['regNo', 'regDate', 'remark'],
  assess,
  answers: (given) => ({ ...answersOf(given) }),
  validity: ({ regDate }) => {
    if (typeof regDate !== 'string') return null;
    return { from: regDate, to: `${regDate.slice(0, 4)}-12-31` };
  },
  deadlines,
  freezes: true,
  computedYears: (year) => [String(Number(year) - 1)],
  caveats: [
    text(
      '《科技型中小企业信息表》正表栏目未找到可靠来源，打印件为本系统的数据汇总，不是官方表样',
      'No reliable source was found for the fields of the official information form; the paper sums the figures up and is not that form',
    ),
    text(
      '仅有单一来源：67号指引要求查账征收且不属于119号负面清单行业；入库登记编号为 18 位',
      'One source each: guide 67 asks for taxation by accounts and an industry off the negative list; the number has 18 characters',
    ),
    text(
      '2026 年评价窗口未找到，请以平台通知为准',
      'The window of 2026 was not found; follow the notice of the platform',
    ),
  ],
};
