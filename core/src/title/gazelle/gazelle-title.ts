import Big from 'big.js';
import { fill, text, type Text } from '../../kernel';
import { formatMoney } from '../../kernel/money';
import type { Assessment, Deadline, DeadlinesAsked, FigureOfTitle, Judged, Title } from '../application/title';
import { isYes } from '../application/yes-no';
import { propertyClasses } from '../application/property-figure';
import { monthsEarlier } from '../held/years-later';
import { evaluateRule, type RuleResult } from './evaluate-rule';
import { gazelle } from './gazelle';
import type { RegionalTitle } from './regional-title';
import { regionalTitles } from './regional-titles';
import { growthPercent, type Facts, type GrowthFact } from './rule-fact';

const MONTHS_BEFORE = 12;

/** The revenue of the four years before that of the application, and the rest of the year before it. */
const figures: readonly FigureOfTitle[] = [
  ...[4, 3, 2, 1].map((back): FigureOfTitle => ({
    field: `revenue${back}`,
    label: text(
      back === 1 ? '上年营业收入' : `前 ${back} 年营业收入`,
      back === 1 ? 'Revenue of the last year' : `Revenue ${back} years before`,
    ),
    unit: 'yuan',
    from: (facts, year) => facts.revenue(year - back),
  })),
  {
    field: 'rdCost',
    label: text('上年研发费用', 'R&D cost of the last year'),
    unit: 'yuan',
    from: (facts, year) => facts.rdCost(year - 1),
  },
  ...propertyClasses(),
];

const said = {
  yes: text('符合 {title} 的已知条件', 'Meets the known conditions of {title}'),
  no: text('不符合 {title} 的部分条件', 'Fails some conditions of {title}'),
  maybe: text('{title} 尚缺部分数据，不能全部判断', 'Some figures for {title} are missing'),
  choose: text('请选择称号', 'Choose the title'),
  growth: text(
    '{years} 年复合增长率 =（{last} ÷ {first}）^(1/{years}) − 1 = {rate}%',
    'Compound growth over {years} years = ({last} ÷ {first})^(1/{years}) − 1 = {rate}%',
  ),
  rule: text(
    '规则来源：{source}；申报窗口：{window}；受理：{organ}',
    'Source: {source}; window: {window}; decided by: {organ}',
  ),
  expires: text('{title} 有效期至 {to}，请安排复核或重新申报', '{title} is valid to {to}; prepare the review'),
};
const notFound = text('未找到', 'not found');

const big = (value: unknown): Big | null =>
  value === null || value === undefined || value === '' ? null : new Big(String(value));

/** The facts the rules ask for, as far as they are known. */
export function factsOf({ year, values, figure, highTech, registeredOn }: Judged): Facts {
  const revenue = (back: number) => big(figure(`revenue${back}`));
  const growth = (years: number): GrowthFact | null => {
    const [first, last] = [revenue(1 + years), revenue(1)];
    return first && last ? { first, last, years } : null;
  };
  const [last, rdCost] = [revenue(1), big(figure('rdCost'))];
  const age = registeredOn === null ? null : ageOn(registeredOn, `${Number(year) - 1}-12-31`);
  return {
    highTech,
    age: age === null ? null : new Big(age),
    fiscalYears:
      registeredOn === null ? null : new Big(Math.max(0, Number(year) - 1 - Number(registeredOn.slice(0, 4)))),
    unlisted: isYes(values.unlisted),
    baseRevenue2: revenue(3),
    baseRevenue3: revenue(4),
    revenue: last,
    lastGrowth: growth(1),
    growth2: growth(2),
    growth3: growth(3),
    rdShare: rdCost && last ? { part: rdCost, whole: last } : null,
    debtRatio: big(values.debtRatio),
    ipClass1: big(figure('ipClass1')),
    ipClass2: big(figure('ipClass2')),
    provincialRdBody: isYes(values.provincialRdBody),
    sciencePrize: isYes(values.sciencePrize),
    modelEnterprise: isYes(values.modelEnterprise),
    newEquity: big(values.newEquity),
  };
}

