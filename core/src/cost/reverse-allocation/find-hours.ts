import Big from 'big.js';
import { fill, type Text } from '../../kernel';
import { allocate, yuan } from '../../kernel/money';
import type { ProjectIndex } from '../project-index';
import { freeHours, personHours, type PersonMonth } from './person-hours';
import { reasons } from './reverse-reasons';
import { spreadAmounts } from './spread-amounts';

/** A person whose hours may be set. */
export interface SearchedPerson extends PersonMonth {
  readonly personnelId: string;
  /** Name for messages. */
  readonly name: string;
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
}

/**
 * Finds hours of people on projects such that their pay, allocated by these hours, gives the projects the booked
 * amount to the cent, and no person's hours exceed their attendance.
 */
export function findHours({ month, booked, pay, people, targets, projects }: HoursSearch): HoursFound {
  const fixed = targets.reduce((total, each) => total.plus(yuan(each.fixed)), yuan(0));
  const able = people.map((person) => ({ person, most: mostOf(person) })).filter(({ most }) => Number(most) > 0);
  const most = able.reduce((total, each) => total.plus(yuan(each.most)), fixed);
  const none = (reason: Text, values: Readonly<Record<string, string>> = {}): HoursFound => ({
    cells: [],
    most: most.toString(),
    // The name of what is paid is said in both languages.
    reason: {
      zh: fill(reason, { month, pay: pay.zh, booked, ...values }).zh,
      en: fill(reason, { month, pay: pay.en, booked, ...values }).en,
    },
  });
  if (able.length === 0) return none(reasons.noPeople);
  if (fixed.compare(yuan(booked)) > 0) return none(reasons.fixed, { fixed: fixed.toString() });
  if (most.compare(yuan(booked)) < 0) return none(reasons.most, { most: most.toString() });
  const rest = yuan(booked).minus(fixed).toString();
  const amounts = spreadAmounts(
    wantedOf(targets, booked, rest),
    able.map((each) => each.most),
  );
  const cells: FoundHours[] = [];
  for (const [at, { person }] of able.entries()) {
    const shares = targets
      .map(({ projectId }, of) => ({ projectId, amount: amounts[at]![of]! }))
      .filter(({ amount }) => Number(amount) > 0);
    const hours = personHours(person, shares, (projectId) => projects.rank(projectId));
    if (!hours) return none(reasons.coarse, { person: person.name });
    for (const [projectId, each] of hours) cells.push({ personnelId: person.personnelId, projectId, hours: each });
  }
  return { cells, most: most.toString(), reason: null };
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
