/** Validity of a rule by tax year, both ends counted; no end: in force without a date to lapse. */
export interface Dated {
  readonly from: number;
  readonly to?: number;
}

export function inForce<T extends Dated>(rules: readonly T[], year: number): T[] {
  return rules.filter(({ from, to }) => from <= year && (to === undefined || year <= to));
}

/** The one rule of a table without gaps or overlaps that covers the year. */
export function ruleOf<T extends Dated>(rules: readonly T[], year: number): T {
  const [rule] = inForce(rules, year);
  if (!rule) throw new RangeError(`No rule is in force in ${year}`);
  return rule;
}

/** Lower end of tables that reach back before the first dated rule. */
export const always = Number.NEGATIVE_INFINITY;
