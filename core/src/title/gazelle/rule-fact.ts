import Big from 'big.js';

/** What a rule may ask of an enterprise. */
export type RuleField =
  | 'highTech'
  | 'age'
  | 'fiscalYears'
  | 'unlisted'
  | 'baseRevenue2'
  | 'baseRevenue3'
  | 'revenue'
  | 'lastGrowth'
  | 'growth2'
  | 'growth3'
  | 'rdShare'
  | 'debtRatio'
  | 'ipClass1'
  | 'ipClass2'
  | 'provincialRdBody'
  | 'sciencePrize'
  | 'modelEnterprise'
  | 'newEquity';

/** A share in percent, as two figures, so that no quotient is rounded before it is compared. */
export interface ShareFact {
  readonly part: Big;
  readonly whole: Big;
}

/** Growth from one figure to another over years; compared by powers, so that no root is drawn. */
export interface GrowthFact {
  readonly first: Big;
  readonly last: Big;
  readonly years: number;
}

/** A fact of an enterprise; null where it is not known. */
export type Fact = Big | boolean | ShareFact | GrowthFact | null;
export type Facts = Readonly<Record<RuleField, Fact>>;

export type Comparator = 'atLeast' | 'atMost' | 'above' | 'below' | 'is';

const holds: Readonly<Record<Exclude<Comparator, 'is'>, (order: number) => boolean>> = {
  atLeast: (order) => order >= 0,
  atMost: (order) => order <= 0,
  above: (order) => order > 0,
  below: (order) => order < 0,
};

/** Whether a fact compares so with a value; null where the fact is not known. */
export function compares(fact: Fact, op: Comparator, value: string): boolean | null {
  if (fact === null) return null;
  if (typeof fact === 'boolean') return op === 'is' && String(fact) === value;
  if (op === 'is') return false;
  const order = orderOf(fact, value);
  // Nothing to divide by: there is neither a share nor growth.
  return order === null ? false : holds[op](order);
}

/** Below, at or above the value: −1, 0 or 1; null where the fact divides by nothing. */
function orderOf(fact: Big | ShareFact | GrowthFact, value: string): number | null {
  if (fact instanceof Big) return fact.cmp(value);
  if ('whole' in fact) return fact.whole.gt(0) ? fact.part.times(100).cmp(fact.whole.times(value)) : null;
  if (fact.first.lte(0)) return null;
  // last ÷ first against (1 + value ÷ 100) ^ years, by multiplying out.
  const { first, last, years } = fact;
  return last.times(new Big(100).pow(years)).cmp(first.times(new Big(100).plus(value).pow(years)));
}

/** A fact in words: `23.40%`, `12000000`, `true`; null where it is not known. */
export function factText(fact: Fact): string | null {
  if (fact === null) return null;
  if (typeof fact === 'boolean') return String(fact);
  if (fact instanceof Big) return fact.toFixed();
  if ('whole' in fact) return `${fact.whole.gt(0) ? fact.part.times(100).div(fact.whole).toFixed(2) : '0.00'}%`;
  const rate = growthPercent(fact);
  return rate === null ? '—' : `${rate}%`;
}

/** The compound growth a year in percent, two decimals; null where the first figure is not above 0. */
export function growthPercent({ first, last, years }: GrowthFact): string | null {
  if (first.lte(0)) return null;
  const ratio = last.div(first);
  return root(ratio.lt(0) ? new Big(0) : ratio, years)
    .minus(1)
    .times(100)
    .toFixed(2);
}

/** The root of a figure, ten decimals, by halving: exact enough for a percentage, without a binary fraction. */
function root(of: Big, degree: number): Big {
  if (degree === 1 || of.eq(0)) return of;
  let low = new Big(0);
  let high = of.gt(1) ? of : new Big(1);
  for (let round = 0; round < 44; round += 1) {
    const middle = low.plus(high).div(2).round(14);
    if (middle.pow(degree).gt(of)) high = middle;
    else low = middle;
  }
  return high.round(10);
}
