import Big from 'big.js';
import { scaleLimits, type ScaleMeasure } from './scale-limits';

/** Keys of the dictionary `enterprise_scale`, the smallest first. */
const classes = ['micro', 'small', 'medium', 'large'] as const;
export type EnterpriseScale = (typeof classes)[number];

/** What the class of an enterprise depends on; amounts in 万元. */
export interface ScaleFacts {
  /** Two to four digits of GB/T 4754. */
  readonly industryCode?: string | null;
  readonly staffCount?: number | null;
  readonly revenue?: string | null;
  readonly totalAssets?: string | null;
}

/**
 * The class of an enterprise by its industry, persons employed, revenue and assets (统计上大中小微型企业划分办法（2017）,
 * 国统字〔2017〕213号): a class takes the least of every measure of its industry, otherwise it is the one below.
 *
 * @returns null for an industry without classes, and while a measure of it is not stated
 */
export function enterpriseScale(facts: ScaleFacts): EnterpriseScale | null {
  const limits = scaleLimits(facts.industryCode ?? '');
  if (limits === null) return null;
  const stated: Readonly<Record<ScaleMeasure, number | string | null | undefined>> = {
    staff: facts.staffCount,
    revenue: facts.revenue,
    assets: facts.totalAssets,
  };
  let reached = classes.length - 1;
  for (const [measure, least] of Object.entries(limits) as [ScaleMeasure, readonly number[]][]) {
    const given = stated[measure];
    if (given === null || given === undefined || given === '') return null;
    const amount = new Big(given);
    reached = Math.min(reached, least.filter((limit) => amount.gte(limit)).length);
  }
  return classes[reached]!;
}
