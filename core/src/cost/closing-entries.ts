import { bookedEntries, closingRules, subjectMatch } from '../finance';
import { inLanguage, text } from '../kernel';
import {
  compareShown,
  computedOnly,
  hooksOn,
  isSeen,
  ownConditions,
  withShownValues,
  type Call,
  type Condition,
  type StoredRecord,
} from '../records';
import { closingEntryView } from './closing-entry-view';
import { itemEntries } from './matched-entries';
import type { SubjectMatchRow } from './registers';
import { baseOf } from './views/row-base';

const instead = text(
  '结转由凭证、科目对应和结转科目得出，请在“结转认定”中认定，或修改凭证',
  'Closings follow from vouchers, matching and closing accounts; rule on the voucher or change it',
);

/** The entries of R&D cost that reduce it or only carry it forward, as they are now. */
export const closingEntryHooks = hooksOn(closingEntryView, {
  shown: async (call, { where: asked = [], order }) => {
    const where = await ownConditions(call, closingEntryView, asked);
    const rows = await closingRows(call, where);
    const seen = rows.filter((row) => isSeen(call, closingEntryView, row, where));
    const sorted = seen.sort(compareShown(closingEntryView, order?.length ? order : closingEntryView.order));
    return withShownValues(call, closingEntryView, sorted);
  },
  ...computedOnly(instead),
});

async function closingRows(call: Call, where: readonly Condition[]): Promise<StoredRecord[]> {
  const entries = await bookedEntries(call, daysOf(where));
  const matches = await call.records.find(subjectMatch);
  const found = itemEntries(entries, matches as readonly SubjectMatchRow[], await closingRules(call));
  return found.flatMap(({ entry, item, debited, credited, closing }) => {
    if (closing === null) return [];
    const { id, date, voucherType, voucherNo, entryNo, summary, subjectCode, subjectName, projectId } = entry;
    const shown = { id, date, voucherType, voucherNo, entryNo, summary, subjectCode, subjectName, projectId };
    return [
      {
        ...baseOf(entry),
        ...shown,
        year: date.slice(0, 4),
        item,
        booked: debited.minus(credited).toString(),
        closing: closing.extent,
        closed: closing.amount.toString(),
        reason: inLanguage(closing.reason, call.language),
      },
    ];
  });
}

/** Conditions on the dates of the requested year; all years without one. */
function daysOf(where: readonly Condition[]): Condition<'date'>[] {
  const year = String(where.find(({ field, is }) => field === 'year' && is === 'equal')?.value ?? '');
  if (!/^\d{4}$/.test(year)) return [];
  return [
    { field: 'date', is: 'greaterOrEqual', value: `${year}-01-01` },
    { field: 'date', is: 'lessOrEqual', value: `${year}-12-31` },
  ];
}
