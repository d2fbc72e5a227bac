import { text, type LegalBasis } from '../../kernel';
import type { ScoreItem, ScorePart } from '../../assessment';
import type { TitleCondition } from '../application/title';
import { judgeCondition, type FieldShown } from './judge-condition';
import type { RegionalTitle, RuleCondition, RuleItem, RulePart } from './regional-title';
import { compares, factText, type Facts, type RuleField } from './rule-fact';

/** How an enterprise stands to a local rule. */
export interface RuleResult {
  readonly outcome: 'yes' | 'no' | 'maybe';
  /** Those of the rule, then the group that is nearest to holding, then the direct ways that hold. */
  readonly conditions: readonly TitleCondition[];
  readonly parts: readonly ScorePart[];
}

/** How the facts are named on screen and paper. */
export const ruleFields: Readonly<Record<RuleField, FieldShown>> = {
  highTech: { label: text('高新技术企业证书有效', 'Valid high-tech certificate'), unit: 'flag' },
  age: { label: text('成立年限（年）', 'Age in years'), unit: 'count' },
  fiscalYears: { label: text('完整会计年度（个）', 'Whole fiscal years'), unit: 'count' },
  unlisted: { label: text('未上市', 'Not listed'), unit: 'flag' },
  baseRevenue2: { label: text('两年前营业收入', 'Revenue two years before'), unit: 'yuan' },
  baseRevenue3: { label: text('三年前营业收入', 'Revenue three years before'), unit: 'yuan' },
  revenue: { label: text('上年营业收入', 'Revenue of the last year'), unit: 'yuan' },
  lastGrowth: { label: text('上年营业收入增长率', 'Growth of the last year'), unit: 'percent' },
  growth2: { label: text('两年复合增长率', 'Compound growth, two years'), unit: 'percent' },
  growth3: { label: text('三年复合增长率', 'Compound growth, three years'), unit: 'percent' },
  rdShare: { label: text('研发费用占营业收入', 'R&D cost as a share of revenue'), unit: 'percent' },
  debtRatio: { label: text('资产负债率', 'Debt ratio'), unit: 'percent' },
  ipClass1: { label: text('Ⅰ类知识产权（件）', 'Class Ⅰ IP'), unit: 'count' },
  ipClass2: { label: text('Ⅱ类知识产权（件）', 'Class Ⅱ IP'), unit: 'count' },
  provincialRdBody: { label: text('省部级以上研发机构', 'R&D institution of a province or ministry'), unit: 'flag' },
  sciencePrize: {
    label: text('近三年国家级、省级科技奖励', 'National or provincial prize within three years'),
    unit: 'flag',
  },
  modelEnterprise: {
    label: text('国家级技术创新示范或知识产权优势、示范企业', 'National model enterprise of innovation or IP'),
    unit: 'flag',
  },
  newEquity: { label: text('近三年新增股权融资（元）', 'New equity within three years (yuan)'), unit: 'yuan' },
};

/** A rule evaluated on what is known: a fact that is missing leaves its condition open, it never fails it. */
export function evaluateRule(rule: RegionalTitle, facts: Facts): RuleResult {
  const basis: LegalBasis = { document: `${rule.region.zh}${rule.title.zh}`, article: rule.source.zh };
  const judged = (each: RuleCondition) => conditionOf(each, facts, basis);
  const always = rule.conditions.map(judged);
  const groups = (rule.anyOf ?? []).map((group) => group.map(judged));
  const nearest = nearestOf(groups);
  const parts = (rule.score?.parts ?? []).map((part) => partOf(part, facts, basis));
  const direct = (rule.score?.direct ?? []).map(judged);
  const byPoints = rule.score ? pointsOutcome(rule.score.parts, parts, rule.score.least) : 'yes';
  const scored = direct.some(({ ok }) => ok === true) ? 'yes' : openIf(byPoints, direct);
  const outcomes = [outcomeOf(always), groups.length > 0 ? anyOutcome(groups) : 'yes', scored] as const;
  const outcome = outcomes.includes('no') ? 'no' : outcomes.includes('maybe') ? 'maybe' : 'yes';
  return { outcome, conditions: [...always, ...nearest, ...direct.filter(({ ok }) => ok === true)], parts };
}

type Outcome = RuleResult['outcome'];

/** Points that do not suffice are not the last word while a direct way is open. */
const openIf = (outcome: Outcome, direct: readonly TitleCondition[]): Outcome =>
  outcome === 'no' && direct.some(({ ok }) => ok === null) ? 'maybe' : outcome;

function outcomeOf(conditions: readonly TitleCondition[]): Outcome {
  if (conditions.some(({ ok }) => ok === false)) return 'no';
  return conditions.some(({ ok }) => ok === null) ? 'maybe' : 'yes';
}

function anyOutcome(groups: readonly (readonly TitleCondition[])[]): Outcome {
  const outcomes = groups.map(outcomeOf);
  return outcomes.includes('yes') ? 'yes' : outcomes.includes('maybe') ? 'maybe' : 'no';
}

/** The group with the fewest conditions that fail, then the fewest open ones; the first of equals. */
function nearestOf(groups: readonly (readonly TitleCondition[])[]): readonly TitleCondition[] {
  const distance = (group: readonly TitleCondition[]) =>
    group.reduce((sum, { ok }) => sum + (ok === false ? 100 : ok === null ? 1 : 0), 0);
  return groups.toSorted((one, other) => distance(one) - distance(other))[0] ?? [];
}

const conditionOf = ({ field, op, value }: RuleCondition, facts: Facts, basis: LegalBasis): TitleCondition =>
  judgeCondition({ key: field, ...ruleFields[field] }, facts[field], { op, value }, basis);

function partOf({ key, label, max, items }: RulePart, facts: Facts, basis: LegalBasis): ScorePart {
  const scored = items.map((item) => itemOf(item, facts));
  const sum = (of: 'low' | 'high' | 'suggested') =>
    Math.min(
      max,
      scored.reduce((total, each) => total + each[of], 0),
    );
  if (items.length === 0) return { key, label, max, items: [], low: 0, high: max, suggested: 0, basis };
  return { key, label, max, items: scored, low: sum('low'), high: sum('high'), suggested: sum('suggested'), basis };
}

function itemOf({ key, label, max, bands }: RuleItem, facts: Facts): ScoreItem {
  // The first band that holds; an earlier one that is open may still hold.
  let high = 0;
  for (const { points, when } of bands) {
    const outcomes = when.map(({ field, op, value }) => compares(facts[field], op, value));
    if (outcomes.includes(false)) continue;
    high = Math.max(high, points);
    if (!outcomes.includes(null)) {
      const given = high === points;
      return {
        key,
        label,
        max,
        low: points,
        high,
        suggested: points,
        given,
        actual: given ? actualOf(bands, facts) : null,
      };
    }
  }
  return { key, label, max, low: 0, high, suggested: 0, given: false, actual: null };
}

const actualOf = (bands: RuleItem['bands'], facts: Facts): string | null => {
  const [first] = bands[0]?.when ?? [];
  return first ? factText(facts[first.field]) : null;
};

function pointsOutcome(stated: readonly RulePart[], parts: readonly ScorePart[], least: number): Outcome {
  const total = (of: 'low' | 'high') => parts.reduce((sum, each) => sum + each[of], 0);
  const reaches = (of: 'low' | 'high') =>
    total(of) >= least && stated.every((each, at) => parts[at]![of] >= each.least);
  return reaches('low') ? 'yes' : reaches('high') ? 'maybe' : 'no';
}
