import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entriesOfYear, matchedEntries } from './matched-entries';
import type { SubjectMatchRow, VoucherEntryRow } from './registers';

const matches: readonly SubjectMatchRow[] = [{ subjectCode: '530101', costItem: '2.1' }];
const row = (entryNo: number, debit: number, date = '2024-01-31'): VoucherEntryRow => ({
  ...{ id: String(entryNo), date, voucherType: '记', voucherNo: '1', entryNo: String(entryNo) },
  ...{ subjectCode: '530101', subjectName: '材料', summary: '领用', projectId: 'p' },
  ...{ debitAmount: (debit / 100).toFixed(2), creditAmount: null },
});
const rows = fc.array(fc.integer({ min: 0, max: 9_999 })).map((debits) => debits.map((debit, at) => row(at, debit)));

describe('entries on matched accounts', () => {
  it('are the same of rows that are frozen, asked once or again', () => {
    fc.assert(
      fc.property(rows, (entries) => {
        const found = matchedEntries(entries, matches);
        const frozen = Object.freeze([...entries]);
        expect(matchedEntries(frozen, matches)).toEqual(found);
        expect(matchedEntries(frozen, matches)).toEqual(found);
      }),
    );
  });

  it('go by the matches and rulings asked with, not by those asked with before', () => {
    const entries = Object.freeze([row(1, 100)]);
    expect(matchedEntries(entries, matches)).toHaveLength(1);
    expect(matchedEntries(entries, [])).toEqual([]);
    const ruled = { month: '2024-01', voucherType: '记', voucherNo: '1', closing: '2', reason: '结转' } as const;
    expect(matchedEntries(entries, matches, { vouchers: [ruled] })).toEqual([]);
    expect(matchedEntries(entries, matches)).toHaveLength(1);
  });

  it('count what was added to rows that can still change', () => {
    const entries = [row(1, 100)];
    expect(matchedEntries(entries, matches)).toHaveLength(1);
    entries.push(row(2, 200));
    expect(matchedEntries(entries, matches)).toHaveLength(2);
  });

  it('of a year are the very rows where all are of it', () => {
    const entries = [row(1, 100), row(2, 200)];
    expect(entriesOfYear(entries, 2024)).toBe(entries);
    expect(entriesOfYear([...entries, row(3, 1, '2025-01-01')], 2024)).toEqual(entries);
  });
});
