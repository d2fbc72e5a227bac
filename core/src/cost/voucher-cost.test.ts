import { describe, expect, it } from 'vitest';
import type { ProjectRow, SubjectMatchRow, VoucherEntryRow } from './registers';
import { voucherCost } from './voucher-cost';

const project: ProjectRow = {
  id: 'id-A',
  code: 'A',
  expenditureType: 'expensed',
  completion: 'ongoing',
  startTime: '2024-01-01',
  endTime: null,
};
const subjectMatches: SubjectMatchRow[] = [
  { subjectCode: '53010110', costItem: '6.4' },
  { subjectCode: '53010190', costItem: '1.1' },
  { subjectCode: '560299', costItem: 'none' },
];
const entry = (over: Partial<VoucherEntryRow> = {}): VoucherEntryRow => ({
  id: 'v1',
  date: '2024-02-11',
  voucherType: '记',
  voucherNo: '1',
  entryNo: '1',
  subjectCode: '53010110',
  debitAmount: '100.00',
  creditAmount: null,
  projectId: 'id-A',
  ...over,
});
const credited = { debitAmount: null, creditAmount: '100.00' };
const cost = (...voucherEntries: VoucherEntryRow[]) =>
  voucherCost({ year: 2024, projects: [project], voucherEntries, subjectMatches });
const amounts = (...entries: VoucherEntryRow[]) =>
  cost(...entries).parts.map(({ item, amount }) => `${item} ${amount}`);
const codes = (...entries: VoucherEntryRow[]) => cost(...entries).warnings.map(({ code }) => code);

describe('voucher cost', () => {
  it('takes debit less credit under the item of the subject', () => {
    expect(cost(entry()).parts).toMatchObject([
      {
        projectId: 'id-A',
        month: '2024-02',
        item: '6.4',
        amount: '100.00',
        origin: 'voucher',
        source: { resource: 'blade-rdm/financialaccount', id: 'v1' },
      },
    ]);
    expect(amounts(entry(credited))).toEqual(['6.4 -100.00']);
    expect(amounts(entry({ debitAmount: '-40' }))).toEqual(['6.4 -40.00']);
  });

  it('knows a subject by exactly its code', () => {
    expect(amounts(entry({ subjectCode: '5301011001' }))).toEqual([]);
  });

  it.each(['660201', '6604', '5602', '1701', '4103', '3103', '3131'])(
    'does not take off what is carried forward to %s',
    (target) => {
      const carried = entry({ id: 'v2', entryNo: '2', ...credited });
      expect(amounts(entry({ subjectCode: target, projectId: null }), carried)).toEqual([]);
      expect(codes(entry({ subjectCode: target, projectId: null }), { ...carried, projectId: null })).toEqual([]);
    },
  );

  it('tells a carry-forward by the voucher of the same month, type and number only', () => {
    const target = entry({ subjectCode: '6602', projectId: null });
    expect(amounts(target, entry({ id: 'v2', date: '2024-03-01', ...credited }))).toEqual(['6.4 -100.00']);
    expect(amounts(target, entry({ id: 'v2', voucherType: '转', ...credited }))).toEqual(['6.4 -100.00']);
    expect(amounts(target, entry({ id: 'v2', voucherNo: '2', ...credited }))).toEqual(['6.4 -100.00']);
    expect(amounts(target, entry({ id: 'v2' }))).toEqual(['6.4 100.00']);
  });

  it('warns once about an R&D subject nobody has matched, and about no other subject', () => {
    const unmatched = [entry({ id: 'v2', subjectCode: '430102' }), entry({ subjectCode: '430102' })];
    expect(cost(...unmatched).warnings).toMatchObject([{ code: 'UNMATCHED_SUBJECT', id: 'v1', rows: 2 }]);
    expect(codes(entry({ subjectCode: '1002' }), entry({ subjectCode: '560299' }))).toEqual([]);
  });

  it('leaves out entries without a project, warning about those that would count', () => {
    const homeless = entry({ projectId: null });
    expect(amounts(homeless)).toEqual([]);
    expect(codes(homeless)).toEqual(['NO_PROJECT']);
    const input = { year: 2024, projects: [project], voucherEntries: [homeless], subjectMatches };
    expect(voucherCost({ ...input, countedItems: new Set(['1.1'] as const) }).warnings).toEqual([]);
  });

  it('takes entries of the year only', () => {
    expect(amounts(entry({ date: '2023-12-31' }))).toEqual([]);
  });
});
