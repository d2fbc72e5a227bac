import { sum, yuan, type Amount } from '../kernel/money';
import { ruleOf } from './law/dated';
import { otherCostDivisor, otherCostLimitRules, type OtherCostLimitRule } from './law/other-cost-limit';

/** What the limit looks at: the five kinds and the other related costs of a project. */
export interface OtherCostBearer {
  readonly five: Amount<'yuan'>;
  readonly other: Amount<'yuan'>;
}

export interface OtherCostLimit {
  readonly rule: OtherCostLimitRule;
  /** 其他相关费用限额; per project until 2020, then the sum of the projects' limits. */
  readonly limit: Amount<'yuan'>;
  /** 经限额调整后的其他相关费用 (line 34) */
  readonly allowed: Amount<'yuan'>;
  /** The part of `allowed` that is one project's. */
  shareOf(project: OtherCostBearer): Amount<'yuan'>;
}

/**
 * The limit of 其他相关费用 over the counted projects of a year: pooled from 2021 (税总公告2021年第28号 三), each
 * project for itself before (财税〔2015〕119号 一（一）6).
 */
export function limitOtherCost(year: number, projects: readonly OtherCostBearer[]): OtherCostLimit {
  const rule = ruleOf(otherCostLimitRules, year);
  return rule.scope === 'pooled' ? pooled(rule, projects) : perProject(rule, projects);
}

function pooled(rule: OtherCostLimitRule, projects: readonly OtherCostBearer[]): OtherCostLimit {
  const actual = sum(projects.map(({ other }) => other));
  const limit = sum(projects.map(({ five }) => five)).dividedBy(otherCostDivisor);
  const allowed = actual.min(limit).round();
  return {
    rule,
    limit: limit.round(),
    allowed,
    shareOf: ({ other }) =>
      actual.isZero() ? yuan(0) : other.times(allowed.toExact()).dividedBy(actual.toExact()).round(),
  };
}

function perProject(rule: OtherCostLimitRule, projects: readonly OtherCostBearer[]): OtherCostLimit {
  const limitOf = ({ five }: OtherCostBearer) => five.dividedBy(otherCostDivisor);
  const shareOf = (project: OtherCostBearer) => project.other.min(limitOf(project)).round();
  return {
    rule,
    limit: sum(projects.map((project) => limitOf(project).round())),
    allowed: sum(projects.map(shareOf)),
    shareOf,
  };
}
