import { bookedEntries, closingRules, subjectMatch, withWholeVouchers, type voucherEntry } from '../../finance';
import type { Call, Where } from '../../records';
import { daysInMonth, monthOf, type Month } from '../../kernel/calendar';
import { yuan, type Amount } from '../../kernel/money';
import { costRecord } from '../entities';
import { matchedEntries } from '../matched-entries';
import type { SubjectMatchRow } from '../registers';

import { subjectGroups, type SubjectGroup } from './subject-group';

/** Totals of a month of a group; 元, 2 decimals. */
export interface MonthFigures {
  /** By the stored cost records. */
  readonly allocatedTotal: string;
  /** By the vouchers whose accounts are matched to the items, debit less credit, with a project or without. */
  readonly bookedTotal: string;
  /** Allocated less booked. */
  readonly difference: string;
}

type Totals = Map<Month, Amount<'yuan'>>;

export type FiguresOfMonth = (month: Month) => MonthFigures;

/**
 * Lookups of the figures by month of these years, by group; 0.00 for a month without cost. Cost records and vouchers are
 * read once for all groups.
 */
export async function monthFigures(
  call: Call,
  groups: readonly SubjectGroup[],
  years: readonly string[],
): Promise<(group: SubjectGroup) => FiguresOfMonth> {
  const groupOf = new Map(groups.flatMap((group) => subjectGroups[group].items.map((item) => [item as string, group])));
  const sides = new Map(groups.map((group) => [group, { allocated: new Map(), booked: new Map() } as Sides]));
  const sidesOf = (item: string): Sides | undefined => {
    const group = groupOf.get(item);
    return group && sides.get(group);
  };
  if (years.length > 0) {
    await addAllocated(call, [...groupOf.keys()], years, sidesOf);
    await addBooked(call, groups, years, sidesOf);
  }
  return (group) => (month) => {
    const { allocated, booked } = sides.get(group)!;
    const [one, other] = [allocated.get(month) ?? yuan(0), booked.get(month) ?? yuan(0)];
    return {
      allocatedTotal: one.toString(),
      bookedTotal: other.toString(),
      difference: one.minus(other).toString(),
    };
  };
}

interface Sides {
  readonly allocated: Totals;
  readonly booked: Totals;
}

function add(totals: Totals | undefined, month: Month, amount: Amount<'yuan'>): void {
  totals?.set(month, (totals.get(month) ?? yuan(0)).plus(amount));
}

async function addAllocated(
  call: Call,
  items: readonly string[],
  years: readonly string[],
  sidesOf: (item: string) => Sides | undefined,
): Promise<void> {
  const where: Where<typeof costRecord> = [
    { field: 'year', is: 'in', value: years },
    { field: 'item', is: 'in', value: items },
  ];
  const found = await call.records.sums(costRecord, { where, of: ['amount'], by: ['month', 'item'] });
  for (const { values, sums } of found) {
    add(sidesOf(values['item'] ?? '')?.allocated, values['month'] as Month, yuan(sums['amount']!));
  }
}

async function addBooked(
  call: Call,
  groups: readonly SubjectGroup[],
  years: readonly string[],
  sidesOf: (item: string) => Sides | undefined,
): Promise<void> {
  const [first, last] = [years.toSorted()[0]!, years.toSorted().at(-1)!];
  for (const { entry, item, debited, credited } of await matchedOfMonths(call, groups, `${first}-01`, `${last}-12`)) {
    add(sidesOf(item)?.booked, monthOf(entry.date), debited.minus(credited));
  }
}

/** The entries of these months that book cost of some groups. */
export async function matchedOfMonths(call: Call, groups: readonly SubjectGroup[], first: Month, last: Month) {
  const items: readonly string[] = groups.flatMap((group) => subjectGroups[group].items);
  const matches = await call.records.find(subjectMatch);
  const codes = matches.filter(({ costItem }) => items.includes(costItem)).map(({ subjectCode }) => subjectCode);
  if (codes.length === 0) return [];
  const ofMonths: Where<typeof voucherEntry> = [
    { field: 'date', is: 'greaterOrEqual', value: `${first}-01` },
    {
      field: 'date',
      is: 'lessOrEqual',
      value: `${last}-${daysInMonth(Number(last.slice(0, 4)), Number(last.slice(5)))}`,
    },
  ];
  const entries = await bookedEntries(call, [...ofMonths, { field: 'subjectCode', is: 'in', value: codes }]);
  // What else their vouchers hold tells which of them are closings; rulings may concern any of them.
  const all = await withWholeVouchers(call, entries);
  const booked = matchedEntries(all, matches as readonly SubjectMatchRow[], await closingRules(call));
  const isAsked = (date: string) => monthOf(date) >= first && monthOf(date) <= last;
  return booked.filter(({ entry, item }) => items.includes(item) && isAsked(entry.date));
}
