import Big from 'big.js';
import { allocate } from '../../kernel/money';
import { hoursBasis, splitByHours, type HoursClaim } from '../split-by-hours';

/** One person's month: pay, attendance, and hours already assigned. */
export interface PersonMonth {
  /** 元, 2 decimals. */
  readonly pay: string;
  /** 实际出勤工时 */
  readonly wholeHours: Big;
  /** Project hours that are left unchanged. */
  readonly others: readonly HoursClaim[];
}

/** An amount of the person's pay that a project is to get. */
export interface WantedShare {
  readonly projectId: string;
  readonly amount: string;
}

/** Decimals that recorded hours can have. */
const MOST_PLACES = 6;
const LEAST_PLACES = 2;

export const freeHours = ({ wholeHours, others }: Pick<PersonMonth, 'wholeHours' | 'others'>): Big =>
  others.reduce((left, { hours }) => left.minus(hours), wholeHours);

/**
 * Hours such that a person's pay, allocated by them, gives each project its amount to the cent and leaves every other
 * project unchanged; with as few decimals as possible. Null if six do not suffice, i.e. a pay of many millions a month.
 *
 * The amount of a project is pay × hours ÷ attendance (税总公告2017年第40号 一(二)), so hours are amount × attendance ÷
 * pay. The free hours are split over those and the remainder, so that they add up to the attendance exactly; the result
 * is checked with the same split that cost uses.
 */
export function personHours(
  person: PersonMonth,
  shares: readonly WantedShare[],
  rank: (projectId: string) => number,
): ReadonlyMap<string, string> | null {
  const free = freeHours(person);
  const weights = weightsOf(person, shares, free);
  const before = amountsOf(person, [], rank);
  for (let places = Math.max(LEAST_PLACES, decimalsOf(free)); places <= MOST_PLACES; places += 1) {
    const scale = new Big(10).pow(places - 2);
    const parts = allocate(free.times(scale).toFixed(), weights) ?? [];
    const claims = shares.map(({ projectId }, at) => ({ projectId, hours: new Big(parts[at] ?? '0').div(scale) }));
    const after = amountsOf(person, claims, rank);
    const fits =
      shares.every(({ projectId, amount }) => (after.get(projectId) ?? '0.00') === amount) &&
      person.others.every(({ projectId }) => after.get(projectId) === before.get(projectId));
    if (fits) return new Map(claims.map(({ projectId, hours }) => [projectId, hours.toFixed()]));
  }
  return null;
}

/** What every project gets of the pay, as cost is made of hours. */
function amountsOf(
  { pay, others, wholeHours }: PersonMonth,
  claims: readonly HoursClaim[],
  rank: (projectId: string) => number,
): ReadonlyMap<string, string> {
  const all = [...others, ...claims]
    .filter(({ hours }) => hours.gt(0))
    .sort((a, b) => rank(a.projectId) - rank(b.projectId));
  return new Map(splitByHours(pay, hoursBasis(all, wholeHours)).map(({ claim, amount }) => [claim.projectId, amount]));
}

/** The hours of each amount, then the remaining hours, all multiplied by the pay to avoid rounding. */
function weightsOf({ pay, wholeHours }: PersonMonth, shares: readonly WantedShare[], free: Big): string[] {
  const claimed = shares.map(({ amount }) => new Big(amount).times(wholeHours));
  const rest = claimed.reduce((left, each) => left.minus(each), new Big(pay).times(free));
  return [...claimed, rest].map((weight) => (weight.lt(0) ? '0' : weight.toFixed()));
}

const decimalsOf = (hours: Big): number => (hours.toFixed().split('.')[1] ?? '').length;
