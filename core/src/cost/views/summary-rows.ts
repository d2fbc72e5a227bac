import { bookedEntries, closingRules, subjectMatch } from '../../finance';
import { inLanguage } from '../../kernel';
import { compareShown, isSeen, type Call, type Condition, type StoredRecord } from '../../records';
import { monthOf } from '../../kernel/calendar';
import { yuan, type Amount } from '../../kernel/money';
import { costRecord, type CostAmountRecord } from '../entities';
import { matchedEntries } from '../matched-entries';
import type { SubjectMatchRow } from '../registers';
import { conditionsOn } from './conditions-on';
import { costSummary } from './cost-summary';
import { baseOf } from './row-base';
import { rowId } from './row-id';
import type { ViewQuery } from './view-rows';

interface Line {
  readonly year: string;
  readonly month: string;
  readonly projectId: string | null;
  readonly item: string;
  readonly origin: unknown;
  /** Why the item is taken from there. */
  readonly reason: string | null;
  /** Source of the base fields: the cost record, or the first voucher entry if there is none. */
  readonly record: StoredRecord;
  allocated: Amount<'yuan'>;
  booked: Amount<'yuan'>;
}

/** Every project, month and item that has stored cost or is booked on, in order. */
export async function summaryRows(call: Call, { where = [], order }: ViewQuery): Promise<StoredRecord[]> {
  const lines = new Map<string, Line>();
  const own = conditionsOn(where, ['year', 'month', 'projectId', 'item']);
  for (const record of await call.records.find(costRecord, { where: own, without: ['parts'] })) {
    const line = lineOf(lines, record, record, reasonOf(call, record));
    line.allocated = line.allocated.plus(yuan(record.amount));
  }
  for (const { place, record, amount } of await bookedCost(call, where)) {
    const line = lineOf(lines, place, record);
    line.booked = line.booked.plus(amount);
  }
  return [...lines.values()]
    .filter(({ allocated, booked }) => !allocated.isZero() || !booked.isZero())
    .map(rowOf)
    .filter((row) => isSeen(call, costSummary, row, where))
    .sort(compareShown(costSummary, order?.length ? order : costSummary.order));
}

const reasonOf = ({ language }: Call, { sourceReason }: CostAmountRecord): string | null =>
  sourceReason && inLanguage(sourceReason, language);

type Place = Pick<Line, 'year' | 'month' | 'projectId' | 'item'>;

function lineOf(
  lines: Map<string, Line>,
  { year, month, projectId, item }: Place,
  record: StoredRecord,
  reason: string | null = null,
): Line {
  const key = JSON.stringify([month, projectId, item]);
  const known = lines.get(key);
  if (known) return known;
  const { origin = null } = record;
  const line = { year, month, projectId, item, origin, reason, record, allocated: yuan(0), booked: yuan(0) };
  lines.set(key, line);
  return line;
}

function rowOf({ record, allocated, booked, ...place }: Line): StoredRecord {
  return {
    ...baseOf(record),
    ...place,
    id: rowId(costSummary.name, place.month, place.projectId ?? '', place.item),
    allocated: allocated.toString(),
    booked: booked.toString(),
    difference: allocated.minus(booked).toString(),
  };
}

/** Amounts booked on items, debit less credit, by the matching of accounts. */
async function bookedCost(call: Call, where: readonly Condition[]) {
  // All entries of the years are needed: what an entry faces tells whether it is a closing.
  const entries = await bookedEntries(call, daysOf(where));
  const matches = await call.records.find(subjectMatch);
  return matchedEntries(entries, matches as readonly SubjectMatchRow[], await closingRules(call)).map(
    ({ entry, item, debited, credited }) => {
      const month = monthOf(entry.date);
      return {
        place: { year: month.slice(0, 4), month, projectId: entry.projectId, item },
        record: entry,
        amount: debited.minus(credited),
      };
    },
  );
}

/** Conditions on the dates of the requested year, given by itself or by a month. */
function daysOf(where: readonly Condition[]): Condition<'date'>[] {
  const asked = where.find(({ field, is }) => (field === 'year' || field === 'month') && is === 'equal');
  const year = String(asked?.value ?? '').slice(0, 4);
  if (!/^\d{4}$/.test(year)) return [];
  return [
    { field: 'date', is: 'greaterOrEqual', value: `${year}-01-01` },
    { field: 'date', is: 'lessOrEqual', value: `${year}-12-31` },
  ];
}
