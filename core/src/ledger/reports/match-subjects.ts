import {
  bookedEntries,
  closingRules,
  isMatchSeen,
  matchesOf,
  subjectMatch,
  withWholeVouchers,
  type BookedEntry,
  type ClosingRules,
  type MatchedItem,
} from '../../finance';
import { faults, Refusal } from '../../kernel';
import { insertRecords, requirePermission, updateRecords, type Call, type RecordOf } from '../../records';
import { sum } from '../../kernel/money';
import { bookings } from './bookings';
import { readChoices, type ReadChoice, type SubjectChoice } from './match-choices';
import { movedYears, type MatchedYear } from './moved-years';
import { reportNamed } from './report-entries';

type Match = RecordOf<typeof subjectMatch>;

export interface SubmitMatch {
  /** The ledger the accounts are matched for; must be there when given. */
  readonly reportId?: string;
  readonly matches: readonly SubjectChoice[];
  /** Dry run: only reports what would change. */
  readonly check?: boolean;
}

/** An account whose cost item changes, with its booked amount: debit less credit, 元, 2 decimals. */
export interface MatchChange {
  readonly subjectCode: string;
  readonly subjectName: string;
  readonly from: MatchedItem | null;
  readonly to: MatchedItem;
  readonly entries: number;
  readonly amount: string;
}

export interface MatchResult {
  readonly inserted: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly changes: readonly MatchChange[];
  /** Only years whose amount changes. Stored cost and ledgers are updated by the next recompute of the year. */
  readonly years: readonly MatchedYear[];
}

/** Lock key that serialises the matching of accounts. */
const KEY = 'subject matching';

/**
 * Matches accounts to cost items, all or none, and returns the changes; with `check` it writes nothing. Idempotent:
 * accounts already matched this way are left unchanged. Refuses accounts booked on in a locked month.
 */
export async function submitMatch(call: Call, given: SubmitMatch): Promise<MatchResult> {
  if (given.reportId !== undefined) await reportNamed(call, given.reportId);
  const choices = readChoices(given.matches);
  await call.records.lock(KEY);
  const stored = await matchesOf(call);
  const byCode = new Map(stored.map((match) => [match.subjectCode, match]));
  const entries = await bookedEntries(call, [
    { field: 'subjectCode', is: 'in', value: choices.map(({ subjectCode }) => subjectCode) },
  ]);
  const meant = choices.map((choice) => meantBy(choice, byCode.get(choice.subjectCode) ?? null, entries));
  if (!meant.every(({ values }) => isMatchSeen(call, stored, values))) {
    throw new Refusal(faults.notFound(subjectMatch.label));
  }
  const added = meant.filter(({ before }) => before === null);
  const changed = meant.filter(({ before, values }) => before !== null && differs(before, values));
  const moved = meant.filter(({ before, values }) => before?.costItem !== values.costItem);
  const result: MatchResult = {
    inserted: added.length,
    updated: changed.length,
    unchanged: meant.length - added.length - changed.length,
    changes: changesOf(moved, entries, await withWholeVouchers(call, entries), await closingRules(call)),
    years: await movedYears(call, entries, stored, new Map(moved.map(({ values }) => [values.subjectCode, values]))),
  };
  if (given.check !== true) await write(call, added, changed);
  return result;
}

interface Meant {
  readonly before: Match | null;
  readonly values: { readonly subjectCode: string; readonly subjectName: string; readonly costItem: MatchedItem };
}

function meantBy(choice: ReadChoice, before: Match | null, entries: readonly BookedEntry[]): Meant {
  const { subjectCode, costItem } = choice;
  const booked = entries.find((entry) => entry.subjectCode === subjectCode)?.subjectName;
  const subjectName = choice.subjectName ?? before?.subjectName ?? booked ?? subjectCode;
  return { before, values: { subjectCode, subjectName, costItem } };
}

const differs = (before: Match, { subjectName, costItem }: Meant['values']) =>
  before.subjectName !== subjectName || before.costItem !== costItem;

async function write(call: Call, added: readonly Meant[], changed: readonly Meant[]): Promise<void> {
  if (added.length) requirePermission(call.caller, subjectMatch.permissions.add);
  await insertRecords(
    call,
    subjectMatch,
    added.map(({ values }) => values),
  );
  const changes = changed.flatMap(({ before, values }) => (before ? [{ before, values }] : []));
  const stale = await updateRecords(call, subjectMatch, changes);
  if (stale.length) throw new Refusal(faults.staleVersion());
}

function changesOf(
  moved: readonly Meant[],
  entries: readonly BookedEntry[],
  vouchers: readonly BookedEntry[],
  rules: ClosingRules,
): MatchChange[] {
  // Which entries book cost does not depend on the item; any item works to leave out carry-forward entries.
  const any = moved.map(({ values }) => ({ subjectCode: values.subjectCode, costItem: '1.1' }));
  const booked = bookings(vouchers, any, rules);
  return moved.map(({ before, values: { subjectCode, subjectName, costItem } }) => {
    const own = booked.filter(({ entry }) => entry.subjectCode === subjectCode);
    return {
      subjectCode,
      subjectName,
      from: before ? (before.costItem as MatchedItem) : null,
      to: costItem,
      entries: entries.filter((entry) => entry.subjectCode === subjectCode).length,
      amount: sum(own.map(({ debited, credited }) => debited.minus(credited))).toString(),
    };
  });
}
