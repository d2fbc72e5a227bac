import { yearSources, type SourceOf } from '../../cost';
import { closedYears } from '../../enterprise';
import { bookedEntries, closingRules, type BookedEntry, type ClosingRules } from '../../finance';
import type { Call } from '../../records';
import { sum } from '../../kernel/money';
import { bookings, isCounted } from './bookings';
import { datesOf } from './report-entries';

interface Match {
  readonly subjectCode: string;
  readonly costItem: string;
}

/** Cost of a year's projects from vouchers, before and after; 元, 2 decimals. */
export interface MatchedYear {
  readonly year: string;
  readonly before: string;
  readonly after: string;
  /** The year is declared and keeps its figures as filed. */
  readonly filed: boolean;
}

/** Cost from vouchers before and after, for the years with bookings on the moved accounts, if it changes. */
export async function movedYears(
  call: Call,
  concerned: readonly BookedEntry[],
  stored: readonly Match[],
  moved: ReadonlyMap<string, Match>,
): Promise<MatchedYear[]> {
  const years = concerned.filter(({ subjectCode }) => moved.has(subjectCode)).map(({ date }) => date.slice(0, 4));
  const after = [...stored.filter(({ subjectCode }) => !moved.has(subjectCode)), ...moved.values()];
  const rules = await closingRules(call);
  const filed = await closedYears(call, [...new Set(years)]);
  const found: MatchedYear[] = [];
  for (const year of [...new Set(years)].sort()) {
    const entries = await bookedEntries(call, datesOf(year));
    const sourceOf = await yearSources(call, year);
    const given = {
      year,
      before: countedAmount(entries, stored, rules, sourceOf),
      after: countedAmount(entries, after, rules, sourceOf),
      filed: filed.has(year),
    };
    if (given.before !== given.after) found.push(given);
  }
  return found;
}

/** Cost of projects from vouchers: debit less credit of the items that ledgers take from vouchers. */
function countedAmount(
  entries: readonly BookedEntry[],
  matches: readonly Match[],
  rules: ClosingRules,
  sourceOf: SourceOf,
): string {
  const counts = isCounted(sourceOf);
  const counted = bookings(entries, matches, rules).filter((each) => counts(each) && each.entry.projectId !== null);
  return sum(counted.map(({ debited, credited }) => debited.minus(credited))).toString();
}
