import type { ClosingRules } from '../finance';
import { text, type Text } from '../kernel';
import { monthOf } from '../kernel/calendar';
import { sum, yuan, type Amount } from '../kernel/money';
import { isFurtherItemCode, type CostItemCode, type FurtherItemCode } from '../tax';
import type { SourceOf } from './cost-source';
import { accountEntries, type AccountEntry } from './matched-entries';
import type { ProjectRow, SubjectMatchRow, VoucherEntryRow } from './registers';

/**
 * Where a booked amount goes. `counted`: into the cost of its project; `otherCalibre`: into the cost of the accounts and,
 * by its item, of the statistics, as the super-deduction does not have it; `closing`: it only carries cost forward;
 * `allocation`: its item is allocated from registers; `noProject`; `otherProject`: its project is none of the year;
 * `otherYear`: it is booked in another year.
 */
export type BookedTo =
  | 'counted'
  | 'otherCalibre'
  | 'closing'
  | 'allocation'
  | 'noProject'
  | 'otherProject'
  | 'otherYear';

export const bookedToLabels: Readonly<Record<BookedTo, Text>> = {
  counted: text('计入项目费用', 'Counted as cost of a project'),
  otherCalibre: text(
    '不在加计扣除范围，计入会计或统计口径',
    'Outside the super-deduction; counts in accounts or statistics',
  ),
  closing: text('期末结转', 'Closing'),
  allocation: text('该项目费用按台账分摊', 'The item is allocated from registers'),
  noProject: text('没有研发项目', 'No project'),
  otherProject: text('项目不属于本年度', 'The project is none of the year'),
  otherYear: text('凭证日期不在本年度', 'Booked in another year'),
};

export interface BookedDestinationsInput<Entry extends VoucherEntryRow = VoucherEntryRow> {
  readonly year: number;
  readonly projects: readonly Pick<ProjectRow, 'id'>[];
  /** Whole vouchers, of any year. */
  readonly voucherEntries: readonly Entry[];
  readonly subjectMatches: readonly SubjectMatchRow[];
  readonly closingRules?: ClosingRules;
  readonly sourceOf: SourceOf;
}

/** An amount booked on an item, debit less credit in 元 with 2 decimals, and where it goes. Never 0. */
export interface BookedAmount<Entry extends VoucherEntryRow = VoucherEntryRow> {
  readonly entry: Entry;
  readonly item: CostItemCode | FurtherItemCode;
  readonly amount: string;
  readonly to: BookedTo;
  readonly reason: Text;
}

/** 已入账金额去向: the booked total is the sum of `totals`, and every amount is named. */
export interface BookedDestinations<Entry extends VoucherEntryRow = VoucherEntryRow> {
  readonly booked: string;
  readonly totals: Readonly<Record<BookedTo, string>>;
  readonly amounts: readonly BookedAmount<Entry>[];
}

/**
 * Where every amount booked on matched accounts goes: debits less credits = what counts + what is excluded, closings
 * and entries of other years included. An entry that partly closes is two amounts.
 *
 * @throws DomainError where an amount is unreadable
 */
export function bookedDestinations<Entry extends VoucherEntryRow>(
  input: BookedDestinationsInput<Entry>,
): BookedDestinations<Entry> {
  const projects = new Set(input.projects.map(({ id }) => id));
  const entries = accountEntries(input.voucherEntries, input.subjectMatches, input.closingRules);
  const amounts = entries.flatMap((each) => amountsOf(each, input, projects));
  const totalOf = (to: BookedTo) =>
    sum(amounts.filter((each) => each.to === to).map(({ amount }) => yuan(amount))).toString();
  return {
    booked: sum(entries.map(({ debited, credited }) => debited.minus(credited))).toString(),
    totals: Object.fromEntries(
      (Object.keys(bookedToLabels) as BookedTo[]).map((to) => [to, totalOf(to)]),
    ) as BookedDestinations['totals'],
    amounts,
  };
}

function amountsOf<Entry extends VoucherEntryRow>(
  { entry, item, debited, credited, closing }: AccountEntry<CostItemCode | FurtherItemCode, Entry>,
  { year, sourceOf }: BookedDestinationsInput<Entry>,
  projects: ReadonlySet<string>,
): BookedAmount<Entry>[] {
  const booked = debited.minus(credited);
  const made = (amount: Amount<'yuan'>, to: BookedTo, reason = bookedToLabels[to]): BookedAmount<Entry>[] =>
    amount.isZero() ? [] : [{ entry, item, amount: amount.toString(), to, reason }];
  if (!monthOf(entry.date).startsWith(`${year}-`)) return made(booked, 'otherYear');
  const closed = closing?.amount ?? yuan(0);
  const rest = booked.minus(closed);
  const ofProject = (to: BookedTo): BookedTo => {
    if (!entry.projectId) return 'noProject';
    return projects.has(entry.projectId) ? to : 'otherProject';
  };
  const carried = made(closed, 'closing', closing?.reason);
  if (isFurtherItemCode(item)) return [...carried, ...made(rest, ofProject('otherCalibre'))];
  const { source, reason } = sourceOf(item, entry.projectId || null);
  return [
    ...carried,
    ...(source === 'allocation' ? made(rest, 'allocation', reason) : made(rest, ofProject('counted'))),
  ];
}
