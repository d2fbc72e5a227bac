import Big from 'big.js';
import { countGiven, quantityGiven } from '../answer';
import { scoreTechSme } from './score-tech-sme';
import type { TechSmeAnswers } from './tech-sme-answers';
import { rdOfCostBands, rdOfSalesBands, techStaffBands, type ShareBand } from './tech-sme-bands';

/** One thing more that would earn points, and how much of it the next band takes. */
export interface NextStep {
  readonly key: 'ipClass2' | 'ipClass1' | 'techStaff' | 'rdCost';
  /** Pieces, people, or 元 more. */
  readonly more: string;
  /** Points of all parts before and after. */
  readonly before: number;
  readonly after: number;
}

/**
 * The steps to the next band of each part of the score (国科发政〔2017〕115号 第七条), the cheapest first: a piece of
 * Ⅱ类 property before one of Ⅰ类, then people, then cost. Parts without the figures they take, or at their best, have
 * none. Never throws.
 */
export function techSmeNextSteps(answers: TechSmeAnswers | null | undefined): readonly NextStep[] {
  const given = answers ?? {};
  const before = scoreTechSme(given).score;
  const tried = (key: NextStep['key'], more: Big | number | null, changed: TechSmeAnswers): NextStep[] => {
    if (more === null) return [];
    const after = scoreTechSme({ ...given, ...changed }).score;
    return after > before ? [{ key, more: new Big(more).toFixed(), before, after }] : [];
  };
  const [class1, class2] = [countGiven(given.ipClass1), countGiven(given.ipClass2)];
  const [staff, techStaff] = [quantityGiven(given.staffTotal), quantityGiven(given.techStaff)];
  const rdCost = quantityGiven(given.rdCost);
  const people = staff && techStaff ? missing(techStaffBands, techStaff, staff, 0) : null;
  const costs = [
    shortOf(rdOfSalesBands, rdCost, quantityGiven(given.sales)),
    shortOf(rdOfCostBands, rdCost, quantityGiven(given.costExpense)),
  ].filter((each) => each !== null);
  const cost = costs.toSorted((one, other) => one.cmp(other))[0] ?? null;
  return [
    ...tried('ipClass2', class2 === null ? null : 1, { ipClass2: (class2 ?? 0) + 1 }),
    ...tried('ipClass1', class1 === null ? null : 1, { ipClass1: (class1 ?? 0) + 1 }),
    ...tried('techStaff', people, { techStaff: techStaff && people ? techStaff.plus(people).toFixed() : null }),
    ...tried('rdCost', cost, { rdCost: rdCost && cost ? rdCost.plus(cost).toFixed() : null }),
  ];
}

const shortOf = (bands: readonly ShareBand[], part: Big | null, whole: Big | null): Big | null =>
  part && whole ? missing(bands, part, whole, 2) : null;

/** How much the part lacks to the next better band, rounded up; null at the best band. */
function missing(bands: readonly ShareBand[], part: Big, whole: Big, places: number): Big | null {
  const shortfalls = bands
    .map(({ from }) => whole.times(from).div(100).minus(part).round(places, Big.roundUp))
    .filter((each) => each.gt(0));
  return shortfalls.at(0) === undefined ? null : shortfalls.reduce((least, each) => (each.lt(least) ? each : least));
}
