import { fill, text, type Text } from '../../../kernel';
import { sum, yuan } from '../../../kernel/money';
import { wholly, type Call } from '../../../records';
import { yearBridge } from '../../../statistics';
import type { CostStructure } from '../cost-structure';
import { recognisedCost, type RecognisedCost } from '../recognised-cost';
import { highTechYear } from './high-tech-year';

/** 表五 of a year, with what the conditions count of it, and what the bridge of calibres has. */
export interface CostDetail extends CostStructure {
  readonly recognised: RecognisedCost;
  /** 高企与统计口径 of 口径差异表 in 元. */
  readonly bridge: string;
  /** 加计口径（限额调整前） of 口径差异表 in 元 (财税〔2015〕119号). */
  readonly deduction: string;
}

export interface ProjectCostDetail {
  readonly year: string;
  readonly years: readonly CostDetail[];
  /** Of three years as the conditions count it, in 元. */
  readonly recognisedTotal: string;
  readonly recognisedDomestic: string;
  /** 境内 ÷ all in percent with 2 decimals; null without cost. */
  readonly domesticShare: string | null;
  readonly findings: readonly Text[];
}

const said = {
  differs: text(
    '{year} 年表五合计与口径差异表的高企与统计口径相差 {difference} 元，请重新计算该年度；已申报年度以申报时的底稿为准',
    'The table of {year} differs from the basis reconciliation by {difference} yuan; recompute the year. A declared year stands as it was filed',
  ),
  rounding: text(
    '{year} 年按万元两位小数列示，与账面相差 {rounding} 元',
    'Rounded to two decimals of 10k yuan, the table of {year} differs from the ledgers by {rounding} yuan',
  ),
};

/** 企业年度研究开发费用结构明细表 of the three years before the application. */
export async function projectCostDetail(given: Call, { year }: { readonly year: string }): Promise<ProjectCostDetail> {
  const call = wholly(given);
  const { costs } = await highTechYear(call, year);
  const years: CostDetail[] = [];
  const findings: Text[] = [];
  for (const cost of costs) {
    const { statistics: bridge, deduction } = (await yearBridge(call, { year: cost.year })).total;
    const difference = yuan(cost.ledgerTotal).minus(yuan(bridge));
    years.push({ ...cost, recognised: recognisedCost(cost.cost), bridge, deduction });
    if (!difference.isZero()) findings.push(fill(said.differs, { year: cost.year, difference: difference.toString() }));
    if (!yuan(cost.rounding).isZero()) findings.push(fill(said.rounding, { year: cost.year, rounding: cost.rounding }));
  }
  const total = sum(years.map(({ recognised }) => yuan(recognised.total)));
  const domestic = sum(years.map(({ recognised }) => yuan(recognised.domestic)));
  return {
    ...{ year, years, findings },
    recognisedTotal: total.toString(),
    recognisedDomestic: domestic.toString(),
    domesticShare: total.isZero() ? null : domestic.times('100').dividedBy(total.toExact()).toString(),
  };
}
