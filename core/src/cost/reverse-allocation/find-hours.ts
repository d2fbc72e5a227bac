import Big from 'big.js';
import { fill, type Text } from '../../kernel';
import { allocate, yuan } from '../../kernel/money';
import type { ProjectIndex } from '../project-index';
import { amountsOf, freeHours, STEP, type PersonMonth } from './person-hours';
import { reasons } from './reverse-reasons';
import { spreadSteps } from './spread-steps';

/** A person whose hours may be set. */
export interface SearchedPerson extends PersonMonth {
  readonly personnelId: string;
  /** Name for messages. */
  readonly name: string;
  /** The projects on which they may get hours. */
  readonly projects: ReadonlySet<string>;
}

/** A project whose hours may be set. */
export interface SearchedProject {
  readonly projectId: string;
  /** Its share of the booked amount where there are several. */
  readonly weight: string;
  /** Amount it gets from unchanged hours; 元. */
  readonly fixed: string;
}

export interface HoursSearch {
  readonly month: string;
  /** 元, 2 decimals, above 0. */
  readonly booked: string;
  /** Label of the kind of pay. */
  readonly pay: Text;
  readonly people: readonly SearchedPerson[];
  readonly targets: readonly SearchedProject[];
  readonly projects: Pick<ProjectIndex, 'rank'>;
}

/** Hours of a person on a project to be written. */
export interface FoundHours {
  readonly projectId: string;
  readonly personnelId: string;
  readonly hours: string;
}

export interface HoursFound {
  readonly cells: readonly FoundHours[];
  /** Why there are none; null when there are. */
  readonly reason: Text | null;
  /** The maximum bookable amount, 元. */
  readonly most: string;
  /** What the hours leave of the booked amount, 元, not negative; "0.00" where there are none. */
  readonly difference: string;
}

/**
 * Finds hours of people on projects, in steps of half an hour, whose part of the pay comes as near to the booked amount
 * of every project as the steps allow and never above it. No person's hours exceed their attendance, everybody works
 * only on their own projects, and what other hours share of the pay stays as it is. The rest is the difference: hours
 * that nobody could have recorded are not made up for it.
 */
export function findHours({ month, booked, pay, people, targets, projects }: HoursSearch): HoursFound {
  const fixed = targets.reduce((total, each) => total.plus(yuan(each.fixed)), yuan(0));
  const able = people
    .filter((person) => targets.some(({ projectId }) => person.projects.has(projectId)))
    .map((person) => ({ person, most: mostOf(person) }))
    .filter(({ most }) => Number(most) > 0);
  const most = able.reduce((total, each) => total.plus(yuan(each.most)), fixed);
  const none = (reason: Text, values: Readonly<Record<string, string>> = {}): HoursFound => ({
    cells: [],
    most: most.toString(),
    difference: '0.00',
    // The name of what is paid is said in both languages.
    reason: {
      zh: fill(reason, { month, pay: pay.zh, booked, ...values }).zh,
      en: fill(reason, { month, pay: pay.en, booked, ...values }).en,
    },
  });
  if (able.length === 0) return none(reasons.noPeople);
  if (fixed.compare(yuan(booked)) > 0) return none(reasons.fixed, { fixed: fixed.toString() });
  if (most.compare(yuan(booked)) < 0) return none(reasons.most, { most: most.toString() });
  const rest = yuan(booked).minus(fixed);
  const search = new StepSearch(
    able.map(({ person }) => person),
    targets.map(({ projectId }) => projectId),
    wantedOf(targets, booked, rest.toString()),
    projects.rank.bind(projects),
  );
  const { cells, amount } = search.found();
  if (cells.length === 0 && !rest.isZero()) return none(reasons.noStep, { rest: rest.toString() });
  return { cells, most: most.toString(), reason: null, difference: rest.minus(yuan(amount)).toString() };
}

/** Steps of people on projects, settled so that they fit with the rounding of cost. */
class StepSearch {
  /** By person, then by project. */
  readonly #steps: number[][];
  readonly #stepCost: readonly Big[];

  constructor(
    private readonly people: readonly SearchedPerson[],
    private readonly projectIds: readonly string[],
    private readonly wanted: readonly string[],
    private readonly rank: (projectId: string) => number,
  ) {
    this.#steps = people.map(() => projectIds.map(() => 0));
    this.#stepCost = people.map(({ pay, wholeHours }) => new Big(pay).times(STEP).div(wholeHours));
    this.#spread();
    this.#settle();
  }