/** Whole years from a day to another. */
function ageOn(from: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(from.slice(0, 4));
  return Math.max(0, day.slice(5) < from.slice(5) ? years - 1 : years);
}

/** How an enterprise stands to every local title that is known. */
export const matchTitles = (facts: Facts): readonly (RuleResult & { readonly rule: RegionalTitle })[] =>
  regionalTitles.map((rule) => ({ rule, ...evaluateRule(rule, facts) }));

const nameOf = ({ region, title }: RegionalTitle): Text => text(`${region.zh}${title.zh}`, `${region.en}: ${title.en}`);
const filled = (sentence: Text, name: Text, values: Readonly<Record<string, string>> = {}): Text =>
  text(
    fill(text(sentence.zh, ''), { title: name.zh, ...values }).zh,
    fill(text('', sentence.en), { title: name.en, ...values }).en,
  );

function assess(given: Judged): Assessment {
  const rule = regionalTitles.find(({ key }) => key === given.values.kind);
  const facts = factsOf(given);
  if (!rule) return { outcome: 'maybe', conclusion: said.choose, conditions: [], parts: [], hints: growthHints(facts) };
  const { outcome, conditions, parts } = evaluateRule(rule, facts);
  const source = text(
    fill(said.rule, {
      source: rule.source.zh,
      window: rule.window?.zh ?? notFound.zh,
      organ: rule.organ?.zh ?? notFound.zh,
    }).zh,
    fill(said.rule, {
      source: rule.source.en,
      window: rule.window?.en ?? notFound.en,
      organ: rule.organ?.en ?? notFound.en,
    }).en,
  );
  const conclusion = filled(said[outcome], nameOf(rule));
  return {
    outcome,
    conclusion,
    conditions,
    parts,
    hints: [...growthHints(facts), source, ...(rule.open ? [rule.open] : [])],
  };
}

/** The growth over two and three years with its formula. */
function growthHints({ growth2, growth3 }: Facts): Text[] {
  return [growth2, growth3].flatMap((fact) => {
    if (fact === null || typeof fact !== 'object' || !('years' in fact)) return [];
    const rate = growthPercent(fact);
    if (rate === null) return [];
    const { first, last, years } = fact;
    return [
      fill(said.growth, { years, first: formatMoney(first.toFixed(2)), last: formatMoney(last.toFixed(2)), rate }),
    ];
  });
}

function deadlines({ record }: DeadlinesAsked): readonly Deadline[] {
  const rule = regionalTitles.find(({ key }) => key === record?.kind);
  if (!record || typeof record.validTo !== 'string') return [];
  const to = record.validTo;
  const name = rule ? nameOf(rule) : gazelle.label;
  return [{ on: to, from: monthsEarlier(to, MONTHS_BEFORE), message: filled(said.expires, name, { to }) }];
}

/** 瞪羚等地方称号, judged by local rules as data. */
export const gazelleTitle: Title = {
  code: 'enterprisegazelle',
  resource: gazelle,
  path: '/rdm/title/gazelle',
  figures,
  slots: [
    { field: 'formFiles', required: true },
    { field: 'reportFiles', required: true },
    { field: 'certificateFiles', required: false },
    { field: 'evidenceFiles', required: false },
  ],
  outcome: ['certNo', 'issueDate', 'validTo', 'organ', 'certificateFiles', 'remark'],
  assess,
  validity: ({ issueDate, validTo }) =>
    typeof issueDate === 'string' && typeof validTo === 'string' ? { from: issueDate, to: validTo } : null,
  deadlines,
  freezes: true,
  computedYears: (year) => [String(Number(year) - 1)],
  caveats: [
    text(
      '瞪羚没有全国统一标准；各地规则均为单一来源的样例，申报前请以当地当年通知为准',
      'There is no national rule for gazelles; each local rule here was read in one source, so follow the local notice of the year',
    ),
  ],
};
