import { sum, yuan, type Amount } from '../kernel/money';
import { proposeCostItem, type MatchedItem, type SubjectProposal } from './propose-cost-item';
import { grouped } from '../kernel';
import type { RecordOf } from '../records';
import type { subjectMatch } from './subject-match';
import type { voucherEntry } from './voucher-entry';

/** The bookings and the match of an account. Amounts in 元, 2 decimals. */
export interface SubjectStanding {
  readonly subjectCode: string;
  /** The name in the latest entry; without entries the name in the matching. */
  readonly subjectName: string;
  /** The matched item; null while unmatched. */
  readonly costItem: MatchedItem | null;
  readonly entries: number;
  readonly debitAmount: string;
  readonly creditAmount: string;
  /** The proposed match; null once matched. */
  readonly proposal: SubjectProposal | null;
}

type Entry = Pick<
  RecordOf<typeof voucherEntry>,
  'subjectCode' | 'subjectName' | 'date' | 'debitAmount' | 'creditAmount'
>;
type Match = Pick<RecordOf<typeof subjectMatch>, 'subjectCode' | 'subjectName' | 'costItem'>;

/**
 * Every account that is booked on or matched, each once: first unmatched accounts, those proposed as not R&D last, then
 * the matched ones; by code within each group.
 */
export function subjectStandings(entries: readonly Entry[], matches: readonly Match[]): SubjectStanding[] {
  const booked = grouped(entries, ({ subjectCode }) => subjectCode);
  const matched = new Map(matches.map((match) => [match.subjectCode, match]));
  return [...new Set([...booked.keys(), ...matched.keys()])]
    .map((code) => standing(code, booked.get(code) ?? [], matched.get(code) ?? null))
    .sort((a, b) => rank(a) - rank(b) || (a.subjectCode < b.subjectCode ? -1 : 1));
}

function standing(subjectCode: string, entries: readonly Entry[], match: Match | null): SubjectStanding {
  const subjectName = latestName(entries) ?? match?.subjectName ?? '';
  return {
    subjectCode,
    subjectName,
    costItem: match ? (match.costItem as MatchedItem) : null,
    entries: entries.length,
    debitAmount: total(entries.map(({ debitAmount }) => debitAmount)).toString(),
    creditAmount: total(entries.map(({ creditAmount }) => creditAmount)).toString(),
    proposal: match ? null : proposeCostItem({ subjectCode, subjectName }),
  };
}

function latestName(entries: readonly Entry[]): string | undefined {
  const isLater = (one: Entry, other: Entry) =>
    one.date > other.date || (one.date === other.date && one.subjectName > other.subjectName);
  let latest: Entry | undefined;
  for (const entry of entries) if (!latest || isLater(entry, latest)) latest = entry;
  return latest?.subjectName;
}

const total = (amounts: readonly (string | null)[]): Amount<'yuan'> => sum(amounts.map((each) => yuan(each || '0')));

const rank = ({ costItem, proposal }: SubjectStanding) => (costItem !== null ? 2 : proposal?.by === 'notRd' ? 1 : 0);