  found(): { readonly cells: readonly FoundHours[]; readonly amount: string } {
    const cells = this.people.flatMap(({ personnelId }, person) =>
      this.projectIds.flatMap((projectId, at) => {
        const steps = this.#steps[person]![at]!;
        return steps === 0 ? [] : [{ personnelId, projectId, hours: new Big(STEP).times(steps).toFixed() }];
      }),
    );
    const amounts = this.people.map((_, person) => this.#amounts(person));
    const amount = this.projectIds.reduce((total, _, at) => total.plus(this.#amountOf(amounts, at)), yuan(0));
    return { cells, amount: amount.toString() };
  }

  /** Projects with the fewest people first, as the others can more easily do without one of them. */
  #spread(): void {
    const left = this.people.map((person) => Number(freeHours(person).div(STEP).round(0, Big.roundDown).toFixed()));
    const teams = this.projectIds.map((projectId, at) => ({
      at,
      members: this.people.flatMap(({ projects }, person) => (projects.has(projectId) ? [person] : [])),
    }));
    for (const { at, members } of teams.sort((a, b) => a.members.length - b.members.length || a.at - b.at)) {
      const steps = spreadSteps(
        members.map((person) => ({ left: left[person]!, step: this.#stepCost[person]! })),
        new Big(this.wanted[at]!),
      );
      for (const [place, person] of members.entries()) {
        this.#steps[person]![at] = steps[place]!;
        left[person]! -= steps[place]!;
      }
    }
  }

  /**
   * Takes steps back where the rounding of cost to 分 would change what other hours share or go beyond what a project
   * is to get. Ends, as every round takes at least one step back.
   */
  #settle(): void {
    const others = this.people.map((person) => amountsOf(person, [], this.rank));
    const amounts = this.people.map((_, person) => this.#amounts(person));
    const takeBack = (person: number, at: number) => {
      this.#steps[person]![at]! -= 1;
      amounts[person] = this.#amounts(person);
    };
    for (const [person, { others: claims }] of this.people.entries()) {
      const isShifted = () =>
        claims.some(({ projectId }) => amounts[person]!.get(projectId) !== others[person]!.get(projectId));
      while (isShifted())
        takeBack(
          person,
          this.#steps[person]!.findLastIndex((steps) => steps > 0),
        );
    }
    const over = this.projectIds.findIndex((_, at) => this.#amountOf(amounts, at).compare(yuan(this.wanted[at]!)) > 0);
    if (over < 0) return;
    const working = this.people.flatMap((_, person) => (this.#steps[person]![over]! > 0 ? [person] : []));
    const cheapest = working.reduce((a, b) => (this.#stepCost[b]!.lt(this.#stepCost[a]!) ? b : a));
    takeBack(cheapest, over);
    this.#settle();
  }

  #amounts(person: number): ReadonlyMap<string, string> {
    const claims = this.projectIds.map((projectId, at) => ({
      projectId,
      hours: new Big(STEP).times(this.#steps[person]![at]!),
    }));
    return amountsOf(this.people[person]!, claims, this.rank);
  }

  #amountOf(amounts: readonly ReadonlyMap<string, string>[], at: number) {
    const projectId = this.projectIds[at]!;
    return amounts.reduce((total, each) => total.plus(yuan(each.get(projectId) ?? '0')), yuan(0));
  }
}

/** The part of a person's pay that their free hours can allocate, rounded down to 分. */
function mostOf(person: PersonMonth): string {
  const free = freeHours(person);
  if (free.lte(0) || person.wholeHours.lte(0) || Number(person.pay) <= 0) return '0.00';
  return new Big(person.pay).times(free).div(person.wholeHours).round(2, Big.roundDown).toFixed(2);
}

/** The open amount of each project: its share of the booked amount less `fixed`, scaled to add up to `rest`. */
function wantedOf(targets: readonly SearchedProject[], booked: string, rest: string): string[] {
  const shares = allocate(
    booked,
    targets.map(({ weight }) => weight),
  )!;
  const open = targets.map(({ fixed }, at) => yuan(shares[at]!).minus(yuan(fixed)).max(yuan(0)).toString());
  return allocate(rest, open) ?? targets.map(() => '0.00');
}
